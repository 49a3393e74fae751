import type { IsoDate } from '#domain/dates.ts'
import { parseNews, type News, readReminderKey, remindersOn } from '#domain/reminders.ts'
import type { Scholarship } from '#domain/scholarship.ts'
import { presentChange } from '#presenters/present-change.ts'
import { perSnapshot, type SnapshotSource } from '#api/snapshot/snapshot.ts'
import type { Letter, Storage } from '#storage/open-storage.ts'
import type { LetterItem } from './letter-text.ts'

/** What of a letter's facts is still true on a day, dates first. */
export function createItems({ revisions }: Storage, snapshots: SnapshotSource, webOrigin: string) {
  /** By the version of the catalogue: the same news goes to many people. */
  const newsIn = perSnapshot(() => new Map<string, Promise<LetterItem[]>>())
  const about = ({ id, name, funder }: Scholarship) => ({
    name,
    funder,
    url: `${webOrigin}/detail/${encodeURIComponent(id)}`,
  })
  const newsItems = async (news: News): Promise<LetterItem[]> => {
    const record = snapshots.current().find(news.id)
    if (!record) return []
    if (news.kind === 'new') return [{ kind: 'new', ...about(record) }]
    const revision = (await revisions.of(news.id)).find(({ version }) => version === news.version)
    const change = revision && presentChange(revision, 'member')
    return change ? [{ kind: 'changed', says: change.says, ...about(record) }] : []
  }
  const keptNewsItems = (key: string, news: News): Promise<LetterItem[]> => {
    const kept = newsIn(snapshots.current())
    const items = kept.get(key) ?? newsItems(news)
    kept.set(key, items)
    // What failed is read anew next time.
    items.catch(() => kept.delete(key))
    return items
  }
  const reminderItems = ({ id, kind, date }: NonNullable<ReturnType<typeof readReminderKey>>, today: IsoDate) => {
    const record = snapshots.current().find(id)
    const reminder = record && remindersOn(record, today).find((one) => one.kind === kind && one.date === date)
    return reminder ? [{ kind: 'date' as const, reminder, ...about(record) }] : []
  }

  return async ({ facts }: Letter, today: IsoDate): Promise<LetterItem[]> => {
    const found = await Promise.all(
      facts.map(async (key): Promise<LetterItem[]> => {
        const [date, news] = [readReminderKey(key), parseNews(key)]
        if (date) return reminderItems(date, today)
        return news ? keptNewsItems(key, news) : []
      }),
    )
    return found.flat().toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
  }
}

const orderOf = (item: LetterItem): string =>
  item.kind === 'date' ? `1 ${item.reminder.date} ${item.name}` : `${item.kind === 'new' ? 2 : 3} ${item.name}`
