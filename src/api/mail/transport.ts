import { createTransport } from 'nodemailer'
import type { MailConfig } from '#api/config.ts'
import { isLoopback } from '#api/networks.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

const SECOND = 1000

/** A letter as it is handed to the mail server. */
export interface Message {
  readonly to: { readonly name: string; readonly address: string }
  readonly messageId: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export type MailTransport = ReturnType<typeof createMailTransport>

/** What became of a hand-over. `later`: this letter may be taken another time. */
export type HandedOver = 'sent' | 'refused' | 'later'

/** The mail server cannot be reached, or does not take anything from us. Says no address of a person. */
export class MailServerError extends Error {}

/** Hands letters to a mail server, over a few connections that stay open. Encrypted, unless it is on this machine. */
export function createMailTransport({ smtpUrl, from }: MailConfig) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: SERVER_LIMITS.mailConnections,
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    /** The part of our own address behind the `@`. */
    domain: /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost',

    /** Resolves when the server has said what it does with the letter. Throws MailServerError. */
    async handOver({ to, headers, ...message }: Message): Promise<HandedOver> {
      try {
        // Both are copied: the library writes into them.
        await transport.sendMail({ from, to: { ...to }, headers: { ...headers }, ...message })
        return 'sent'
      } catch (error) {
        return outcomeOf(error)
      }
    },
    /** Resolves if the server takes us, without a letter. Throws MailServerError. */
    async reach(): Promise<void> {
      await transport.verify().catch((error: unknown) => {
        throw serverError(error)
      })
    },
    close: () => transport.close(),
  }
}

/** Of the library. */
interface MailError {
  readonly responseCode?: number
  /** What the server answered: a code, mostly an enhanced one (RFC 3463), and a text. */
  readonly response?: string
  readonly command?: string
  readonly code?: string
}

/** The server asks us to sign in (RFC 4954): no letter of ours leaves. */
const SIGN_IN_FIRST = 530
/**
 * A policy forbids this letter (RFC 3463): mostly that of relaying, which is a setting and can be put right; but some servers say
 * it of a single address, which must not hold up the others.
 */
const BY_POLICY = /^5\d\d[ -]5\.7\.\d/

function outcomeOf(error: unknown): HandedOver {
  const { responseCode = 0, response = '', command = '', code = '' } = error as MailError
  if (responseCode === SIGN_IN_FIRST) throw serverError(error)
  if (BY_POLICY.test(response)) return 'later'
  // What was said of this recipient, or of this letter.
  if (/^(?:RCPT TO|DATA)$/.test(command) && responseCode >= 400) return responseCode >= 500 ? 'refused' : 'later'
  if (code === 'EENVELOPE' && responseCode === 0) return 'refused'
  throw serverError(error)
}

function serverError(error: unknown): MailServerError {
  const { responseCode = 0, command = '', code = '' } = error as MailError
  return new MailServerError(
    `The mail server took no letter (${[code, command, responseCode || ''].filter(Boolean).join(', ') || 'no reason given'}). Check SMTP_URL and MAIL_FROM, and what that server's log says.`,
  )
}
