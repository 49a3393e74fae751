/** The key with some parts replaced, or taken out where the replacement is ''. A comma keeps apart what did not touch. */
export function rewrite(searchKey: string, changes: readonly { start: number; end: number; by: string }[]): string {
  let text = searchKey
  for (const { start, end, by } of [...changes].sort((a, b) => b.start - a.start)) {
    const before = text.slice(0, start).replace(/[\s,;/|]+$/, '')
    // "Post-doc" without "post" is not "-doc".
    const after = text
      .slice(end)
      .replace(/^-+/, '')
      .replace(/^[\s,;/|]+/, '')
    text = [before, by, after].filter((piece) => piece !== '').join(', ')
  }
  return text
}
