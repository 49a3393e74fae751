import { once } from 'node:events'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { startMailbox, type Arrived } from '#test/mailbox.ts'

// A mailbox in a thread of its own, so that it takes letters while the sender waits for the disk.

interface Report {
  readonly letters: readonly Arrived[]
  readonly handedOver: number
}

export async function startMailboxThread() {
  const worker = new Worker(new URL(import.meta.url))
  const [smtpUrl] = await once(worker, 'message')
  return {
    // Both are what is sent below.
    smtpUrl: smtpUrl as string,
    async report(): Promise<Report> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
      worker.postMessage('report')
      const [report] = await once(worker, 'message')
      return report as Report
    },
    close: () => worker.terminate(),
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort
  const mailbox = await startMailbox()
  port.on('message', () => port.postMessage({ letters: mailbox.letters(), handedOver: mailbox.handedOver() }))
  port.postMessage(mailbox.smtpUrl)
}
