/** What the server would have answered. */
export interface PocketAnswer {
  readonly status: number
  readonly json: unknown
}

/** Answers what the server answers, out of a catalogue at hand. */
export interface Pocket {
  /** As in search answers: of the catalogue, and the day. */
  readonly version: () => string
  /** `path` with its query, `body` as parsed JSON. Undefined for what only the server knows. */
  readonly answer: (method: string, path: string, body?: unknown) => PocketAnswer | undefined
}
