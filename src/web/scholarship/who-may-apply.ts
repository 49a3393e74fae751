import type { Card } from '#contract/scholarship.ts'
import { isStated } from '#web/ui/words.ts'
import { findAudience } from '#domain/audience.ts'
import type { OwnCountry } from '#web/selection-store.ts'

/** What a list that is cut names, and how many more there are. */
const CUT = /^.+ and \d+ more(?: countr(?:y|ies))?/

/**
 * Whose citizens may apply, as a phrase of its own; undefined where that is not stated. Of a list that is cut, the
 * country `own` is named in place of all others if it is on the list.
 */
export function citizensOf(said: Pick<Card, 'citizenship' | 'deciding'>, own?: OwnCountry): string | undefined {
  const { citizenship, deciding } = said
  if (!isStated(citizenship)) return undefined
  if (citizenship.startsWith('Any ')) return citizenship
  const list = deciding?.citizenship
  if (!own || !list?.includes(own.code)) return `Citizens of ${citizenship}`
  return `Citizens of ${citizenship.replace(CUT, `${own.label} and ${countOf(list) - 1} more`)}`
}

/** How many countries are listed. */
export function countOf(list: string | readonly string[]): number {
  return list.length - Number(list.includes('others'))
}

/** Where one must live; undefined where that is not limited. */
export function livingIn({ residence }: Pick<Card, 'residence'>): string | undefined {
  return isStated(residence) && residence !== 'Anywhere' ? `Living in ${residence}` : undefined
}

type Said = Pick<Card, 'ethnicity' | 'citizenship' | 'residence'>

export const isOpenToAll = ({ ethnicity }: Pick<Said, 'ethnicity'>) => findAudience(ethnicity)?.label === 'Open to All'

/** Who it is for, as a badge says it: "Open to All" is not true beside a limit. */
export function shownAudience(card: Said): string | null {
  return isOpenToAll(card) && (livingIn(card) ?? citizensOf(card)?.startsWith('C')) ? null : card.ethnicity
}
