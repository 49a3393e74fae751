import { monthOf, type FoundDate } from './dates.ts'
import {
  contextOf,
  NEAR,
  type DayContext,
  isBetween,
  isListed,
  isOfSomethingElse,
  isRange,
  isSaidOfBoth,
  startsTime,
  tellsOfStudies,
  withLater,
} from './days-beside.ts'
import {
  foldForRoles,
  hasRole,
  isAdjacent,
  isFiller,
  lastOf,
  startsWithRole,
  withoutRole,
  type DayRole,
  beginsVarying,
} from './day-roles.ts'
import { NO_DAY } from './moments.ts'

/**
 * What a text says of a day. "opens" is also the first day of a time, "other" a day of somebody else, "previous" one of an
 * earlier round or one that is over, "replaced" one whose place another has taken.
 */
export type DayLabel = 'closes' | 'opens' | 'other' | 'previous' | 'replaced' | 'unknown'

/** Why a day may not be the one: it is not sure ("~15 May"), another one elsewhere ("varies by faculty"), or so mostly. */
export type Doubt = 'uncertain' | 'varying' | 'usual'

export interface LabelledDay extends FoundDate {
  readonly label: DayLabel
  readonly doubts: ReadonlySet<Doubt>
}

/** How far before a day "opens" and the like may stand, in characters. */
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
/** How many characters around the days tell of a round that is to come. */
const MOST_AROUND = 1000
const CLAUSE_OR_COMMA = /[;,()[\]|•!?]|\.\s/

/** Labels the days that were found in a text: each by what stands beside it, then the two ends of a time together. */
export function labelDays(text: string, days: readonly FoundDate[]): LabelledDay[] {
  const labelled: LabelledDay[] = []
  const toCome = yearToCome(text, days)
  let isLast = false
  for (const [index, found] of days.entries()) {
    const context = contextOf(text, days, index)
    const isFirst = index + 1 < days.length && (isRange(context.rest) || isBetween(context.clause, context.rest))
    const dated = { ...found, year: found.year ?? yearBefore(context.before) }
    const said = labelAmong(dated, context, labelled, toCome)
    // "Extended from 1 March to 15 March": nothing begins on the first.
    const begins = (isFirst || startsTime(context.rest)) && !isSomebodyElses(said) && said !== 'replaced'
    const label = begins ? 'opens' : said
    const day = { ...dated, label, doubts: doubtsOf({ ...dated, label }, context, labelled.at(-1), isLast) }
    const first = isLast ? labelled.pop() : undefined
    labelled.push(...(first ? endsOfTime(first, day) : [day]))
    isLast = isFirst
  }
  return labelled.map((day, index) => withLater(text, day, labelled[index + 1]))
}

/** What is said of a day, or of those before it as well. */
function labelAmong(day: FoundDate, context: DayContext, earlier: readonly LabelledDay[], toCome: number): DayLabel {
  const { clause, gap, text } = context
  const own = labelOf(context)
  if (own === 'previous' || (day.year !== null && day.year < toCome)) return 'previous'
  if (day.day === NO_DAY && tellsOfStudies(clause)) return 'other'
  const above = earlier.at(-1)
  const label = own === 'unknown' && above && isSaidOfBoth(above, day, gap) ? above.label : own
  return label === 'closes' && isOfSomethingElse(text, day.start, clause, earlier) ? 'other' : label
}

function doubtsOf(
  { day, year, label }: Omit<LabelledDay, 'doubts'>,
  { text, before, clause, gap, rest, remarks }: DayContext,
  above: LabelledDay | undefined,
  isLast: boolean,
): ReadonlySet<Doubt> {
  const said = withoutRole('idle', clause)
  const isUncertain =
    // What is to come is not certain, and what was in a year that is told is.
    (beginsUncertain(text) && !(label === 'previous' && year !== null)) ||
    // Behind the first day of a time, "~" is "until".
    (!isLast && SIGN_OF_ABOUT.test(before)) ||
    /^\s*[([]?\?/.test(rest) ||
    hasRole('uncertain', said) ||
    isAdjacent('about', said) ||
    remarks.map(headOf).some((head) => hasRole('uncertain', head) && !hasRole('event', head)) ||
    (day !== NO_DAY && isAdjacent('weekOf', clause))
  const doubts = new Set<Doubt>(isUncertain ? ['uncertain'] : [])
  if (beginsVarying(text) || beginsVarying(rest)) doubts.add('varying')
  const isUsual = [foldForRoles(before.slice(-NEAR)), ...remarks].some((part) => hasRole('usual', part))
  if (isUsual || (above?.doubts.has('usual') && isListed(gap))) doubts.add('usual')
  return doubts
}

/** The two days of a time. What is in doubt of one is so of both: "1 March - 15 May (planned)". */
function endsOfTime(first: LabelledDay, last: LabelledDay): [first: LabelledDay, last: LabelledDay] {
  const doubts = new Set([...first.doubts, ...last.doubts])
  const label = isSomebodyElses(first.label) ? first.label : last.label === 'unknown' ? 'closes' : last.label
  // "1 December 2026 to 31 January"
  const isLater = last.month > first.month || (last.month === first.month && last.day >= first.day)
  const year = last.year ?? (first.year === null ? null : first.year + (isLater ? 0 : 1))
  return [
    { ...first, doubts },
    { ...last, year, label, doubts },
  ]
}

function isSomebodyElses(label: DayLabel): boolean {
  return label === 'other' || label === 'previous'
}

/** "To be confirmed (last time 15 May 2026)", "May 2027 (15 May 2026)" */
function beginsUncertain(text: string): boolean {
  const folded = foldForRoles(text.slice(0, NEAR))
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

/** What is said of a day alone. */
function labelOf({ before, clause, led, remarks }: DayContext): DayLabel {
  if (NOT_UNTIL.test(before)) return 'opens'
  const said = withoutRole('idle', clause)
  const [previous, replaced, moved] = [lastOf('previous', said), lastOf('replaced', said), lastOf('moved', said)]
  if (isAdjacent('after', said) && ![led, ...remarks].some((part) => hasRole('notAfter', part))) return 'other'
  const isMoved = moved !== undefined && moved.end >= Math.max(previous?.end ?? 0, replaced?.end ?? 0)
  if (replaced && !isMoved) return 'replaced'
  if (previous && !isMoved) return 'previous'
  return remarked(remarks) ?? (isMoved ? 'closes' : ofApplicants(before, said))
}

/** What a remark behind the day says. */
function remarked(remarks: readonly string[]): DayLabel | undefined {
  for (const remark of remarks) {
    const head = headOf(remark)
    if (hasRole('previous', head)) return 'previous'
    const said = withoutRole('idle', head)
    const words = withoutRole('filler', remark).match(/[\p{L}\p{N}]+/gu) ?? []
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

function headOf(remark: string): string {
  return remark.trim().split(' ').slice(0, HEAD).join(' ')
}

function isApplyBy(before: string): boolean {
  const clause =
    before
      .slice(-NEAR)
      .split(/[.,;:!?()]/)
      .at(-1) ?? ''
  return APPLY_RIGHT_BY.test(clause) || (APPLY_BY.test(clause) && !BY_OTHERS.test(clause))
}
