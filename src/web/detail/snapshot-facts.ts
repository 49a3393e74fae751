import type { ScholarshipDetail } from '#contract/scholarship.ts'
import { isIsoDate } from '#domain/dates.ts'
import type { WindowState } from '#domain/window-on.ts'
import { citizensOf, countOf, livingIn, shownAudience } from '#web/scholarship/who-may-apply.ts'
import type { OwnCountry } from '#web/selection-store.ts'
import { describeNow } from '#web/scholarship/describe-window.ts'
import { changeDay, changeInWords, factsFrom } from '#web/scholarship/facts-from.ts'
import type { Now } from '#web/ui/day-for.ts'
import { formatDay, formatMonth, inWords, isStated } from '#web/ui/words.ts'
import { tellRounds, type ToldRound } from './describe-rounds.ts'

export type FactName =
  | 'Eligibility'
  | 'Funding'
  | 'Deadline'
  | 'Country'
  | 'Level'
  | 'Field of study'
  | 'Number of winners'
  | 'Check first'
  | 'What changed'
  | 'Updated on'

export interface Fact {
  readonly name: FactName
  /** The entries of a list, or a single text. */
  readonly values: readonly string[]
  /** What stands for a first value that is long, until that is opened, and how many it names. */
  readonly folded?: { readonly text: string; readonly count: number }
  /** Something the reader must know to understand it correctly. */
  readonly note?: string
  /** Of when one can apply. */
  readonly state?: WindowState
  readonly rounds?: readonly ToldRound[]
}

/** More countries than this are told in words: "Every country except India". */
const MOST_NAMED = 100
const CHANGES_SHOWN = 5
const UNKNOWN = 'Not known here: see the funder’s page'

/**
 * The facts that decide: how much is it, until when, for which level and whom. Where one is not stated, it says so. `own` is
 * the country whose citizen last searched.
 */
export function decidingFacts(scholarship: ScholarshipDetail, own?: OwnCountry, ...now: Now): Fact[] {
  return [fundingOf(scholarship), deadlineOf(scholarship, now), levelOf(scholarship), eligibilityOf(scholarship, own)]
}

/** The other facts; those that are not stated are left out. */
export function furtherFacts(scholarship: ScholarshipDetail): Fact[] {
  const { countries, country, study_places, field, fields, no_of_awards } = scholarship
  const facts: Fact[] = [
    {
      name: 'Country',
      values:
        countries.length > MOST_NAMED ? foldable(study_places) : countries.length > 0 ? countries : stated(country),
    },
    { name: 'Field of study', values: fields.length > 0 ? fields : stated(field) },
    { name: 'Number of winners', values: stated(no_of_awards) },
    { name: 'What changed', values: (scholarship.changes ?? []).slice(0, CHANGES_SHOWN).map(changeInWords) },
    { name: 'Updated on', values: updatesOf(scholarship) },
  ]
  return facts.filter(({ values }) => values.length > 0)
}

/** Rules that others made. They have a source of their own, so each is a fact of its own. */
export const noticesOf = ({ notices = [] }: ScholarshipDetail): Fact[] =>
  notices.map(({ says, source, seen }) => ({
    name: 'Check first',
    values: [says],
    ...shortNotice(says),
    rounds: [{ text: '', basis: 'A rule of the country', source, seen: formatMonth(seen) }],
  }))

/** "… for citizens of Afghanistan, Angola, Benin and 36 more." */
function shortNotice(says: string): Pick<Fact, 'folded'> {
  const [, before = '', list = ''] = /^(.* citizens of )(.*)\.$/.exec(says) ?? []
  const names = namesIn(list)
  const count = names.length
  if (count <= MOST_UNFOLDED) return {}
  return { folded: { text: `${before}${names.slice(0, 3).join(', ')} and ${count - 3} more.`, count } }
}

/** When it last changed, and when its facts were checked. */
function updatesOf(scholarship: ScholarshipDetail): string[] {
  const last = scholarship.changes?.[0]
  return [...(last ? [changeDay(last)] : []), ...stated(factsFrom(scholarship))]
}

/** Where a fact was verified after the rest. */
const sinceOf = (month: string | undefined): Pick<Fact, 'note'> =>
  month === undefined ? {} : { note: `Checked in ${formatMonth(month)}` }

function levelOf({ level, levels }: ScholarshipDetail): Fact {
  const [first = UNKNOWN] = stated(level)
  return { name: 'Level', values: levels.length > 0 ? levels : [first] }
}

/** A list of more countries than this is folded. */
const MOST_UNFOLDED = 8

/** A long list as cards say it; undefined where it is short, or no list. */
function folded(scholarship: ScholarshipDetail, own: OwnCountry | undefined): Fact['folded'] {
  const { citizenship, citizenship_short: short, deciding } = scholarship
  const list = deciding?.citizenship
  if (!short || !Array.isArray(list) || list[0] === '@all' || namesIn(citizenship).length <= MOST_UNFOLDED)
    return undefined
  return { text: citizensOf({ citizenship: short, deciding }, own) ?? short, count: countOf(list) }
}

/** "Kenya, Uganda and Rwanda", name by name. */
function namesIn(list: string): string[] {
  const first = list.split(', ')
  const last = first.pop() ?? ''
  const and = last.lastIndexOf(' and ')
  return and < 0 ? [...first, last] : [...first, last.slice(0, and), last.slice(and + ' and '.length)]
}

/** Groups of places, one by one where they are many: a page shows the first few of a long list. */
function foldable(places: string): string[] {
  const names = namesIn(places)
  return names.length > MOST_UNFOLDED ? names : [places]
}

function eligibilityOf(scholarship: ScholarshipDetail, own: OwnCountry | undefined): Fact {
  const values = [...stated(citizensOf(scholarship)), ...stated(livingIn(scholarship))]
  const short = folded(scholarship, own)
  return {
    name: 'Eligibility',
    // The audience badge may already say it all.
    values: values.length > 0 || stated(shownAudience(scholarship)).length > 0 ? values : [UNKNOWN],
    ...(short && { folded: short }),
    ...sinceOf(scholarship.verified?.who),
  }
}

function fundingOf(scholarship: ScholarshipDetail): Fact {
  const {
    amount,
    funding_coverage,
    funding_types,
    verified,
    conditions: { obligation = [], obligation_says } = {},
  } = scholarship
  const [first, ...rest] = [...stated(amount), ...stated(funding_coverage)]
  const types = funding_types.join(', ')
  const values = [first ?? UNKNOWN, ...rest]
  // Paid back wholly, in part or only by some who hold it: in the record's words, where it has any.
  const repayment = obligation.includes('repay') && (obligation_says ?? 'Must be paid back')
  const note = [repayment, sinceOf(verified?.amount).note].filter(Boolean).join('. ')
  return { name: 'Funding', values: types === '' ? values : [...values, types], ...(note !== '' && { note }) }
}

function deadlineOf(scholarship: ScholarshipDetail, now: Now): Fact {
  const { deadline, deadline_expected, deadline_time_zone, original_link, window } = scholarship
  const told = describeNow(scholarship, original_link, ...now)
  const notes = [
    ...(deadline_expected ? ['Expected: taken from an earlier year. The funder may still move it.'] : []),
    ...(deadline_time_zone === undefined ? [] : [zoneNote(deadline_time_zone)]),
  ]
  return {
    name: 'Deadline',
    values: isIsoDate(deadline)
      ? [formatDay(deadline), ...(told && !told.sentence.includes(inWords(deadline.slice(5))) ? [told.sentence] : [])]
      : [told?.sentence ?? deadline],
    ...(notes.length > 0 && isIsoDate(deadline) && { note: notes.join(' ') }),
    ...(told && { state: told.state, rounds: tellRounds(window, told.place) }),
  }
}

const PLACE = /^(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/(?:.*\/)?/

/** Does not promise the end of the day: the funder may state an hour. A city has clocks; UTC, CET or GMT has none. */
function zoneNote(timeZone: string): string {
  if (!PLACE.test(timeZone)) return `Its time zone is ${timeZone.replace('Etc/', '')}.`
  return `It closes by ${timeZone.replace(PLACE, '').replaceAll('_', ' ')} time.`
}

function stated(text: string | null | undefined): string[] {
  return isStated(text) ? [text] : []
}
