/**
 * The count in the heading: rounded down to tens, hundreds or thousands depending on its size, with "+". A single digit
 * stays. 347 -> "300+", 12999 -> "12000+".
 */
export function roundCount(count: number): string {
  if (count < 10) return String(count)
  const step = count < 100 ? 10 : count < 1000 ? 100 : 1000
  return `${Math.floor(count / step) * step}+`
}
