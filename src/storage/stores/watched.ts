import type { Connection } from '#storage/database/connection.ts'
import type { Database, Tables } from '#storage/database/tables.ts'

/** What the link of a record led to. Times in milliseconds since 1970. */
export interface WatchedLink {
  readonly id: string
  readonly link: string
  /** In one word, and what there is to tell of it. */
  readonly state: string
  readonly detail: string
  readonly stateSince: number
  readonly askedAt: number
  /** When a visit last found a change in what matters, which is its `askedAt`; null once somebody has looked at it. */
  readonly changedAt: number | null
  /** The sentences that were new then. */
  readonly news: readonly string[]
}

/** The same, with what the next visit needs. */
export interface WatchedPage extends WatchedLink {
  readonly etag: string | null
  readonly lastModified: string | null
  /** The sentences of the page, as JSON. */
  readonly lines: string
}

/** Rows written or read with one statement: a page may have hundreds of kilobytes. */
const BATCH = 50

const LINK = [
  'scholarship_id as id',
  'link',
  'state',
  'detail',
  'state_since as stateSince',
  'asked_at as askedAt',
  'changed_at as changedAt',
  'news',
] as const
const PAGE = [...LINK, 'etag', 'last_modified as lastModified', 'lines'] as const

export function createWatchedLinks({ database, reader, write }: Connection) {
  const links = reader.selectFrom('watched').select(LINK)
  return {
    /** Every link that was ever asked for, by the id of its record. */
    async all(): Promise<Map<string, WatchedLink>> {
      return new Map((await links.execute()).map((row) => [row.id, withNews(row)]))
    },

    async find(id: string): Promise<WatchedLink | undefined> {
      const row = await links.where('scholarship_id', '=', id).executeTakeFirst()
      return row && withNews(row)
    },

    /** With their sentences. */
    async pages(ids: readonly string[]): Promise<Map<string, WatchedPage>> {
      const found = new Map<string, WatchedPage>()
      for (let start = 0; start < ids.length; start += BATCH) {
        const pages = reader.selectFrom('watched').select(PAGE)
        const rows = await pages.where('scholarship_id', 'in', ids.slice(start, start + BATCH)).execute()
        for (const row of rows) found.set(row.id, withNews(row))
      }
      return found
    },

    /**
     * Takes the place of what is known of these links. A change that an earlier visit found stays as it is stored, because
     * somebody may have looked at it since it was read. Each batch is written completely or not at all.
     */
    async put(pages: readonly WatchedPage[]): Promise<void> {
      for (let start = 0; start < pages.length; start += BATCH) {
        await write(replace(database, pages.slice(start, start + BATCH)))
      }
    },

    /** Somebody has looked at the change of that time. A later one stays. */
    async seen(id: string, changedAt: number): Promise<void> {
      const row = database.updateTable('watched').set({ changed_at: null, news: '[]' }).where('scholarship_id', '=', id)
      await write(row.where('changed_at', '=', changedAt))
    },

    /** Takes that back, of a link as it was found before. A later change stays. */
    async unseen({ id, changedAt, news }: WatchedLink): Promise<void> {
      const change = { changed_at: changedAt, news: JSON.stringify(news) }
      const row = database.updateTable('watched').set(change).where('scholarship_id', '=', id)
      await write(row.where('changed_at', 'is', null))
    },
  }
}

/** Leaves the change that is stored where the link is the same and this visit found none. */
function replace(database: Database, pages: readonly WatchedPage[]) {
  const insert = database.insertInto('watched').values(pages.map(rowOf))
  return insert.onConflict((conflict) =>
    conflict.column('scholarship_id').doUpdateSet((row) => {
      const isNew = row.or([
        row('excluded.changed_at', '=', row.ref('excluded.asked_at')),
        row('watched.link', '!=', row.ref('excluded.link')),
      ])
      const newOrStored = <Column extends 'changed_at' | 'news'>(column: Column) =>
        row
          .case()
          .when(isNew)
          .then(row.ref(`excluded.${column}`))
          .else(row.ref(`watched.${column}`))
          .end()
      return {
        link: row.ref('excluded.link'),
        state: row.ref('excluded.state'),
        detail: row.ref('excluded.detail'),
        state_since: row.ref('excluded.state_since'),
        asked_at: row.ref('excluded.asked_at'),
        etag: row.ref('excluded.etag'),
        last_modified: row.ref('excluded.last_modified'),
        lines: row.ref('excluded.lines'),
        changed_at: newOrStored('changed_at'),
        news: newOrStored('news'),
      }
    }),
  )
}

/** Of a row, the news as `rowOf` has written them. */
const withNews = <Row extends { readonly news: string }>(row: Row) => ({
  ...row,
  news: JSON.parse(row.news) as string[],
})

function rowOf(page: WatchedPage): Tables['watched'] {
  return {
    scholarship_id: page.id,
    link: page.link,
    state: page.state,
    detail: page.detail,
    state_since: page.stateSince,
    asked_at: page.askedAt,
    etag: page.etag,
    last_modified: page.lastModified,
    lines: page.lines,
    changed_at: page.changedAt,
    news: JSON.stringify(page.news),
  }
}
