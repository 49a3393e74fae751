import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { conditionFacts } from '#web/detail/condition-facts.ts'
import { decidingFacts, furtherFacts } from '#web/detail/snapshot-facts.ts'
import { ownCountry } from '#web/selection-store.ts'
import { shownAudience } from '#web/scholarship/who-may-apply.ts'
import { isStated } from '#web/ui/words.ts'

/** As many stand side by side. */
export const MOST_COMPARED = 4

export interface ComparedFact {
  readonly name: string
  /** One for each scholarship; null where it is not stated. */
  readonly values: readonly (string | null)[]
  readonly isSame: boolean
}

/** About a record, and not about the scholarship. */
const NOT_COMPARED = new Set<string>(['What changed', 'Updated on'])

/** The facts that at least one of them states: first those in which they differ, each in the order of a page. */
export function compareFacts(all: readonly ScholarshipDetail[]): ComparedFact[] {
  const facts = all.map(factsOf)
  const names = [...new Set(facts.flatMap((own) => [...own.keys()]))]
  return names
    .map((name): ComparedFact => {
      const values = facts.map((own) => own.get(name) ?? null)
      return { name, values, isSame: new Set(values).size === 1 }
    })
    .toSorted((a, b) => Number(a.isSame) - Number(b.isSame))
}

function factsOf(scholarship: ScholarshipDetail): ReadonlyMap<string, string> {
  const audience = shownAudience(scholarship)
  const stated = [...decidingFacts(scholarship, ownCountry()), ...furtherFacts(scholarship)]
    .filter(({ name }) => !NOT_COMPARED.has(name))
    .map(({ name, values, folded, note }): [string, string] => {
      const all = folded ? [folded.text, ...values.slice(1)] : values
      const who = name === 'Eligibility' && isStated(audience) ? [audience, ...all] : all
      return [name, [who.join('; '), note].filter(Boolean).join('. ')]
    })
  const conditional = (['person', 'steps', 'benefits'] as const)
    .flatMap((place) => conditionFacts(scholarship.conditions, place))
    .map(({ name, values }): [string, string] => [name, values.join('; ')])
  return new Map([...stated, ...conditional].filter(([, text]) => text !== ''))
}
