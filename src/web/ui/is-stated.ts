/** Whether a record says it: what a funder does not state comes empty, missing or as "NA". */
export function isStated(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && !['', 'NA'].includes(text.trim().toUpperCase())
}
