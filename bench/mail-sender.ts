import { setTimeout as sleep } from 'node:timers/promises'
import { parseConfig } from '#api/config.ts'
import { createLetterSender } from '#api/mail/send-letters.ts'
import { createMailTransport } from '#api/mail/transport.ts'
import { openSnapshot } from '#api/snapshot/snapshot.ts'
import { isUnavailable } from '#storage/errors.ts'
import { openStorage } from '#storage/open-storage.ts'

// A program of `npm run mail`: sends letters as the server does, but at the time that AHEAD says, in milliseconds from now,
// and without an end until somebody kills it. Says "idle" each time there is nothing left to send.

/** Milliseconds until another process may send what this one has claimed. */
const CLAIM = 1000

const config = parseConfig(process.env)
if (!config.mail) throw new Error('Set SMTP_URL and MAIL_FROM.')
const ahead = Number(process.env['AHEAD'])
const now = () => Date.now() + ahead
const storage = await openStorage(config)
const snapshots = await openSnapshot(storage.catalogueCopy, now)
const transport = createMailTransport(config.mail)
const send = createLetterSender({ storage, snapshots, transport, config, now, claim: CLAIM })
process.stdout.write('ready\n')
for (;;) {
  // As the server does: a database that is away is asked again.
  const { sent } = await send().catch((error: unknown) => {
    if (!isUnavailable(error)) throw error
    return { sent: -1 }
  })
  if (sent === 0) process.stdout.write('idle\n')
  await sleep(sent > 0 ? 0 : 100)
}
