import { setImmediate as turn } from 'node:timers/promises'
import { daysBetween, type IsoDate } from '#domain/dates.ts'
import { sha256Of, newToken } from '#api/access/tokens.ts'
import type { Config } from '#api/config.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'
import type { Letter, Storage, Outcome } from '#storage/open-storage.ts'
import { createDueFacts } from './due-facts.ts'
import { createItems } from './letter-items.ts'
import { writeLetter } from './letter-text.ts'
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
  const send = createSending(deps)

  const sendBatch = async (batch: readonly Letter[], sent: Sent) => {
    const outcomes = await Promise.allSettled((await addTokens(storage, batch)).map(send))
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
      const left = await letters.retake(now(), now() + claim, most)
      if (left.length === 0) break
      await sendBatch(left, sent)
    }
    for (const timeZone of await letters.zones()) await sendZone(timeZone, sent, isStopped)
    return sent
  }
}

type Addressed = Letter & { readonly token: string }

/** A new token for each attempt: of the earlier ones only the hashes are known. */
async function addTokens({ letters }: Storage, batch: readonly Letter[]): Promise<Addressed[]> {
  const addressed = batch.map((letter) => ({ ...letter, token: newToken() }))
  await letters.addTokens(
    addressed.map(({ token, accountId, day }) => ({ tokenHash: sha256Of(token), accountId, day })),
  )
  return addressed
}

function createSending({ storage, transport, config, now, snapshots }: LettersDeps) {
  const settle = createSettler(storage.letters)
  const itemsOf = createItems(storage, snapshots, config.webOrigin)
  return async (letter: Addressed): Promise<keyof Sent> => {
    const recipient = await storage.letters.recipient(letter.accountId)
    const today = recipient && zoneClock(recipient.timeZone)?.dayOf(now())
    const items = today === undefined ? [] : await itemsOf(letter, today)
    if (!recipient || today === undefined || items.length === 0 || isGivenUp(letter, today)) {
      await settle(letter, 'void')
      return 'void'
    }
    const { name, email: address } = recipient
    const unsubscribeUrl = `${config.apiOrigin}/unsubscribe/${letter.token}`
    const accountUrl = `${config.webOrigin}/account`
    const outcome = await transport.handOver({
      to: { name, address },
      // Of the letter's key, so that a mailbox knows a second copy for one.
      messageId: `<${keyOf(letter)}@${transport.domain}>`,
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
      ...writeLetter({ siteName: config.site.name, name, today, items, accountUrl, unsubscribeUrl }),
    })
    // What is to be tried again keeps its claim, and so waits for as long as that lasts.
    if (outcome !== 'later') await settle(letter, outcome)
    return outcome
  }
}

const isGivenUp = ({ day }: Letter, today: IsoDate): boolean => daysBetween(day, today) > SERVER_LIMITS.lettersTriedDays

const keyOf = ({ accountId, day }: Letter): string => sha256Of(`${accountId} ${day}`).slice(0, 32)

/**
 * Notes what became of letters. The first is written at once; those that come while the database writes it go together into
 * the next commit. So ten thousand letters take few commits, and none waits for more than the one before its own.
 */
function createSettler(store: Storage['letters']) {
  const waiting = new Map<Outcome, Letter[]>()
  let writing: Promise<void> | undefined

  const write = async () => {
    // With what the mail server answered at the same time.
    await turn()
    const taken = [...waiting]
    waiting.clear()
    for (const [outcome, letters] of taken) await store.settle(letters, outcome)
  }
  /** Resolves when it is noted. */
  return async (letter: Letter, outcome: Outcome): Promise<void> => {
    const isFirst = waiting.size === 0
    waiting.set(outcome, [...(waiting.get(outcome) ?? []), letter])
    // The first of the next commit waits for the one before; the others wait with it.
    if (isFirst) writing = (writing ?? Promise.resolve()).catch(() => undefined).then(write)
    await writing
  }
}
