import { expect, onTestFinished, test } from 'vitest'
import { startMailbox } from '#test/mailbox.ts'
import { createMailTransport, MailServerError } from './transport.ts'

test('whether the mail server would take a letter is known without one', async () => {
  const mailbox = await startMailbox()
  const transport = createMailTransport({ smtpUrl: mailbox.smtpUrl, from: 'reminders@example.org' })
  onTestFinished(() => transport.close())
  await transport.reach()
  expect(mailbox.handedOver()).toBe(0)
  await mailbox.close()
  await expect(transport.reach()).rejects.toThrow(/^The mail server took no letter .+ Check SMTP_URL/)
})

const ADA = 'ada@example.org'
const LETTER = { messageId: '<1@example.org>', subject: 'News', text: 'News', html: '<html></html>', headers: {} }

async function handOver(code: number, text: string) {
  const mailbox = await startMailbox()
  const transport = createMailTransport({ smtpUrl: mailbox.smtpUrl, from: 'reminders@example.org' })
  onTestFinished(async () => {
    transport.close()
    await mailbox.close()
  })
  mailbox.refuse(ADA, code, text)
  return transport.handOver({ to: { name: 'Ada', address: ADA }, ...LETTER })
}

test.each([
  [530, '5.7.0 Authentication required'],
  [530, 'Authentication required'],
])('%i %s: a setting of ours is wrong, and the letter is not lost', async (code, text) => {
  await expect(handOver(code, text)).rejects.toThrow(MailServerError)
})

test.each([
  [550, '5.1.1 No such user', 'refused'],
  [554, 'No such user 5.7.1', 'refused'],
  [450, '4.7.1 Greylisted', 'later'],
  [550, '5.7.26 Unauthenticated mail is not accepted', 'later'],
  [554, '5.7.1 Relay access denied', 'later'],
])('%i %s: of this address, %s', async (code, text, outcome) => {
  expect(await handOver(code, text)).toBe(outcome)
})
