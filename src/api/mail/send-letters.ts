import { createHash, randomBytes } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { daysBetween, type IsoDate } from '#domain/dates.ts'
import { parseNews } from '#domain/news.ts'
import { readReminderKey, remindersOn } from '#domain/reminders.ts'
import type { Config } from '#api/config.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { presentChange } from '#api/snapshot/present-change.ts'
import type { Snapshot, SnapshotSource } from '#api/snapshot/snapshot.ts'
import type { Letter, Storage } from '#storage/open-storage.ts'
import { createDueFacts } from './due-facts.ts'
import { writeLetter, type LetterItem } from './letter-text.ts'
import { hashOfToken } from './tokens.ts'
import type { HandedOver, MailTransport } from './transport.ts'
import { zoneClock } from './zone-clock.ts'

export interface LettersDeps {
  readonly storage: Storage
  readonly snapshots: SnapshotSource
  readonly transport: MailTransport
  readonly config: Pick<Config, 'webOrigin' | 'apiOrigin' | 'site'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds until another process may send what this one has claimed. */
  readonly claim?: number
}

/** Letters that were handed over, and what became of them. */
export type Sent = Record<HandedOver | 'void', number>

/**
 * Sends what is due: first what was claimed and never handed over, then each time zone's letters of the day. Several
 * processes may do so at once. Throws MailServerError, and then leaves the rest for the next time.
 */
export function createLetterSender(deps: LettersDeps) {
  const { storage, snapshots, now, claim = SERVER_LIMITS.letterClaim } = deps
  const { letters } = storage
  const dueFacts = createDueFacts(storage, snapshots)
  const most = SERVER_LIMITS.lettersAtOnce

  const sendBatch = async (batch: readonly Letter[], sent: Sent) => {
    const outcomes = await Promise.allSettled((await addTokens(storage, batch)).map((one) => send(deps, one)))
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') sent[outcome.value] += 1
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }

  const sendZone = async (timeZone: string, sent: Sent, isStopped: () => boolean) => {
    const clock = zoneClock(timeZone)
    if (!clock || clock.hourOf(now()) < SERVER_LIMITS.lettersFromHour) return
    const day = clock.dayOf(now())
    while (!isStopped()) {
      const people = await letters.unlooked(timeZone, day, most)
      if (people.length === 0) return
      const version = Number.parseInt(snapshots.current().version, 10)
      const due = await dueFacts.of(people, clock, day)
      const followedUpTo = { day: dueFacts.followedUpTo(day), version }
      await sendBatch(await letters.claim(due, { day, until: now() + claim, followedUpTo }), sent)
      // Neither the embedded database nor a claim that finds nothing ever yields.
      await turn()
    }
  }

  return async (isStopped: () => boolean = () => false): Promise<Sent> => {
    const sent: Sent = { sent: 0, refused: 0, later: 0, void: 0 }
    while (!isStopped()) {
      const again = await letters.retake(now(), now() + claim, most)
      if (again.length === 0) break
      await sendBatch(again, sent)
    }
    for (const timeZone of await letters.zones()) await sendZone(timeZone, sent, isStopped)
    return sent
  }
}

type Addressed = Letter & { readonly token: string }

/** A new token for each attempt: of the earlier ones only the hashes are known. */
async function addTokens({ letters }: Storage, batch: readonly Letter[]): Promise<Addressed[]> {
  const addressed = batch.map((letter) => ({ ...letter, token: randomBytes(32).toString('base64url') }))
  await letters.addTokens(
    addressed.map(({ token, accountId, day }) => ({ tokenHash: hashOfToken(token), accountId, day })),
  )
  return addressed
}

async function send(deps: LettersDeps, letter: Addressed): Promise<keyof Sent> {
  const { storage, transport, config, now, snapshots } = deps
  const recipient = await storage.letters.recipient(letter.accountId)
  const today = recipient && zoneClock(recipient.timeZone)?.dayOf(now())
  const items = today === undefined ? [] : await itemsOf(storage, snapshots.current(), letter, today, config.webOrigin)
  if (!recipient || today === undefined || items.length === 0 || isGivenUp(letter, today)) {
    await storage.letters.settle(letter, 'void')
    return 'void'
  }
  const unsubscribeUrl = `${config.apiOrigin}/unsubscribe/${letter.token}`
  const content = { siteName: config.site.name, name: recipient.name, today, items, unsubscribeUrl }
  const outcome = await transport.handOver({
    to: { name: recipient.name, address: recipient.email },
    // Of the letter's key, so that a mailbox knows a second copy for one.
    messageId: `<${keyOf(letter)}@${transport.domain}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    ...writeLetter({ ...content, accountUrl: `${config.webOrigin}/account` }),
  })
  // What is to be tried again keeps its claim, and so waits for as long as that lasts.
  if (outcome !== 'later') await storage.letters.settle(letter, outcome)
  return outcome
}

const isGivenUp = ({ day }: Letter, today: IsoDate): boolean => daysBetween(day, today) > SERVER_LIMITS.lettersTriedDays

const keyOf = ({ accountId, day }: Letter): string =>
  createHash('sha256').update(`${accountId} ${day}`).digest('hex').slice(0, 32)

/** What of a letter's facts is still true, dates first. */
async function itemsOf(
  { revisions }: Storage,
  snapshot: Snapshot,
  { facts }: Letter,
  today: IsoDate,
  webOrigin: string,
): Promise<LetterItem[]> {
  const found = await Promise.all(
    facts.map(async (key): Promise<LetterItem[]> => {
      const date = readReminderKey(key)
      const news = date ? undefined : parseNews(key)
      const record = snapshot.find(date?.id ?? news?.id ?? '')
      if (!record) return []
      const { id, name, funder } = record
      const about = { name, funder, url: `${webOrigin}/detail/${encodeURIComponent(id)}` }
      if (news?.kind === 'new') return [{ kind: 'new', ...about }]
      if (news) {
        const revision = (await revisions.of(id)).find(({ version }) => version === news.version)
        const change = revision && presentChange(revision, 'member')
        return change ? [{ kind: 'changed', says: change.says, ...about }] : []
      }
      const reminder = remindersOn(record, today).find((one) => one.kind === date?.kind && one.date === date.date)
      return reminder ? [{ kind: 'date', reminder, ...about }] : []
    }),
  )
  return found.flat().toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

const orderOf = (item: LetterItem): string =>
  item.kind === 'date' ? `1 ${item.reminder.date} ${item.name}` : `${item.kind === 'new' ? 2 : 3} ${item.name}`
