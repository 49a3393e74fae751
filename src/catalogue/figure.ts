/** Formats a number as people read it: `1,000`. */
export function figure(value: number): string {
  return value.toLocaleString('en-GB')
}
