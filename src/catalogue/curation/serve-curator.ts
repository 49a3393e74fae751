import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { Curator } from './curator.ts'
import { editSchema } from './edits.ts'

/** A program of this machine alone, for whoever sits at it. */
const HOST = '127.0.0.1'
const MOST_BYTES = 200_000

const page = (name: string) => readFileSync(new URL(name, import.meta.url))
const FILES: Readonly<Record<string, readonly [type: string, bytes: Buffer]>> = {
  '/': ['text/html', page('page.html')],
  '/page.css': ['text/css', page('page.css')],
  '/page.js': ['text/javascript', page('page.js')],
}
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const bodySchema = z.strictObject({ mark: z.string(), edit: editSchema })
/** A reason has to say something; it is shown to everybody. */
const answerSchema = z.strictObject({ answer: z.string().trim().min(3, 'give a reason').max(500) })

interface Answer {
  readonly status: number
  readonly type?: string
  readonly body: Buffer | object
}

/** Listens on the loopback interface only; 0 takes any free port. */
export async function serveCurator(curator: Curator, port: number): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const send = ({ status, type = 'application/json', body }: Answer) => {
      response.writeHead(status, { ...HEADERS, 'content-type': `${type}; charset=utf-8` })
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body))
    }
    answer(curator, request, `http://${HOST}:${portOf(server)}`).then(send, (error: unknown) =>
      send({ status: 500, body: { problem: error instanceof Error ? error.message : String(error) } }),
    )
  })
  server.listen(port, HOST)
  await once(server, 'listening')
  return { server, url: `http://${HOST}:${portOf(server)}/` }
}

// A server that listens on a port has such an address.
const portOf = (server: Server): number => (server.address() as AddressInfo).port

async function answer(curator: Curator, request: IncomingMessage, origin: string): Promise<Answer> {
  const { method, headers, url = '/' } = request
  // Any site may send a browser here by a name of its own, or post to here: only our own page may.
  const isOurs = `http://${headers.host}` === origin && (method === 'GET' || headers.origin === origin)
  if (!isOurs) return { status: 403, body: { problem: `Open ${origin}/ in a browser on this machine.` } }
  const file = Object.hasOwn(FILES, url) ? FILES[url] : undefined
  if (file && method === 'GET') return { status: 200, type: file[0], body: file[1] }
  if (url === '/queue' && method === 'GET') return { status: 200, body: await curator.queue() }
  const [, reportId] = /^\/reports\/([a-z0-9-]+)$/.exec(url) ?? []
  if (reportId !== undefined && method === 'POST') return closeReport(curator, reportId, await readBody(request))
  const [, id] = /^\/records\/([a-z0-9-]+)$/.exec(url) ?? []
  if (id === undefined) return { status: 404, body: { problem: 'There is nothing at this address.' } }
  if (method === 'GET') {
    const shown = await curator.show(id)
    return shown ? { status: 200, body: shown } : { status: 404, body: { problem: `${id} is not listed.` } }
  }
  if (method !== 'POST') return { status: 405, body: { problem: 'Only GET and POST.' } }
  const read = bodySchema.safeParse(await readBody(request))
  if (!read.success) return { status: 400, body: { problem: z.prettifyError(read.error) } }
  const outcome = await curator.edit(id, read.data.mark, read.data.edit)
  const status = { written: 200, unknown: 404, faults: 422, outdated: 409 }[outcome.kind]
  return { status, body: outcome }
}

async function closeReport(curator: Curator, id: string, body: unknown): Promise<Answer> {
  const read = answerSchema.safeParse(body)
  if (!read.success) return { status: 400, body: { problem: z.prettifyError(read.error) } }
  const isClosed = await curator.closeReport(id, read.data.answer)
  return isClosed
    ? { status: 200, body: {} }
    : { status: 404, body: { problem: 'This report is closed or gone by now.' } }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) {
    text += String(part)
    if (text.length > MOST_BYTES) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
