import type { Card } from '#contract/scholarship.ts'
import { judge, type DecidingFacts, type Judgement, type Profile } from '#domain/can-i.ts'
import { COUNTRIES, isCountryCode } from '#domain/countries.ts'
import { OTHERS, type Citizens, type Stated } from '#domain/scholarship.ts'

/** Undefined for a card without the facts that decide, as a server of the specification alone sends it. */
export function judgeCard(card: Card, me: Profile, year: number): Judgement | undefined {
  const facts = factsOf(card)
  return facts && judge(facts, me, year)
}

/** The facts of a card as the product has them. */
export function factsOf({ deciding, ethnicity }: Card): DecidingFacts | undefined {
  if (!deciding) return undefined
  const facts = {
    ...deciding,
    countries: citizensIn(deciding.countries),
    citizenship: citizensIn(deciding.citizenship),
    residence: citizensIn(deciding.residence),
    audience: ethnicity,
  }
  // Levels, fields and what holds for a level come from our own vocabularies, and places were read above.
  return facts as DecidingFacts
}

/** Codes, or "@all" and the exceptions; without the groups of countries that files may name besides. */
function citizensIn(said: Stated<string>): Stated<Citizens> {
  if (typeof said === 'string') return said
  const codes = COUNTRIES.map(({ code }) => code)
  const named = said[0] === '@all' ? codes.filter((code) => !said.includes(`!${code}`)) : said.filter(isCountryCode)
  return said.includes(OTHERS) ? [...named, OTHERS] : named
}
