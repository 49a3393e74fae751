import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { decodeSearch, encodeSearch } from '#contract/search-url.ts'
import type { Card } from '#contract/scholarship.ts'
import { limitSearches, type Limit } from '#api/access/rate-limits.ts'
import { firstCards } from '#api/answers/first-cards.ts'
import type { Config } from '#api/config.ts'
import { escapeHtml } from '#api/pages/html-page.ts'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'
import { answers } from './answers.ts'

export interface FeedDeps {
  readonly snapshots: SnapshotSource
  readonly limit: Limit
  readonly config: Pick<Config, 'webOrigin' | 'apiOrigin' | 'site'>
}

const ADDRESS = '/api/scholarship/feed'
const ENTRIES = 20

/** Every search as an Atom feed: what the first results show, for anybody. Its query is that of the results page. */
export const feedRoute =
  ({ snapshots, limit, config }: FeedDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      ADDRESS,
      {
        onRequest: limitSearches(limit),
        schema: { summary: 'A search as an Atom feed', response: answers(z.string().describe('RFC 4287')) },
      },
      ({ url }, reply) => {
        const { selection } = decodeSearch(new URL(url, config.apiOrigin).search)
        const query = encodeSearch({ selection, page: 1 })
        const snapshot = snapshots.current()
        reply.headers({ 'content-type': 'application/atom+xml; charset=utf-8', 'cache-control': 'no-cache' })
        const name = `${config.site.name}: ${query === '' ? 'all scholarships' : new URLSearchParams(query).toString()}`
        return formatFeed(name, query, firstCards(snapshot, selection, ENTRIES), config)
      },
    )
    done()
  }

/** The words of an element, without what XML cannot hold. */
const text = (words: string) => escapeHtml(words.replaceAll(/(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu, '').toWellFormed())

function formatFeed(name: string, query: string, cards: readonly Card[], config: FeedDeps['config']): string {
  const { webOrigin, apiOrigin, site } = config
  const suffix = query === '' ? '' : `?${query}`
  const changed = cards.map(updatedOf).toSorted()
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
    ...cards.map((card) => formatEntry(card, `${webOrigin}/detail/${encodeURIComponent(card._id)}`)),
    '</feed>',
    '',
  ].join('\n')
}

function formatEntry(card: Card, address: string): string {
  const { scholarship_name, funded_by, funding_coverage, amount, deadline, deadline_expected, level, study_places } =
    card
  const stated = [funding_coverage, amount, level, study_places].filter((each) => each && each !== 'NA')
  const closes = /^\d/.test(deadline) ? `Closes ${deadline}${deadline_expected ? ' (expected)' : ''}` : deadline
  const summary = [...stated, ...(closes === 'NA' ? [] : [closes])].join(' · ')
  return [
    '<entry>',
    `<id>${text(address)}</id>`,
    `<title>${text(scholarship_name)}</title>`,
    `<updated>${updatedOf(card)}</updated>`,
    `<author><name>${text(funded_by)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${text(address)}"/>`,
    `<summary>${text(summary)}</summary>`,
    '</entry>',
  ].join('\n')
}

const NEVER = '2000-01-01T00:00:00Z'

/** The month that the facts date from. */
function updatedOf({ updated_on }: Card): string {
  return updated_on === null ? NEVER : `${updated_on}-01T00:00:00Z`
}
