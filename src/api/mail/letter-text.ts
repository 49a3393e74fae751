import { daysBetween, type IsoDate, formatPartialDate } from '#domain/dates.ts'
import type { Reminder } from '#domain/reminders.ts'
import { html, type Html } from '#api/pages/html-page.ts'

/** One line of a letter: a date of what somebody saved, or news of a search that they follow. */
export type LetterItem = { readonly name: string; readonly funder: string; readonly url: string } & (
  | { readonly kind: 'date'; readonly reminder: Pick<Reminder, 'kind' | 'date' | 'isExpected' | 'for'> }
  | { readonly kind: 'new' }
  | { readonly kind: 'changed'; readonly says: readonly string[] }
)

interface LetterContent {
  /** Of the site. */
  readonly siteName: string
  /** Of the person. */
  readonly name: string
  /** The day it is where the person is. */
  readonly today: IsoDate
  readonly items: readonly LetterItem[]
  readonly accountUrl: string
  readonly unsubscribeUrl: string
}

const PARTS = [
  ['date', 'Dates of scholarships you saved'],
  ['new', 'New in searches you follow'],
  ['changed', 'Changed in searches you follow'],
] as const

const MOST_OF_SUBJECT = 60

/** A letter's subject, its whole text, and the same as simple HTML: no picture, and every link leads where it says. */
export function writeLetter({ siteName, name, today, items, accountUrl, unsubscribeUrl }: LetterContent) {
  const parts = PARTS.flatMap(([kind, title]) => {
    const found = items.filter((item) => item.kind === kind)
    return found.length === 0 ? [] : [{ title, found }]
  })
  const why = `You get this e-mail because you asked ${siteName} for it.`
  const check = 'Check with the funder before you rely on a date.'
  const text = [
    `Hello ${name},`,
    ...parts.map(({ title, found }) => [title, ...found.map((item) => textOf(item, today))].join('\n\n')),
    check,
    `--\n${why}\nChange what you receive: ${accountUrl}\nStop all of these e-mails: ${unsubscribeUrl}`,
  ].join('\n\n')
  const content = html`<p>Hello <bdi>${name}</bdi>,</p>
    ${parts.map(
      ({ title, found }) =>
        html`<h2>${title}</h2>
          <ul>
            ${found.map((item) => htmlOf(item, today))}
          </ul>`,
    )}
    <p>${check}</p>
    <hr />
    <p>${why} <a href="${accountUrl}">Change what you receive</a></p>
    <p><a href="${unsubscribeUrl}">Stop all of these e-mails</a></p>`
  return {
    subject: subjectOf(items, today),
    text: `${text}\n`,
    html: html`<!doctype html>
      <html lang="en">
        <head>
          <meta name="color-scheme" content="light dark" />
        </head>
        <body style="max-width: 40rem; font: 1rem/1.5 system-ui, sans-serif">
          ${content}
        </body>
      </html>`.source,
  }
}

function subjectOf(items: readonly LetterItem[], today: IsoDate): string {
  const [first] = items
  if (!first) return 'Nothing new'
  const name = Array.from(first.name)
  const short = name.length > MOST_OF_SUBJECT ? `${name.slice(0, MOST_OF_SUBJECT - 1).join('')}…` : first.name
  const others = items.length - 1
  return `${headOf(first, today)}: ${short}${others === 0 ? '' : `, and ${others} more`}`
}

/** "Closes in 3 days, on 29 November 2026 (expected)". Of what is new the title says it already. */
function sayOf(item: LetterItem, today: IsoDate): string {
  if (item.kind === 'new') return ''
  if (item.kind === 'changed') return `Changed: ${item.says.join('; ')}`
  const { date, isExpected, for: whom } = item.reminder
  const notes = [
    ...(isExpected ? ['expected from past years, not yet announced'] : []),
    ...(whom === null ? [] : [whom]),
  ]
  return `${headOf(item, today)}, on ${formatPartialDate(date)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`
}

function headOf(item: LetterItem, today: IsoDate): string {
  if (item.kind === 'new') return 'New'
  if (item.kind === 'changed') return 'Changed'
  const days = daysBetween(today, item.reminder.date)
  const [will, did] = item.reminder.kind === 'closes' ? ['Closes', 'Closed'] : ['Opens', 'Opened']
  if (days < 0) return `${did} ${-days === 1 ? 'yesterday' : `${-days} days ago`}`
  return `${will} ${days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`
}

const textOf = (item: LetterItem, today: IsoDate): string =>
  [sayOf(item, today), `${item.name} (${item.funder})`, item.url].filter(Boolean).join('\n')

const htmlOf = (item: LetterItem, today: IsoDate): Html =>
  html`<li>
    <p>
      ${item.kind === 'new' ? [] : html`${sayOf(item, today)}<br />`}
      <a href="${item.url}"><bdi>${item.name}</bdi></a> (<bdi>${item.funder}</bdi>)
    </p>
  </li>`
