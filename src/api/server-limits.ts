import { LIMITS } from '#contract/limits.ts'

const SECOND = 1000

/** Every limit of the server, times in milliseconds. Those of one question stand in the contract, the life of a session with the sessions. */
export const SERVER_LIMITS = {
  bodyBytes: LIMITS.bodyBytes,
  /** Of the request line and the headers together. */
  headerBytes: 16_384,
  /** Enough for the address of a search with every country chosen. */
  urlLength: 8192,
  /** One part of an address, such as an e-mail or an id. */
  parameterLength: 400,
  /** Until the whole request has come: slow clients are cut off. */
  requestTimeout: 30 * SECOND,
  headersTimeout: 15 * SECOND,
  /** Between two looks for connections that are too slow. */
  timeoutsInterval: 5 * SECOND,
  /** For our own answer, then 503. */
  handlerTimeout: 12 * SECOND,
  /** A little longer than balancers keep an idle connection. */
  keepAliveTimeout: 65 * SECOND,
  /** For an asker who takes nothing of the answers, which fill the memory meanwhile; Node looks twice before it cuts. */
  stalledTimeout: 30 * SECOND,
  connections: 10_000,
  /** That wait on one connection for the answers before theirs: browsers and proxies send none ahead. */
  requestsAhead: 200,
  /** That wait so on all connections: each takes 6 KB, and its headers and body, of the memory. */
  requestsAheadOfAll: 5000,
  /** Of the event loop: what comes when one turn has taken longer is refused with 503. */
  turnTime: 2 * SECOND,
  /** Requests of one person in a minute. */
  writesPerMinute: 300,
  /** Of one person's whole list in a minute, and of the file with it: hundreds of records are read each time. */
  listsPerMinute: 60,
  /** On one person's list: it is read and sent as a whole, and a long one would hold up everybody else. */
  saved: 1000,
  /** Of one address in a minute: a whole school may stand behind it. */
  signInsPerMinute: 120,
  /** Of one address in a minute: five hundred students of one school, twelve searches each. */
  searchesPerMinute: 6000,
  /** Between two looks at the catalogue's version. */
  catalogueInterval: 2 * SECOND,
  /** What a client is told to wait before it tries again. */
  retryAfterSeconds: 5,
  /** From saying that it is not ready until a server closes, where a balancer asks: enough for two looks, a second apart. */
  noticeTime: 3 * SECOND,
  /** Until open connections are cut when the server closes. */
  drainTime: 8 * SECOND,
} as const
