import type { Found } from '#web/read-answers.ts'

/** What an answer counts: "scholarships", or "alternatives" if nothing matches exactly. */
export function whatIsCounted({ result, count }: Pick<Found, 'result' | 'count'>): string {
  return `${result ? 'scholarship' : 'alternative'}${count === 1 ? '' : 's'}`
}

/**
 * The count in the heading: rounded down to tens, hundreds or thousands depending on its size, with "+". A single digit
 * stays. 347 -> "300+", 12999 -> "12000+".
 */
export function roundCount(count: number): string {
  if (count < 10) return String(count)
  const step = count < 100 ? 10 : count < 1000 ? 100 : 1000
  return `${Math.floor(count / step) * step}+`
}

/** What a button says that leads back to the list. */
export function showing(answer: Found | null, late: boolean): string {
  if (late) return 'Searching…'
  return answer ? `Show ${answer.count} ${whatIsCounted(answer)}` : 'Show results'
}
