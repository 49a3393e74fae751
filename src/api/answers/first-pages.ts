import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { selectionSchema, type Selection } from '#contract/selection.ts'
import { questionText, tagOfAnswer, type ReadyAnswer } from './answer-cache.ts'
import type { Config } from '#api/config.ts'
import type { FilterAnswer } from './answer-sheets.ts'
import { answerFilter } from './filter-answer.ts'
import type { IsBehind } from '#api/load/overload.ts'
import { isWorthPacking, namesOtherCharacters, packed, takesPacked } from './packing.ts'
import { searchesIn, type Limit } from '#api/access/rate-limits.ts'
import { FILTER_ADDRESS } from '#api/routes/filter-route.ts'
import { sharingHeaders } from '#api/access/security.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import type { Snapshot, SnapshotSource } from '#api/snapshot/snapshot.ts'
import { gatherTurns } from '#api/load/work-together.ts'

export interface FirstPagesDeps {
  readonly config: Config
  readonly snapshots: SnapshotSource
  /** The headers of every data answer. */
  readonly headers: Headers
  readonly limit: Limit
  /** The address of whoever asks; undefined if they have already left. */
  readonly addressOf: (request: IncomingMessage) => string | undefined
  readonly isBehind: IsBehind
  readonly isClosing: () => boolean
  /** Called after each answer, with the milliseconds it took. */
  readonly onAnswered: (ms: number, requestId: string) => void
  readonly onFault: (error: unknown) => void
}

type Headers = Readonly<Record<string, string>>
/** In the form that costs Node least: a name, its value, the next name. */
type RawHeaders = readonly string[]

/** Gets each request before the routes, and passes it on untouched if they must answer it. */
type FirstListener = (request: IncomingMessage, response: ServerResponse, routes: RequestListener) => void

/**
 * Answers the first page of a selection, the most common request, before the framework, whose hooks, checks and plugins
 * cost more than the search. Only what will certainly be a full answer is answered here. Everything else (a further
 * page, a mistake, another site, a limit reached, a server that is behind) goes on to the routes, body and all, so that
 * every refusal is made in one place. `first-pages.test.ts` checks that both answer alike.
 */
export function createFirstPages(deps: FirstPagesDeps): FirstListener {
  const { isClosing } = deps
  const headersByOrigin = headersOf(deps)
  const answer = createAnswering(deps)
  return (request, response, routes) => {
    const started = performance.now()
    const facets = FIRST_PAGES.get(request.url ?? '')
    const headers = headersByOrigin.get(request.headers.origin)
    const length = Number(request.headers['content-length'])
    const isPlain = request.method === 'POST' && length > 0 && length <= SERVER_LIMITS.bodyBytes
    if (facets === undefined || !headers || !isPlain || !holdsJson(request.headers) || isClosing()) {
      routes(request, response)
    } else answer({ request, response, routes, started, facets, headers, length })
  }
}

/** A request that is plain as far as its head tells. */
interface Plain {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly routes: RequestListener
  readonly started: number
  readonly facets: boolean
  readonly headers: { readonly plain: RawHeaders; readonly packed: RawHeaders }
  readonly length: number
}

/** What a step throws nobody else would catch, and the process would end. */
function createGuard(onFault: FirstPagesDeps['onFault']) {
  const fail = ({ response }: Plain, error: unknown) => {
    onFault(error)
    response.destroy()
  }
  const guarded =
    <Rest extends unknown[]>(step: (plain: Plain, ...rest: Rest) => void) =>
    (plain: Plain, ...rest: Rest) => {
      try {
        step(plain, ...rest)
      } catch (error) {
        fail(plain, error)
      }
    }
  return { fail, guarded }
}

/** The steps of an answer, one after the other: to start, to read what is asked, to search, to write. */
function createAnswering(deps: FirstPagesDeps): (plain: Plain) => void {
  const { snapshots, limit, addressOf, isBehind, onAnswered } = deps
  const together = gatherTurns()
  const { fail, guarded } = createGuard(deps.onFault)
  const write = guarded((plain, { sheets }: Snapshot, answer: ReadyAnswer, id: string) => {
    const { request, response, headers, started } = plain
    if (request.isPaused()) request.resume()
    const { bytes, giveBack } = sheets.whole(answer)
    const own = ['x-request-id', id, 'etag', answer.etag, 'content-length', String(bytes.length)]
    response.writeHead(200, [...(answer.isPacked ? headers.packed : headers.plain), ...own]).end(bytes, giveBack)
    onAnswered(performance.now() - started, id)
  })
  const send = (plain: Plain, snapshot: Snapshot, answer: ReadyAnswer) => {
    const id = randomUUID()
    together.send(() => write(plain, snapshot, answer, id))
  }
  const search = guarded((plain, snapshot: Snapshot, asked: Asked, selection?: Selection, address?: string) => {
    const found = selection && answerTo(snapshot, asked, selection)
    if (found instanceof Promise) {
      found.then(
        (answer) => send(plain, snapshot, answer),
        (error: unknown) => fail(plain, error),
      )
    } else if (found) send(plain, snapshot, found)
    else {
      limit.giveBack(address, searchesIn(Buffer.byteLength(asked.body)))
      passWhole(plain, Buffer.from(asked.body))
    }
  })
  const read = guarded((plain, body: Buffer) => {
    const address = addressOf(plain.request)
    if (!isUtf8(body) || limit.take(address, searchesIn(body.length)) > 0) {
      passWhole(plain, body)
      return
    }
    const snapshot = snapshots.current()
    const asked = askedIn(plain.request, body.toString(), plain.facets)
    const ready = snapshot.answers.find(asked.key)
    if (ready) {
      send(plain, snapshot, ready)
      return
    }
    const selection = selectionIn(asked.body)
    together.search(() => search(plain, snapshot, asked, selection, address))
  })
  const start = guarded((plain) => {
    // Only now is it known whether we are behind: reading thousands of requests takes no time, answering them does.
    if (isBehind()) pass(plain)
    else readBody(plain.request, plain.length, (body) => read(plain, body))
  })
  return (plain) => together.read(() => start(plain))
}

/** Leaves a request to the routes. */
function pass({ request, response, routes }: Plain): void {
  routes(request, response)
}

/** The same once its body is read. */
function passWhole(plain: Plain, body: Buffer): void {
  plain.request.pause()
  plain.request.unshift(body)
  pass(plain)
}

/** The addresses answered here, and whether they want option counts, exactly as the route's schema reads them. */
const FIRST_PAGES: ReadonlyMap<string, boolean> = new Map([
  [FILTER_ADDRESS, true],
  [`${FILTER_ADDRESS}?page=1`, true],
  [`${FILTER_ADDRESS}?page=1&facets=1`, true],
  [`${FILTER_ADDRESS}?page=1&facets=0`, false],
])

/** For each permitted origin the headers of an answer, plain and packed. */
function headersOf({ config, headers }: FirstPagesDeps) {
  const flat = (all: Headers): RawHeaders => Object.entries(all).flat()
  return new Map(
    [undefined, config.webOrigin, config.apiOrigin].map((origin) => {
      const { vary, ...sharing } = sharingHeaders(config, origin)
      const plain = {
        ...headers,
        ...sharing,
        vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`,
        'content-type': 'application/json; charset=utf-8',
      }
      return [origin, { plain: flat(plain), packed: flat({ ...plain, 'content-encoding': 'gzip' }) }]
    }),
  )
}

function holdsJson({ 'content-type': type = '', 'content-encoding': encoding }: IncomingHttpHeaders): boolean {
  return (
    encoding === undefined &&
    (type === 'application/json' || (type.startsWith('application/json;') && !namesOtherCharacters(type)))
  )
}

/** Calls `done` with the whole body. If the client leaves first, never. */
function readBody(request: IncomingMessage, length: number, done: (body: Buffer) => void): void {
  // Mostly it has arrived together with the head.
  const whole: unknown = request.readableLength === length ? request.read() : null
  if (whole instanceof Buffer) {
    done(whole)
    return
  }
  const chunks: Buffer[] = []
  let missing = length
  const take = (chunk: Buffer) => {
    chunks.push(chunk)
    missing -= chunk.length
    if (missing > 0) return
    // Else it would end before the routes, which may have to read it again, hear of it.
    request.off('data', take).pause()
    done(chunks.length === 1 ? chunk : Buffer.concat(chunks))
  }
  request.on('data', take)
}

interface Asked {
  readonly body: string
  readonly question: string
  /** What its answer is kept under. */
  readonly key: string
  readonly packs: boolean
  readonly facets: boolean
}

function askedIn(request: IncomingMessage, body: string, facets: boolean): Asked {
  const question = questionText(1, facets, body)
  const packs = takesPacked(request)
  return { body, question, key: packs ? `packed ${question}` : question, packs, facets }
}

/** What is chosen and typed; undefined if the route must say what is wrong with it. */
function selectionIn(body: string): Selection | undefined {
  try {
    return selectionSchema.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

/** An answer, kept from now on; undefined for a fault of ours, which the route reports. */
function answerTo(
  snapshot: Snapshot,
  { question, key, packs, facets }: Asked,
  selection: Selection,
): ReadyAnswer | Promise<ReadyAnswer> | undefined {
  const { answers, sheets, version } = snapshot
  const found = firstPage(snapshot, selection, facets)
  if (!found) return undefined
  const etag = tagOfAnswer(version, question)
  const whole = packs ? sheets.whole(found) : undefined
  if (!whole || !isWorthPacking(whole.bytes)) return answers.keep(key, { ...found, isPacked: false, etag })
  return packed(whole.bytes).then((page) => {
    whole.giveBack?.()
    return answers.keep(key, { page, counts: undefined, isPacked: true, etag })
  })
}

function firstPage(snapshot: Snapshot, selection: Selection, facets: boolean): FilterAnswer | undefined {
  try {
    return answerFilter(snapshot, selection, 1, facets)
  } catch {
    return undefined
  }
}
