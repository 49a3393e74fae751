import type { Card, ScholarshipDetail } from '#contract/scholarship.ts'
import {
  type Criterion,
  type DecidingFacts,
  judge,
  type Judgement,
  type Profile,
  type Reason,
  type State,
} from '#domain/can-i.ts'
import { isForMen } from '#domain/audience.ts'
import { countedFrom } from '#domain/counted.ts'
import { COUNTRIES, formatCountry, isCountryCode } from '#domain/countries.ts'
import { formatField } from '#domain/fields.ts'
import { formatLevel } from '#domain/levels.ts'
import type { Group, Rule } from '#domain/rules.ts'
import { citizensOf } from '#web/scholarship/who-may-apply.ts'
import { capitalised } from '#web/scholarship/describe-window.ts'
import { ownCountry } from '#web/selection-store.ts'
import { isStated } from '#web/ui/words.ts'
import { type Citizens, OTHERS, type Stated } from '#domain/scholarship.ts'

/** Undefined for a card without the facts that decide, as a server of the specification alone sends it. */
export function judgeCard(card: Card, me: Profile, year: number): Judgement | undefined {
  const facts = factsOf(card)
  return facts && judge(facts, me, year)
}

/** The facts of a card as the product has them. */
function factsOf({ deciding, ethnicity }: Card): DecidingFacts | undefined {
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

/** A card; of a whole scholarship, more of its words. */
type Judged = Card & Partial<Pick<ScholarshipDetail, 'conditions' | 'citizenship_short'>>

export const GROUP_WORDS: Readonly<Record<Exclude<Group, 'christian'>, string>> = {
  woman: 'A woman',
  man: 'A man',
  refugee: 'A refugee',
  disability: 'Living with a disability',
  indigenous: 'Of an Indigenous people',
  black: 'Black',
  muslim: 'Muslim',
  jewish: 'Jewish',
  minority: 'Of another minority',
  low_income: 'From a family with little money',
  first_generation: 'The first of my family in higher education',
}

/** What to check, for rules that ask for it. */
const TO_CHECK: Readonly<Partial<Record<Rule, string>>> = {
  residents_too: 'your right of residence',
  region: 'the region you live in',
  residence_exceptions: 'whether you may live elsewhere',
  past_stays: 'how long you have lived there',
  advanced: 'your year of study',
  topic: 'whether your topic fits',
  field_exceptions: 'whether your subject counts',
  age_unstated: 'the age limit',
  kind: 'whom exactly it is for',
  home_fee: 'home fee status',
  experience: 'work experience',
  post: 'a post or licence',
  years_since_degree: 'when you finished',
  last_school_year: 'when you leave school',
  stage: 'your year of study',
  enrolled: 'where you study now',
  schooled: 'where you went to school',
  income: 'the income limit',
  descent: 'descent',
  family: 'your family',
  card: 'a membership or official card',
  situation: 'your situation',
  several: 'the rules of each award',
}
const NAMES: Readonly<Record<Criterion, string>> = {
  citizenship: 'Citizenship',
  visa: 'Visa',
  residence: 'Where you live',
  level: 'Level',
  field: 'Subject',
  age: 'Age',
  gender: 'Women or men',
  audience: 'Who it is for',
  other: 'Other conditions',
}
/** What to look at, where the answers leave it open; and where the record does. */
const ASKED: Readonly<Partial<Record<Criterion, string>>> = {
  citizenship: 'your citizenship',
  field: 'your subject',
  age: 'your age',
  gender: 'that it is for women',
  audience: 'whom it is for',
}
const LEFT_OPEN: Readonly<Partial<Record<Criterion, string>>> = {
  citizenship: 'whose citizens may apply',
  field: 'the subjects',
}
const STATES: Readonly<Record<State, string>> = {
  met: 'Met',
  not_met: 'Not met',
  not_stated: 'Not stated',
  ask: 'Ask yourself',
}

/** "You can apply", "Check: work experience", "Not for you: Citizens of Kenya only". */
export function headlineOf({ verdict, reasons }: Judgement, card: Judged): string {
  if (verdict === 'can') return 'You can apply'
  if (verdict === 'no') {
    const excluding = reasons.filter(({ state }) => state === 'not_met')
    return `Not for you: ${[...new Set(excluding.map((reason) => exclusionOf(reason, card)))].join('; ')}`
  }
  const open = reasons.filter(({ state }) => state !== 'met').map((reason) => toCheck(reason, card))
  return `Check: ${[...new Set(open)].join(', ')}`
}

/** Rules about visas that touch whoever asks, in full. */
export function visasIn({ verdict, reasons }: Judgement): string {
  return verdict === 'check' ? reasons.flatMap(({ says = [] }) => says).join(' ') : ''
}

interface CriterionRow {
  readonly name: string
  readonly stated: string
  readonly said: string
  readonly state: State
  readonly stateInWords: string
}

/** Each criterion: what they state, what you said, and how that fits. */
export function criteriaOf({ reasons }: Judgement, card: Judged, me: Profile): CriterionRow[] {
  return reasons.map((reason) => ({
    name: NAMES[reason.criterion],
    stated: statedBy(reason, card),
    said: saidOf(reason.criterion, me),
    state: reason.state,
    stateInWords: STATES[reason.state],
  }))
}

function toCheck({ criterion, state, rule }: Reason, { ethnicity }: Judged): string {
  if (criterion === 'gender' && isForMen(ethnicity)) return 'that it is for men'
  return (
    (rule && TO_CHECK[rule]) ||
    (state === 'not_stated' && LEFT_OPEN[criterion]) ||
    (ASKED[criterion] ?? NAMES[criterion].toLowerCase())
  )
}

function exclusionOf(reason: Reason, card: Judged): string {
  if (reason.rule === 'advanced') return 'only for those who have begun this study'
  const stated = statedBy(reason, card)
  return /\bonly\b|\bexcept\b/i.test(stated) || reason.criterion === 'age' ? stated : `${stated} only`
}

/** What the record says about a criterion. */
function statedBy(reason: Reason, card: Judged): string {
  const { criterion, rule, says } = reason
  if (rule === 'advanced') return 'From the second year or later'
  const facts = factsOf(card)
  switch (criterion) {
    case 'citizenship':
      return (
        citizensOf({ ...card, citizenship: card.citizenship_short ?? card.citizenship }, ownCountry()) ?? 'Not stated'
      )
    case 'visa':
      return says ?? ''
    case 'residence': {
      if (rule !== undefined || !facts || typeof facts.residence === 'string') return capitalised(toCheck(reason, card))
      return `People living in ${shortened(facts.residence.map(formatCountry))}`
    }
    case 'level':
      return shortened(card.levels) || statedOr(card.level)
    case 'field':
      return shortened(card.fields) || statedOr(card.field)
    case 'age':
      return card.conditions?.age_says ?? agesOf(card)
    case 'gender':
    case 'audience':
      return rule === 'home_fee' ? 'Home fee status' : statedOr(card.ethnicity)
    case 'other':
      return capitalised(toCheck(reason, card))
  }
}

function agesOf({ deciding }: Judged): string {
  const { age_min: from, age_max: to, age_max_exclusive: isUnder } = deciding ?? {}
  if (to === undefined) return from === undefined ? 'A limit that is not given here' : `${from} or older`
  const until = isUnder ? `under ${to}` : `at most ${to}`
  return capitalised(from === undefined ? until : `${from} or older, and ${until}`)
}

const NOT_TOLD = 'Not answered'

function saidOf(criterion: Criterion, me: Profile): string {
  const countries = me.citizenships?.map(formatCountry).join(', ')
  const said: Readonly<Record<Criterion, string | null | undefined>> = {
    citizenship: countries === '' ? 'Of no country' : countries,
    visa: '',
    residence: me.residence && formatCountry(me.residence),
    level: me.levelWanted && formatLevel(me.levelWanted),
    field: me.fields?.map(formatField).join(', '),
    age: me.birthYear === null ? null : `Born in ${me.birthYear}`,
    gender: me.also.includes('woman') ? 'A woman' : me.also.includes('man') ? 'A man' : null,
    audience: me.also.flatMap((group) => (group === 'christian' ? [] : [GROUP_WORDS[group]])).join(', ') || null,
    other: null,
  }
  return said[criterion] ?? (criterion === 'other' ? '' : NOT_TOLD)
}

function statedOr(text: string | null): string {
  return isStated(text) ? text : 'Not stated'
}

function shortened(labels: readonly string[]): string {
  return countedFrom(labels.length > 4 ? 3 : 4, labels)
}
