import { pageConfig } from '#web/page-config.ts'
import type { Card } from '#contract/scholarship.ts'

const names = new Map<string, string>()
const cards = new Map<string, Card>()

/** Remembers a scholarship's name, for the sign-in page before it and for a save that is refused. */
export function rememberName(id: string, name: string): void {
  names.set(id, name)
}

/** Remembers a card that was pressed: without a network its facts are all that there is of the scholarship. */
export function rememberCard(card: Card): void {
  rememberName(card._id, card.scholarship_name)
  cards.set(card._id, card)
}

export const openedCard = (id: string): Card | undefined => cards.get(id)

/** A scholarship's name, if known without a request: after a press on its card or bookmark, or on its own page. */
export function nameOf(id: string): string | undefined {
  return names.get(id) ?? nameInPage(id)
}

/** The server writes the name into the page for a scholarship's address. The visitor may have moved on since then. */
function nameInPage(id: string): string | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  const [, page, opened] = entry ? new URL(entry.name).pathname.split('/') : []
  if (opened !== encodeURIComponent(id) || (page !== 'detail' && page !== 'signin')) return undefined
  // A page for an unknown scholarship has a title too, but not this description.
  if (page === 'detail' && !metaOf('og:description').includes('A scholarship of ')) return undefined
  return nameInTitle(metaOf('og:title'), page, pageConfig().site.name)
}

function metaOf(property: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? ''
}

/** "EPOS · Scholarship Finder", or "Sign in for EPOS · Scholarship Finder" -> "EPOS". */
export function nameInTitle(title: string, page: 'detail' | 'signin', siteName: string): string | undefined {
  const start = page === 'signin' ? 'Sign in for ' : ''
  const end = ` · ${siteName}`
  const isNamed = title.startsWith(start) && title.endsWith(end) && title.length > start.length + end.length
  return isNamed ? title.slice(start.length, -end.length) : undefined
}
