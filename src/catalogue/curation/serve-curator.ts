import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { LIMITS } from '#catalogue/limits.ts'
import { TARGETS } from '#catalogue/mapping/targets.ts'
import { readUpTo } from '#fetching/public-machine.ts'
import type { Curator } from './curator.ts'
import { editSchema } from './edits.ts'
import { readChoice, type ImportDesk } from './import-desk.ts'

/** A program of this machine alone, for whoever sits at it. */
const HOST = '127.0.0.1'
const MOST_BYTES = 1_000_000

const page = (name: string) => readFileSync(new URL(`page/${name}`, import.meta.url))
const FILES: Readonly<Record<string, readonly [type: string, bytes: Buffer]>> = {
  '/': ['text/html', page('records.html')],
  '/records.js': ['text/javascript', page('records.js')],
  '/import': ['text/html', page('import.html')],
  '/import.js': ['text/javascript', page('import.js')],
  '/elements.js': ['text/javascript', page('elements.js')],
  '/page.css': ['text/css', page('page.css')],
}
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

interface Answer {
  readonly status: number
  readonly type?: string
  readonly body: Buffer | object
}

interface Served {
  readonly curator: Curator
  readonly desk: ImportDesk
}

/** Listens on the loopback interface only; 0 takes any free port. */
export async function serveCurator(served: Served, port: number): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const send = ({ status, type = 'application/json', body }: Answer) => {
      response.writeHead(status, { ...HEADERS, 'content-type': `${type}; charset=utf-8` })
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body))
    }
    answer(served, request, `http://${HOST}:${portOf(server)}`).then(send, (error: unknown) =>
      send({ status: 500, body: { problem: error instanceof Error ? error.message : String(error) } }),
    )
  })
  server.listen(port, HOST)
  await once(server, 'listening')
  return { server, url: `http://${HOST}:${portOf(server)}/` }
}

// A server that listens on a port has such an address.
const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** What may be asked, by method and path; a part of the path in brackets is handed on. */
const ROUTES: readonly (readonly [
  string,
  RegExp,
  (served: Served, request: IncomingMessage, part: string) => Promise<Answer>,
])[] = [
  ['GET', /^\/queue$/, async ({ curator }) => ({ status: 200, body: await curator.queue() })],
  ['GET', /^\/records\/([a-z0-9-]+)$/, showRecord],
  ['POST', /^\/records\/([a-z0-9-]+)$/, editRecord],
  ['POST', /^\/reports\/([a-z0-9-]+)$/, closeReport],
  ['GET', /^\/import\/targets$/, async () => ({ status: 200, body: TARGETS })],
  ['POST', /^\/import\/file\?name=([^&]+)$/, takeFile],
  ['POST', /^\/import\/judge$/, judgeFile],
  ['POST', /^\/import\/write$/, writeFile],
]

async function answer(served: Served, request: IncomingMessage, origin: string): Promise<Answer> {
  const { method, headers, url = '/' } = request
  // Any site may send a browser here by a name of its own, or post to here: only our own page may.
  const isOurs = `http://${headers.host}` === origin && (method === 'GET' || headers.origin === origin)
  if (!isOurs) return { status: 403, body: { problem: `Open ${origin}/ in a browser on this machine.` } }
  if (method !== 'GET' && method !== 'POST') return { status: 405, body: { problem: 'Use GET or POST.' } }
  const file = Object.hasOwn(FILES, url) ? FILES[url] : undefined
  if (file && method === 'GET') return { status: 200, type: file[0], body: file[1] }
  for (const [verb, path, respond] of ROUTES) {
    const [found, part = ''] = path.exec(url) ?? []
    if (found !== undefined && verb === method) return respond(served, request, part)
  }
  return { status: 404, body: { problem: 'There is nothing at this address.' } }
}

async function showRecord({ curator }: Served, _request: IncomingMessage, id: string): Promise<Answer> {
  const shown = await curator.show(id)
  return shown ? { status: 200, body: shown } : { status: 404, body: { problem: `${id} is not listed.` } }
}

const editBody = z.strictObject({ mark: z.string(), edit: editSchema })

async function editRecord({ curator }: Served, request: IncomingMessage, id: string): Promise<Answer> {
  const read = editBody.safeParse(await readJson(request))
  if (!read.success) return { status: 400, body: { problem: z.prettifyError(read.error) } }
  const outcome = await curator.edit(id, read.data.mark, read.data.edit)
  const status = { written: 200, unknown: 404, faults: 422, outdated: 409 }[outcome.kind]
  return { status, body: outcome }
}

/** A reason has to say something; it is shown to everybody. */
const answerBody = z.strictObject({
  answer: z
    .string()
    .trim()
    .min(3, 'give a reason')
    .max(500)
    .regex(/^(?:\P{Cc}|[\n\t])+$/u, 'holds a control character'),
})

async function closeReport({ curator }: Served, request: IncomingMessage, id: string): Promise<Answer> {
  const read = answerBody.safeParse(await readJson(request))
  if (!read.success) return { status: 400, body: { problem: z.prettifyError(read.error) } }
  const isClosed = await curator.closeReport(id, read.data.answer)
  return isClosed
    ? { status: 200, body: {} }
    : { status: 404, body: { problem: 'This report is closed or gone by now.' } }
}

async function takeFile({ desk }: Served, request: IncomingMessage, name: string): Promise<Answer> {
  const bytes = await readUpTo(request, LIMITS.workbook)
  if (!bytes)
    return {
      status: 413,
      body: {
        problem: `It is larger than ${LIMITS.workbook / 1_000_000} MB. Import it with: npm run catalogue -- import FILE`,
      },
    }
  return orProblem(async () => {
    await desk.take(decodeURIComponent(name), bytes)
    return { status: 200, body: {} }
  })
}

const choiceBody = z.strictObject({ mapping: z.unknown(), skipErrors: z.boolean() })

async function judgeFile({ desk }: Served, request: IncomingMessage): Promise<Answer> {
  const read = choiceBody.safeParse(await readJson(request))
  if (!read.success) return { status: 400, body: { problem: z.prettifyError(read.error) } }
  return orProblem(async () => {
    const judgement = await desk.judge(readChoice(read.data))
    return judgement ? { status: 200, body: judgement } : { status: 404, body: { problem: 'Choose a file first.' } }
  })
}

const writeBody = choiceBody.extend({ mark: z.string() })

async function writeFile({ desk }: Served, request: IncomingMessage): Promise<Answer> {
  const read = writeBody.safeParse(await readJson(request))
  if (!read.success) return { status: 400, body: { problem: z.prettifyError(read.error) } }
  return orProblem(async () => {
    const outcome = await desk.write(readChoice(read.data), read.data.mark)
    return { status: { written: 200, faults: 422, outdated: 409 }[outcome.kind], body: outcome }
  })
}

/** What the importer throws is a sentence about the file. */
async function orProblem(respond: () => Promise<Answer>): Promise<Answer> {
  try {
    return await respond()
  } catch (error) {
    return { status: 422, body: { problem: error instanceof Error ? error.message : String(error) } }
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readUpTo(request, MOST_BYTES)
  try {
    return bytes && JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
