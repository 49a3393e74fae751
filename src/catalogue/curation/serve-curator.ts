import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { LIMITS } from '#catalogue/limits.ts'
import { TARGETS } from '#catalogue/mapping/mapping.ts'
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
  '/facts.js': ['text/javascript', page('facts.js')],
  '/form.js': ['text/javascript', page('form.js')],
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
      send(problem(500, error instanceof Error ? error.message : String(error))),
    )
  })
  server.listen(port, HOST)
  await once(server, 'listening')
  return { server, url: `http://${HOST}:${portOf(server)}/` }
}

// A server that listens on a port has such an address.
const portOf = (server: Server): number => (server.address() as AddressInfo).port

const editBody = z.strictObject({ mark: z.string(), edit: editSchema })
/** A reason has to say something; it is shown to everybody. */
const reason = z
  .string()
  .trim()
  .min(3, 'Give a reason: everybody will read it.')
  .max(500, 'Give 500 characters at most.')
  .regex(/^(?:\P{Cc}|[\n\t])*$/u, 'Leave out what is no text: a control character.')
const answerBody = z.strictObject({ answer: reason })
const choiceBody = z.strictObject({ mapping: z.unknown(), skipErrors: z.boolean() })
const writeBody = choiceBody.extend({ mark: z.string() })

type Respond = (served: Served, request: IncomingMessage, part: string) => Promise<Answer>

/** What may be asked, by method and path; a part of the path in brackets is handed on. */
const ROUTES: readonly (readonly [string, RegExp, Respond])[] = [
  ['GET', /^\/queue$/, async ({ curator }) => ({ status: 200, body: await curator.queue() })],
  ['GET', /^\/names$/, async ({ curator }) => ({ status: 200, body: await curator.names() })],
  ['GET', /^\/records\/([a-z0-9-]+)$/, showRecord],
  ['POST', /^\/records\/([a-z0-9-]+)$/, posted(editBody, editRecord)],
  ['POST', /^\/reports\/([a-z0-9-]+)$/, posted(answerBody, closeReport)],
  ['GET', /^\/import\/targets$/, async () => ({ status: 200, body: TARGETS })],
  ['POST', /^\/import\/file\?name=([^&]+)$/, takeFile],
  ['POST', /^\/import\/judge$/, posted(choiceBody, judgeFile)],
  ['POST', /^\/import\/write$/, posted(writeBody, writeFile)],
]

const problem = (status: number, text: string): Answer => ({ status, body: { problem: text } })

async function answer(served: Served, request: IncomingMessage, origin: string): Promise<Answer> {
  const { method, headers, url = '/' } = request
  // Any site may send a browser here by a name of its own, or post to here: only our own page may.
  const isOurs = `http://${headers.host}` === origin && (method === 'GET' || headers.origin === origin)
  if (!isOurs) return problem(403, `Open ${origin}/ in a browser on this machine.`)
  if (method !== 'GET' && method !== 'POST') return problem(405, 'Use GET or POST.')
  const file = Object.hasOwn(FILES, url) ? FILES[url] : undefined
  if (file && method === 'GET') return { status: 200, type: file[0], body: file[1] }
  for (const [verb, path, respond] of ROUTES) {
    const [found, part = ''] = path.exec(url) ?? []
    if (found !== undefined && verb === method) return respond(served, request, part)
  }
  return problem(404, 'There is nothing at this address.')
}

/** Responds to a body of JSON as the schema has it, and to any other with what is wrong with it. */
function posted<Body>(
  schema: z.ZodType<Body>,
  respond: (served: Served, body: Body, part: string) => Promise<Answer>,
): Respond {
  return async (served, request, part) => {
    const read = schema.safeParse(await readJson(request))
    return read.success
      ? respond(served, read.data, part)
      : problem(400, read.error.issues.map(({ message }) => message).join(' '))
  }
}

async function showRecord({ curator }: Served, _request: IncomingMessage, id: string): Promise<Answer> {
  const shown = await curator.show(id)
  return shown ? { status: 200, body: shown } : problem(404, `${id} is not listed.`)
}

async function editRecord({ curator }: Served, { mark, edit }: z.infer<typeof editBody>, id: string) {
  const outcome = await curator.edit(id, mark, edit)
  return { status: { written: 200, unknown: 404, faults: 422, outdated: 409 }[outcome.kind], body: outcome }
}

async function closeReport(
  { curator }: Served,
  { answer: says }: z.infer<typeof answerBody>,
  id: string,
): Promise<Answer> {
  const isClosed = await curator.closeReport(id, says)
  return isClosed ? { status: 200, body: {} } : problem(404, 'This report is closed or gone by now.')
}

async function takeFile({ desk }: Served, request: IncomingMessage, name: string): Promise<Answer> {
  const bytes = await readUpTo(request, LIMITS.workbook)
  if (!bytes)
    return problem(
      413,
      `It is larger than ${LIMITS.workbook / 1_000_000} MB. Import it with: npm run catalogue -- import FILE`,
    )
  return orProblem(async () => {
    await desk.take(decodeURIComponent(name), bytes)
    return { status: 200, body: {} }
  })
}

function judgeFile({ desk }: Served, choice: z.infer<typeof choiceBody>): Promise<Answer> {
  return orProblem(async () => {
    const judgement = await desk.judge(readChoice(choice))
    return judgement ? { status: 200, body: judgement } : problem(404, 'Choose a file first.')
  })
}

function writeFile({ desk }: Served, { mark, ...choice }: z.infer<typeof writeBody>): Promise<Answer> {
  return orProblem(async () => {
    const outcome = await desk.write(readChoice(choice), mark)
    return { status: { written: 200, faults: 422, outdated: 409 }[outcome.kind], body: outcome }
  })
}

/** What the importer throws is a sentence about the file. */
async function orProblem(respond: () => Promise<Answer>): Promise<Answer> {
  try {
    return await respond()
  } catch (error) {
    return problem(422, error instanceof Error ? error.message : String(error))
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
