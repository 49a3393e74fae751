import { withoutTrailing } from '#catalogue/text/plain-text.ts'
import type { FoundDate } from './dates.ts'
import { foldForRoles } from './day-roles.ts'

/** What a text says beside a day. */
export interface DayContext {
  readonly text: string
  /** All between the day before and this one, and between this one and the next. */
  readonly gap: string
  readonly rest: string
  /** What of the gap is no remark on the day before. */
  readonly before: string
  /** Of that, the clause right before the day; as the words of deadlines are compared, like all that follows. */
  readonly clause: string
  /** What stands before the day, also before others. */
  readonly led: string
  /** What is said behind the day: "(closed)", "TBC". */
  readonly remarks: readonly string[]
}

/** How much of the text before a day is looked at, and of a remark behind it, in characters. */
export const NEAR = 90
/** How many remarks are looked at, and how many words one behind a comma may have: more are about something else. */
const MOST_REMARKS = 4
const SHORT = 3
/** What may stand between a clause and its day. */
const LEADS_TO_DAY = ' \t\n\u00a0:,([–—-'
const CLAUSE_ENDS = /[;()[\]|•!?]|\.\s+(?=\p{Lu})/u

export function contextOf(text: string, days: readonly FoundDate[], index: number): DayContext {
  const [above, day, next] = [days[index - 1], days[index], days[index + 1]]
  const [start, end] = [day?.start ?? 0, day?.end ?? 0]
  const gap = text.slice(above?.end ?? 0, start)
  const rest = text.slice(end, next?.start)
  const before = above ? cutGap(gap).before : gap
  const clause = withoutTrailing(before.slice(-NEAR), LEADS_TO_DAY).split(CLAUSE_ENDS).at(-1) ?? ''
  return {
    text,
    gap,
    rest,
    before,
    clause: foldForRoles(clause),
    led: foldForRoles(text.slice(Math.max(0, start - 2 * NEAR), start)),
    remarks: (next ? cutGap(rest).remarks : remarksIn(rest)).map((remark) => foldForRoles(remark.slice(0, NEAR))),
  }
}

/** What stands between two days: remarks on the former, and what is said of the latter. */
function cutGap(gap: string): { readonly remarks: readonly string[]; readonly before: string } {
  const [, inside, rest = ''] = /^\s*[([]([^()[\]]*)[)\]](.*)$/s.exec(gap) ?? []
  if (inside !== undefined) return { remarks: [inside], before: rest }
  const end = /^\s*[([]/.test(gap) ? -1 : gap.search(/[;,.|/()[\]]|\s[-–—]\s/)
  return end < 0 ? { remarks: [], before: gap } : { remarks: [gap.slice(0, end)], before: gap.slice(end) }
}

/** The remarks behind the last day, up to the end of its clause. */
function remarksIn(tail: string): string[] {
  const remarks: string[] = []
  let rest = tail.slice(0, 3 * NEAR)
  for (let turn = 0; turn < MOST_REMARKS; turn++) {
    const inside = /^\s*[([]([^()[\]]*)[)\]]?/.exec(rest)
    const clause = inside ?? /^\s*[,:–—-]?([^.;,()[\]|]*)/.exec(rest)
    const remark = clause?.[1]?.trim() ?? ''
    const isAside = /^\s*,/.test(rest) && remark.split(/\s+/).length > SHORT
    if (remark !== '' && !isAside) remarks.push(remark)
    rest = rest.slice(clause?.[0].length ?? rest.length)
    if (rest === '' || /^[.;|)\]]/.test(rest)) break
  }
  return remarks
}
