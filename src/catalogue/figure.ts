/** `1,000`, as people read it. */
export function figure(value: number): string {
  return value.toLocaleString('en-GB')
}
