import type { Card } from '#contract/scholarship.ts'
import { isStated } from '#web/ui/is-stated.ts'

type Likeness = Pick<Card, 'countries' | 'levels' | 'fields' | 'ethnicity' | 'citizenship'>

const shared = (some: readonly string[], others: readonly string[]) => some.filter((label) => others.includes(label))
const forSame = (one: Likeness, other: Likeness) => isStated(one.ethnicity) && one.ethnicity === other.ethnicity

/** What two have in common, the level first: "Alike: Master's, Hungary". Empty if it is nothing that both name. */
export function likenessOf(one: Likeness, other: Likeness): string {
  const [place] = shared(one.countries, other.countries)
  const alike = [
    ...shared(one.levels, other.levels),
    ...(place === undefined ? shared(one.fields, other.fields).slice(0, 1) : [place]),
    ...(forSame(one, other) && one.ethnicity !== null ? [one.ethnicity] : []),
  ]
  return alike.length === 0 ? '' : `Alike: ${alike.join(', ')}`
}

/** The most alike first: by level, which decides more than by whom it is for. Where that is the same, the order stays. */
export function byLikeness<One extends Likeness>(cards: readonly (One | null)[], other: Likeness): (One | null)[] {
  const weigh = (card: One | null) =>
    card === null ? -1 : 2 * Number(shared(card.levels, other.levels).length > 0) + Number(forSame(card, other))
  return cards.toSorted((a, b) => weigh(b) - weigh(a))
}
