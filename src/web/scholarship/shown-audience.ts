import type { Card } from '#contract/scholarship.ts'
import { findAudience } from '#domain/audience.ts'
import { citizensOf, livingIn } from './citizens-of.ts'

type Said = Pick<Card, 'ethnicity' | 'citizenship' | 'residence'>

export const isOpenToAll = ({ ethnicity }: Pick<Said, 'ethnicity'>) => findAudience(ethnicity)?.label === 'Open to All'

/** Who it is for, as a badge says it: "Open to All" is not true beside a limit. */
export function shownAudience(card: Said): string | null {
  return isOpenToAll(card) && (livingIn(card) ?? citizensOf(card)?.startsWith('C')) ? null : card.ethnicity
}
