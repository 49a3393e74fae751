import { expect, onTestFinished, test } from 'vitest'
import { startMailbox } from '#test/mailbox.ts'
import { createMailTransport } from './transport.ts'

test('whether the mail server would take a letter is known without one', async () => {
  const mailbox = await startMailbox()
  const transport = createMailTransport({ smtpUrl: mailbox.smtpUrl, from: 'reminders@example.org' })
  onTestFinished(() => transport.close())
  await transport.reach()
  expect(mailbox.handedOver()).toBe(0)
  await mailbox.close()
  await expect(transport.reach()).rejects.toThrow(/^The mail server took no letter .+ Check SMTP_URL/)
})
