import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A letter as it arrived. */
export interface Arrived {
  readonly to: string
  readonly messageId: string
  /** By lower-case name. */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
}

/** What is said to a recipient, instead of yes: a code of SMTP, and the text behind it. */
type Refusals = Map<string, { readonly code: number; readonly text: string }>

/**
 * A mail server on this machine. Like common mailboxes (of Google, Microsoft, Cyrus) it keeps one copy of what has the same
 * recipient and Message-ID; `handedOver` counts all copies.
 */
export async function startMailbox(port = 0) {
  const kept = new Map<string, Arrived>()
  const refusals: Refusals = new Map()
  let handedOver = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, answer) {
      const refusal = refusals.get(address)
      if (refusal === undefined) answer()
      else answer(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const letter = readLetter(session.envelope.rcptTo[0]?.address ?? '', Buffer.concat(chunks).toString())
        // Whose sender died in the midst of it has not arrived.
        if (!letter.html.endsWith('</html>')) return answer(new Error('Cut off'))
        handedOver += 1
        const key = `${letter.to} ${letter.messageId}`
        if (!kept.has(key)) kept.set(key, letter)
        answer()
      })
    },
  })
  // A client that is killed breaks its connection.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  // Of a server that listens on a port.
  const address = server.server.address() as AddressInfo
  return {
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    /** In the order of their coming. */
    letters: (): readonly Arrived[] => [...kept.values()],
    handedOver: () => handedOver,
    refuse: (recipient: string, code: number | undefined, text = 'Not now') =>
      void (code === undefined ? refusals.delete(recipient) : refusals.set(recipient, { code, text })),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function readLetter(to: string, source: string): Arrived {
  const { headers, body } = readPart(source)
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? ''
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n/, '')))
  const find = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    return part ? decode(part).trim() : ''
  }
  return {
    to,
    messageId: headers.get('message-id') ?? '',
    headers,
    text: find('text/plain').replaceAll('\r\n', '\n'),
    html: find('text/html'),
  }
}

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

function readPart(source: string): Part {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') }
}

function decode({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
