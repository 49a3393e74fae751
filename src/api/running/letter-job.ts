import type { FastifyBaseLogger } from 'fastify'
import type { Sent } from '#api/mail/send-letters.ts'

export type SendLetters = (isStopped: () => boolean) => Promise<Sent>

/** Sends what is due and tells how many letters that were, and nothing of whom they are for. */
export function createLetterJob(send: SendLetters, log: () => FastifyBaseLogger) {
  let stopped = false
  return {
    async run(): Promise<void> {
      const sent = await send(() => stopped)
      if (Object.values(sent).some((count) => count > 0)) log().info(sent, 'letters')
    },
    stop(): void {
      stopped = true
    },
  }
}
