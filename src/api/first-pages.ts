import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { selectionSchema } from '#contract/selection.ts'
import { readyAnswer, type ReadyAnswer } from './answer-cache.ts'
import type { Config } from './config.ts'
import { answerFilter } from './filter-answer.ts'
import type { IsBehind } from './overload.ts'
import { packedFor, type HeaderSink } from './packing.ts'
import type { SearchLimit } from './rate-limits.ts'
import { FILTER_ADDRESS } from './routes/filter-route.ts'
import { sharingHeaders } from './security.ts'
import { gatherAnswers } from './send-together.ts'
import { SERVER_LIMITS } from './server-limits.ts'
import type { Snapshot, SnapshotSource } from './snapshot.ts'

export interface FirstPagesDeps {
  readonly config: Config
  readonly snapshots: SnapshotSource
  /** The headers that every answer carries. */
  readonly headers: Headers
  readonly limit: SearchLimit
  /** Whose request it is; undefined when they have left already. */
  readonly addressOf: (request: IncomingMessage) => string | undefined
  readonly isBehind: IsBehind
  readonly isClosing: () => boolean
  /** After so many milliseconds. */
  readonly onAnswered: (ms: number, requestId: string) => void
  readonly onFault: (error: unknown) => void
}

type Headers = Readonly<Record<string, string>>
/** As Node takes them with the least work: a name, its value, the next name. */
type RawHeaders = readonly string[]

/** Hears a request before the routes; passes it on untouched when they must answer it. */
type FirstListener = (request: IncomingMessage, response: ServerResponse, routes: RequestListener) => void

/**
 * Answers the first page of a selection, which is most of what is asked, before the framework is reached: its hooks,
 * checks and plugins cost more than the search. Only what will plainly have a full answer is answered here. All else
 * (a further page, a mistake, another site, a limit reached, a server that is behind) goes on to the routes, body and all:
 * every refusal is made there and only there. `first-pages.test.ts` holds that both answer alike.
 */
export function createFirstPages(deps: FirstPagesDeps): FirstListener {
  const { snapshots, limit, addressOf, isBehind, isClosing, onAnswered, onFault } = deps
  const headersByOrigin = headersOf(deps)
  const sendTogether = gatherAnswers()
  return (request, response, routes) => {
    const started = performance.now()
    const facets = FIRST_PAGES.get(request.url ?? '')
    const headers = headersByOrigin.get(request.headers.origin)
    const length = Number(request.headers['content-length'])
    const isPlain = request.method === 'POST' && length > 0 && length <= SERVER_LIMITS.bodyBytes
    if (facets === undefined || !headers || !isPlain || !holdsJson(request.headers) || isBehind() || isClosing()) {
      routes(request, response)
      return
    }
    const guarded = (act: () => void) => {
      try {
        act()
      } catch (error) {
        // Nobody else would catch it, and it would end the process.
        onFault(error)
        response.destroy()
      }
    }
    const answer = (body: Buffer): boolean => {
      const address = addressOf(request)
      if (limit.take(address) > 0) return false
      const ready = answerTo(snapshots.current(), request, body, facets)
      if (!ready) {
        limit.giveBack(address)
        return false
      }
      const id = randomUUID()
      const send = () => {
        sendBytes(request, response, ready.bytes, [...headers, 'x-request-id', id, 'etag', ready.etag])
        onAnswered(performance.now() - started, id)
      }
      sendTogether(() => guarded(send))
      return true
    }
    const hear = (body: Buffer) => {
      if (answer(body)) return
      request.pause()
      request.unshift(body)
      routes(request, response)
    }
    readBody(request, length, (body) => guarded(() => hear(body)))
  }
}

/** By their addresses, whether the counts of options are wanted: as the route's schema reads these, and only these. */
const FIRST_PAGES: ReadonlyMap<string, boolean> = new Map([
  [FILTER_ADDRESS, true],
  [`${FILTER_ADDRESS}?page=1`, true],
  [`${FILTER_ADDRESS}?page=1&facets=1`, true],
  [`${FILTER_ADDRESS}?page=1&facets=0`, false],
])

/** By the origin that asks, the headers of an answer. Other origins have none. */
function headersOf({ config, headers }: FirstPagesDeps): ReadonlyMap<string | undefined, RawHeaders> {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  return new Map(
    [undefined, config.webOrigin, config.apiOrigin].map((origin) => [
      origin,
      Object.entries({ ...headers, ...sharingHeaders(config, origin), ...type }).flat(),
    ]),
  )
}

function holdsJson({ 'content-type': type = '', 'content-encoding': encoding }: IncomingHttpHeaders): boolean {
  return encoding === undefined && (type === 'application/json' || type.startsWith('application/json;'))
}

/** Hands over the whole body at once. When its asker leaves before, nothing comes. */
function readBody(request: IncomingMessage, length: number, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  let missing = length
  const take = (chunk: Buffer) => {
    chunks.push(chunk)
    missing -= chunk.length
    if (missing > 0) return
    request.off('data', take)
    done(chunks.length === 1 ? chunk : Buffer.concat(chunks))
  }
  request.on('data', take)
}

function answerTo(
  snapshot: Snapshot,
  { url }: IncomingMessage,
  body: Buffer,
  facets: boolean,
): ReadyAnswer | undefined {
  const text = body.toString()
  const question = `${url} ${text}`
  const ready = snapshot.answers.find(question)
  if (ready) return ready
  try {
    const selection = selectionSchema.safeParse(JSON.parse(text))
    if (!selection.success) return undefined
    const bytes = answerFilter(snapshot, selection.data, 1, facets)
    return snapshot.answers.keep(question, readyAnswer(bytes, snapshot.version, question))
  } catch {
    // No JSON, or a fault of ours: the route says which.
    return undefined
  }
}

function sendBytes(request: IncomingMessage, response: ServerResponse, bytes: Buffer, headers: string[]): void {
  const write = (body: Buffer) => {
    headers.push('content-length', String(body.length))
    response.writeHead(200, headers).end(body)
  }
  const body = packedFor(request, sinkInto(headers), bytes)
  if (Buffer.isBuffer(body)) write(body)
  else body.then(write).catch((error: Error) => response.destroy(error))
}

function sinkInto(headers: string[]): HeaderSink {
  return {
    header(name, value) {
      const at = headers.indexOf(name)
      if (at < 0) headers.push(name, value)
      else headers[at + 1] = value
    },
    getHeader: (name) => (headers.includes(name) ? headers[headers.indexOf(name) + 1] : undefined),
  }
}
