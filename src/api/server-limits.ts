import { LIMITS } from '#contract/limits.ts'

const SECOND = 1000

/**
 * Every limit of the server, times in milliseconds. Each process counts for itself. Limits of a question are in the
 * contract, and the lifetime of a session is with the sessions.
 */
export const SERVER_LIMITS = {
  bodyBytes: LIMITS.bodyBytes,
  /** Request line and headers together. */
  headerBytes: 32_768,
  /** Enough for the address of a search with every country chosen. */
  urlLength: 8192,
  /** One part of an address, as it is sent: an e-mail has at most 254 bytes, each of which may become three characters. */
  parameterLength: 800,
  /** Until the whole request has arrived; slower clients are cut off. */
  requestTimeout: 30 * SECOND,
  headersTimeout: 15 * SECOND,
  /** Between two looks for connections that are too slow. */
  timeoutsInterval: 5 * SECOND,
  /** Until our answer; then 503. */
  handlerTimeout: 12 * SECOND,
  /** A little longer than balancers keep an idle connection. */
  keepAliveTimeout: 65 * SECOND,
  /** For a client that does not read its answers, which fill the memory meanwhile. Node checks twice before it cuts. */
  stalledTimeout: 30 * SECOND,
  connections: 10_000,
  /** Requests that wait on one connection for the answers before theirs. Browsers and proxies send none ahead. */
  requestsAhead: 200,
  /** The same on all connections together: each takes 6 KB of memory, plus its headers and body. */
  requestsAheadOfAll: 5000,
  /** One turn of the event loop. Requests during a longer turn get 503. */
  turnTime: 2 * SECOND,
  /** Requests of one person in a minute. */
  writesPerMinute: 300,
  /** Reads of one person's whole list, or export, in a minute: each reads hundreds of records. */
  listsPerMinute: 60,
  /** Scholarships on one person's list: it is read and sent as a whole, and a long one would hold up everybody else. */
  saved: 1000,
  /** Records of a catalogue that is sent to be kept on a phone: more would take megabytes, and seconds to open. */
  pocketRecords: 5000,
  /** Searches that one person follows. */
  followed: 20,
  /** Characters of a followed search as its address spells it: PostgreSQL's index takes at most 2704 bytes. */
  followedLength: 2500,
  /** Letters that one process has in its hands at a time. */
  lettersAtOnce: 100,
  /** To the mail server, of each process. */
  mailConnections: 10,
  /** Until another process may send a letter that one has claimed: longer than all timeouts of one hand-over together. */
  letterClaim: 600 * SECOND,
  /** From this hour on, where the person is. */
  lettersFromHour: 7,
  /** Between two looks for letters that are due. */
  lettersInterval: 60 * SECOND,
  /** Days after which a letter that the mail server does not take is given up. */
  lettersTriedDays: 4,
  /** Days for which it is known what was sent, and for which a letter's link ends all mail. */
  lettersKnownDays: 90,
  /** Reports of wrong facts that one person may have open: on one scholarship, and together. */
  openReportsOfRecord: 3,
  openReports: 20,
  /** Fields of one person's plan: twenty for each scholarship on a full list. */
  planFields: 20_000,
  /** By one address in a minute: it may be a whole school. */
  signInsPerMinute: 120,
  /** Wrong codes in a minute at the development sign-in, by all together. */
  guessesPerMinute: 20,
  /** By one address in a minute: five hundred students of one school, twelve searches each. */
  searchesPerMinute: 6000,
  /** By one address in a minute: looks into the database that find nothing, as with a forged cookie. As many as searches. */
  missesPerMinute: 6000,
  /** Between two looks at the catalogue's version. */
  catalogueInterval: 2 * SECOND,
  /** What a client is told to wait before it tries again. */
  retryAfterSeconds: 5,
  /** From being not ready until the server closes, if a balancer asks: enough for two looks, a second apart. */
  noticeTime: 3 * SECOND,
  /** Until open connections are cut when the server closes. */
  drainTime: 8 * SECOND,
} as const
