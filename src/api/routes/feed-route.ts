import { z } from 'zod'
import { decodeSearch, encodeSearch } from '#contract/search-url.ts'
import type { Card } from '#contract/scholarship.ts'
import type { Selection } from '#contract/selection.ts'
import { limitSearches } from '#api/access/rate-limits.ts'
import { escapeHtml } from '#api/pages/html-page.ts'
import { describeCard, describeSelection } from '#api/pages/page-texts.ts'
import type { Snapshot } from '#api/snapshot/snapshot.ts'
import { saidSince } from '#domain/calendar.ts'
import { shownDeadline } from '#domain/window-on.ts'
import { questionOf } from '#presenters/present-search.ts'
import { answering } from './answers.ts'
import type { RouteApp, RouteDeps } from './route-deps.ts'

const ADDRESS = '/api/scholarship/feed'
const ENTRIES = 20

/** Every search as an Atom feed: what the first results show, for anybody. Its query is that of the results page. */
export function feedRoute(app: RouteApp, { snapshots, limit, config }: RouteDeps): void {
  app.get(
    ADDRESS,
    { onRequest: limitSearches(limit), ...answering('A search as an Atom feed', z.string().describe('RFC 4287')) },
    ({ url }, reply) => {
      const { selection } = decodeSearch(new URL(url, config.apiOrigin).search)
      const query = encodeSearch({ selection, page: 1 })
      const snapshot = snapshots.current()
      reply.headers({ 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'no-cache' })
      const name = `${config.site.name}: ${describeSelection(selection)}`
      const entries = firstCards(snapshot, selection).map((card) => {
        return { card, updated: updatedOf(card, snapshot) }
      })
      return formatFeed(name, query, entries, config)
    },
  )
}

/** The cards of the first results of a selection. */
function firstCards({ cards, engine }: Snapshot, selection: Selection): Card[] {
  const { hits } = engine.search({ ...questionOf(selection, 1), pageSize: ENTRIES })
  // Serialised from cards, with the snapshot.
  return hits.map(({ record }) => JSON.parse(cards.read(record)) as Card)
}

/** The words of an element, without what XML cannot hold. */
const text = (words: string) => escapeHtml(words.replaceAll(/(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu, '').toWellFormed())

interface Entry {
  readonly card: Card
  readonly updated: string
}

function formatFeed(name: string, query: string, entries: readonly Entry[], config: RouteDeps['config']): string {
  const { webOrigin, apiOrigin, site } = config
  const suffix = query === '' ? '' : `?${query}`
  const changed = entries.map(({ updated }) => updated).toSorted()
  const self = `${apiOrigin}${ADDRESS}${suffix}`
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${text(self)}</id>`,
    `<title>${text(name)}</title>`,
    `<updated>${changed.at(-1) ?? NEVER}</updated>`,
    `<author><name>${text(site.name)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${text(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${text(`${webOrigin}/search${suffix}`)}"/>`,
    ...entries.map((entry) => formatEntry(entry, `${webOrigin}/detail/${encodeURIComponent(entry.card._id)}`)),
    '</feed>',
    '',
  ].join('\n')
}

function formatEntry({ card, updated }: Entry, address: string): string {
  return [
    '<entry>',
    `<id>${text(address)}</id>`,
    `<title>${text(card.scholarship_name)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${text(card.funded_by)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${text(address)}"/>`,
    `<summary>${text(describeCard(card))}</summary>`,
    '</entry>',
  ].join('\n')
}

const NEVER = '2000-01-01T00:00:00Z'

/**
 * When the text of an entry last changed: with the record, or by a new day where a yearly date moved on. Of one that never
 * changed, the month that its facts date from.
 */
function updatedOf({ _id, updated_on }: Card, { today, find, entryTimeOf }: Snapshot): string {
  const record = find(_id)
  const turned = record ? saidSince(record, today, (day) => JSON.stringify(shownDeadline(record, day))) : null
  const changed = entryTimeOf(_id) ?? Date.parse(updated_on === null ? NEVER : `${updated_on}-01T00:00:00Z`)
  return new Date(Math.max(changed, turned ?? changed)).toISOString().replace(/\.\d+/, '')
}
