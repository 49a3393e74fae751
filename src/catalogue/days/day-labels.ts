import {
  isListed,
  isOfSomethingElse,
  isSaidOfBoth,
  tellsOfStudies,
  withLater,
  isBetween,
  isRange,
  startsTime,
} from './days-beside.ts'
import { monthOf, type FoundDate } from './dates.ts'
import { beginsVarying } from './deadline-kinds.ts'
import { NO_DAY } from './moments-in-text.ts'
import {
  foldForRoles,
  hasRole,
  isAdjacent,
  isFiller,
  lastOf,
  startsWithRole,
  withoutRole,
  type DayRole,
} from './day-roles.ts'

import { withoutTrailing } from '#catalogue/text/plain-text.ts'

/**
 * What a text says of a day. "opens" is also the first day of a time, "other" a day of somebody else, "previous" one of an
 * earlier round or one that is over, "replaced" one whose place another has taken.
 */
export type DayLabel = 'closes' | 'opens' | 'other' | 'previous' | 'replaced' | 'unknown'

export interface LabelledDay extends FoundDate {
  readonly label: DayLabel
  readonly isUncertain: boolean
  /** True if it is another one elsewhere: "15 January (varies by faculty)". */
  readonly isVarying: boolean
  /** True if it is so mostly. */
  readonly isUsual: boolean
}

/** How much of the text before a day is looked at, and of a remark behind it, in characters. */
const NEAR = 90
/** How far before a day "opens" and the like may stand. */
const REACH = 32
/** How many words of a remark behind a day tell whether it is certain, and how many words all of one may have to tell whose day it is. */
const HEAD = 4
const SHORT = 3

/** "Not before", "no applications will be accepted before"; but "who do not work must apply before" is a last day. */
const NOT_UNTIL =
  /\b(?:not?|never|cannot|can['’]t|won['’]t)\b(?:\s+(?!(?:must|should|please|who|if|but)\b)[\p{L}'’-]+){0,8}?\s+(?:before|until|till|earlier than|prior to|antes del?)(?:\s+the)?\s*$/iu
/** Of what applicants do, it is the last day: "Must be posted by". */
const APPLY_BY =
  /\b(?:apply|applications?|submit\w*|send|sent|posted|postmarked|received|interest|intent)\b.{0,20}\b(?:by|before|until|(?:no|not) later than)(?:\s+the)?\s*$/i
const APPLY_RIGHT_BY = /\b(?:apply|submit)\s+(?:by|before|until)(?:\s+the)?\s*$/i
/** "Results are sent by": what others do. */
const BY_OTHERS =
  /\b(?:results?|outcomes?|notif\w*(?!\w|\s+of\s+int)|announce\w*|decisions?|decided|interviews?|winners?|published|(?:days?|weeks?|months?)\s+(?:after|before|prior to))\b/i
const OF_INTEREST = /\bnotif\w* of int/i
/** "~15 May", "~ mid May" */
const SIGN_OF_ABOUT = /[~≈∼±][^\d;,.|/()[\]~≈∼±]*$/
/** What may stand between a clause and its day. */
const LEADS_TO_DAY = ' \t\n\u00a0:,([–—-'
/** How many characters around the days tell of a round that is to come. */
const MOST_AROUND = 1000
const CLAUSE_OR_COMMA = /[;,()[\]|•!?]|\.\s/
const CLAUSE_ENDS = /[;()[\]|•!?]|\.\s+(?=\p{Lu})/u

/** Labels the days that were found in a text. */
export function labelDays(text: string, days: readonly FoundDate[]): LabelledDay[] {
  const labelled: LabelledDay[] = []
  // What is said of a time goes for both of its ends.
  let first: LabelledDay | undefined
  const isAllUncertain = beginsUncertain(foldForRoles(text.slice(0, NEAR)))
  const isAllVarying = beginsVarying(text)
  const toCome = yearToCome(text, days)
  for (const [index, day] of days.entries()) {
    const gap = text.slice(days[index - 1]?.end ?? 0, day.start)
    const next = days[index + 1]
    const rest = text.slice(day.end, next?.start)
    const before = index === 0 ? gap : cutGap(gap).before
    const remarks = next ? cutGap(rest).remarks : remarksIn(rest)
    const isLast = first !== undefined
    const above = labelled[index - 1]
    const own = labelOf(before, remarks, text.slice(Math.max(0, day.start - 2 * NEAR), day.start))
    const isOfStudies = day.day === NO_DAY && own !== 'previous' && tellsOfStudies(clauseOf(before))
    const label = isOfStudies
      ? 'other'
      : own === 'unknown' && above && isSaidOfBoth(above, day, gap)
        ? above.label
        : own
    const isBeside = label === 'closes' && isOfSomethingElse(text, day.start, clauseOf(before), labelled)
    const year = day.year ?? yearBefore(before)
    const isPrevious = label === 'previous' || (year !== null && year < toCome)
    const found: LabelledDay = {
      ...day,
      year,
      label: isPrevious ? 'previous' : isBeside ? 'other' : label,
      isUncertain:
        // What is to come is not certain, and what was in a year that is told is.
        (isAllUncertain && !(isPrevious && year !== null)) ||
        (!isLast && SIGN_OF_ABOUT.test(before)) ||
        /^\s*[([]?\?/.test(rest) ||
        isUncertain(before, remarks) ||
        (day.day !== NO_DAY && isAdjacent('weekOf', foldForRoles(clauseOf(before)))),
      isVarying: isAllVarying || beginsVarying(rest),
      isUsual:
        [before.slice(-NEAR), ...remarks].some((part) => hasRole('usual', foldForRoles(part))) ||
        (above?.isUsual === true && isListed(gap)),
    }
    const whole = first ? asLast(found, first) : found
    // "1 March - 15 May (planned)": neither end is certain.
    if (first && above && whole.isUncertain) labelled[index - 1] = { ...above, isUncertain: true }
    first = next && (isRange(rest) || isBetween(clauseOf(before), rest)) ? whole : undefined
    const isStart = first !== undefined || startsTime(rest)
    // "Extended from 1 March to 15 March": nothing begins on the first.
    const begins = isStart && !isSomebodyElses(whole) && whole.label !== 'replaced'
    labelled.push(begins ? { ...whole, label: 'opens' } : whole)
  }
  return labelled.map((day, index) => withLater(text, day, labelled[index + 1]))
}

/** "To be confirmed (last time 15 May 2026)", "May 2027 (15 May 2026)" */
function beginsUncertain(folded: string): boolean {
  const [, word = ''] =
    /^[~≈\s]*(?:(?:early|mid|late)[\s-])?(\p{L}{3,12})\.?(?:\s?[/–-]\s?\p{L}{3,12}\.?)?\s20\d\d\s?(?:[([;,]|[–-](?!\s?\p{L}))/u.exec(
      folded,
    ) ?? []
  return startsWithRole('uncertain', folded) || monthOf(word) !== undefined
}

/** "2026/27: to be announced": days of earlier years are those of earlier rounds. 0 if no round is to come. */
function yearToCome(text: string, days: readonly FoundDate[]): number {
  const rest = days.reduceRight((left, { start, end }) => `${left.slice(0, start)}|${left.slice(end)}`, text)
  const years = rest
    .slice(0, MOST_AROUND)
    .split(CLAUSE_OR_COMMA)
    .flatMap((clause) => {
      const [year] = /(?<!\d)20\d\d(?!\d)/.exec(clause) ?? []
      const folded = foldForRoles(clause)
      const isOther = (['event', 'opens', 'support'] as const).some((role) => hasRole(role, folded))
      return year !== undefined && hasRole('uncertain', folded) && !isOther ? [Number(year)] : []
    })
  return Math.max(0, ...years)
}

/** "2026: 15 October" */
function yearBefore(before: string): number | null {
  const year = /(?:^|[;,.(])\s*(?:in\s+)?(20\d\d)\s*[:–—-]\s*$/i.exec(before.slice(-NEAR))?.[1]
  return year === undefined ? null : Number(year)
}

function isSomebodyElses({ label }: LabelledDay): boolean {
  return label === 'other' || label === 'previous'
}

/** The last day of a time. */
function asLast(day: LabelledDay, first: LabelledDay): LabelledDay {
  const label = isSomebodyElses(first) ? first.label : day.label === 'unknown' ? 'closes' : day.label
  const isLater = day.month > first.month || (day.month === first.month && day.day >= first.day)
  return {
    ...day,
    // "1 December 2026 to 31 January"
    year: day.year ?? (first.year === null ? null : first.year + (isLater ? 0 : 1)),
    label,
    isUncertain: day.isUncertain || first.isUncertain,
    isVarying: day.isVarying || first.isVarying,
    isUsual: day.isUsual || first.isUsual,
  }
}

/** What stands between two days: remarks on the former, and what is said of the latter. */
function cutGap(gap: string): { readonly remarks: readonly string[]; readonly before: string } {
  const [, inside, rest = ''] = /^\s*[([]([^()[\]]*)[)\]](.*)$/s.exec(gap) ?? []
  if (inside !== undefined) return { remarks: [inside.slice(0, NEAR)], before: rest }
  const end = /^\s*[([]/.test(gap) ? -1 : gap.search(/[;,.|/()[\]]|\s[-–—]\s/)
  return end < 0
    ? { remarks: [], before: gap }
    : { remarks: [gap.slice(0, Math.min(end, NEAR))], before: gap.slice(end) }
}

/** The remarks behind the last day, up to the end of its clause. */
function remarksIn(tail: string): string[] {
  const remarks: string[] = []
  let rest = tail.slice(0, 3 * NEAR)
  for (let turn = 0; turn < 4; turn++) {
    const inside = /^\s*[([]([^()[\]]*)[)\]]?/.exec(rest)
    const clause = inside ?? /^\s*[,:–—-]?([^.;,()[\]|]*)/.exec(rest)
    const remark = clause?.[1]?.trim() ?? ''
    // Behind a comma, more than a few words are about something else.
    const isAside = /^\s*,/.test(rest) && remark.split(/\s+/).length > SHORT
    if (remark !== '' && !isAside) remarks.push(remark.slice(0, NEAR))
    rest = rest.slice(clause?.[0].length ?? rest.length)
    if (rest === '' || /^[.;|)\]]/.test(rest)) break
  }
  return remarks
}

function isUncertain(before: string, remarks: readonly string[]): boolean {
  const folded = withoutRole('idle', foldForRoles(clauseOf(before)))
  if (hasRole('uncertain', folded) || isAdjacent('about', folded)) return true
  return remarks.some((remark) => {
    const head = headOf(remark)
    return hasRole('uncertain', head) && !hasRole('event', head)
  })
}

/** `led` is what stands before the day, also before others. */
function labelOf(before: string, remarks: readonly string[], led: string): DayLabel {
  if (NOT_UNTIL.test(before)) return 'opens'
  const clause = withoutRole('idle', foldForRoles(clauseOf(before)))
  const [previous, replaced, moved] = [lastOf('previous', clause), lastOf('replaced', clause), lastOf('moved', clause)]
  if (isAdjacent('after', clause) && ![led, ...remarks].some((part) => hasRole('notAfter', foldForRoles(part))))
    return 'other'
  const isMoved = moved !== undefined && moved.end >= Math.max(previous?.end ?? 0, replaced?.end ?? 0)
  if (replaced && !isMoved) return 'replaced'
  if (previous && !isMoved) return 'previous'
  return remarked(remarks) ?? (isMoved ? 'closes' : ofApplicants(before, clause))
}

/** What a remark behind the day says. */
function remarked(remarks: readonly string[]): DayLabel | undefined {
  for (const remark of remarks) {
    const head = headOf(remark)
    if (hasRole('previous', head)) return 'previous'
    const said = withoutRole('idle', head)
    const words = withoutRole('filler', foldForRoles(remark)).match(/[\p{L}\p{N}]+/gu) ?? []
    if (words.length > SHORT || words.some((word) => monthOf(word) !== undefined || /\d/.test(word))) continue
    if (hasRole('event', said) || (hasRole('support', head) && !hasRole('applying', head))) return 'other'
    if (startsWithRole('onward', head)) return 'opens'
  }
  return undefined
}

function ofApplicants(before: string, whole: string): DayLabel {
  // "Selection: deadline 15 January"
  const own = whole.slice(whole.lastIndexOf(':') + 1)
  const clause = hasRole('closes', own) ? own : whole
  const isSupport = hasRole('support', clause) && !hasRole('applying', clause)
  if (!isSupport && isApplyBy(before)) return 'closes'
  const closes = lastOf('closes', clause)
  if (isSupport) return 'other'
  const isEvent = hasRole('event', clause) && !OF_INTEREST.test(clause)
  if (isEvent && !hasRole('behind', clause)) return 'other'
  if (!closes && hasRole('done', clause)) return 'other'
  return nearest(clause)
}

/** Of "opens" and "closes" what stands nearer to the day. */
function nearest(clause: string): DayLabel {
  let best: { label: DayLabel; end: number; length: number } = { label: 'unknown', end: 0, length: 0 }
  const weigh = (label: DayLabel, role: DayRole, mustAdjoin: boolean) => {
    const found = lastOf(role, clause)
    const between = clause.slice(found?.end)
    if (!found || (mustAdjoin ? !isFiller(between) : isFar(between))) return
    if (found.end > best.end || (found.end === best.end && found.length > best.length)) best = { label, ...found }
  }
  weigh('closes', 'closes', false)
  weigh('opens', 'opens', false)
  weigh('closes', 'until', true)
  weigh('opens', 'from', true)
  return best.label
}

/** "Programmes that start in September 2027: 15 January": the start has a time of its own. */
function isFar(between: string): boolean {
  return (
    between.length > REACH ||
    /\d{4}/.test(between) ||
    between.split(/[^\p{L}]+/u).some((word) => monthOf(word) !== undefined)
  )
}

/** The clause right before a day. */
function clauseOf(before: string): string {
  return withoutTrailing(before.slice(-NEAR), LEADS_TO_DAY).split(CLAUSE_ENDS).at(-1) ?? ''
}

function headOf(remark: string): string {
  return foldForRoles(remark).trim().split(' ').slice(0, HEAD).join(' ')
}

function isApplyBy(before: string): boolean {
  const clause =
    before
      .slice(-NEAR)
      .split(/[.,;:!?()]/)
      .at(-1) ?? ''
  return APPLY_RIGHT_BY.test(clause) || (APPLY_BY.test(clause) && !BY_OTHERS.test(clause))
}
