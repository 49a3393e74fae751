import { STATUS_WORDS, needTitle, nextInWords } from './plan-words.ts'
import type { PlanRow } from './plan-rows.ts'

const CLOSES = { never: 'open all year', over: 'closed' }

const COLUMNS: readonly (readonly [title: string, cell: (row: PlanRow, origin: string) => string])[] = [
  ['Scholarship', ({ name }) => name],
  ['Funder', ({ funder }) => funder],
  ['Status', ({ plan }) => STATUS_WORDS[plan.status]],
  ['Closes', ({ closing }) => (typeof closing === 'string' ? CLOSES[closing] : (closing?.date ?? ''))],
  ['Expected', ({ closing }) => (typeof closing === 'object' && closing?.isExpected ? 'yes' : '')],
  ['Send by', ({ plan }) => plan.by ?? ''],
  ['Next step', (row) => nextInWords(row) ?? ''],
  ['Next day', ({ next }) => next?.day ?? ''],
  ['Late', ({ isLate }) => (isLate ? 'yes' : '')],
  ['Needs', ({ needed }) => (needed.needs ?? []).map(needTitle).join(', ')],
  ['Own dates', ({ plan }) => plan.dates.map(({ day, title }) => `${day} ${title}`).join('; ')],
  ['Notes', ({ plan }) => plan.notes],
  ['Address', ({ id }, origin) => `${origin}/detail/${encodeURIComponent(id)}`],
]

/** The plan as a table of values separated by commas (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function planAsCsv(rows: readonly PlanRow[], origin: string): string {
  const lines = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row, origin)))]
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`
}

/** What a spreadsheet would take for a formula begins with an apostrophe: as text it cannot do anything. */
const quoted = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
