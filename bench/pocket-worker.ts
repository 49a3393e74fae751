import type { PocketCatalogue } from '#contract/pocket.ts'
import { createPocket, type Pocket } from '#pocket/pocket.ts'
import type { LexiconTexts } from '#lexicon/lexicon.ts'

// Runs in a browser's worker, from the bundle that `bench/pocket.ts` makes: opens a catalogue, then answers questions.

/** The text of a catalogue and the words of its engine, or a search for it. */
export type Task =
  | { readonly catalogue: string; readonly lexicon: LexiconTexts }
  | { readonly path: string; readonly body: unknown }
export interface Done {
  readonly ms: number
  /** Of a search. */
  readonly json: unknown
}

let pocket: Pocket | undefined

function work(task: Task): Done {
  const started = performance.now()
  let json: unknown
  // What the server sent.
  if ('catalogue' in task) {
    pocket = createPocket(JSON.parse(task.catalogue) as PocketCatalogue, task.lexicon)
    // With its engine.
    pocket.answer('GET', '/api/scholarship/getScholarshipByCountry')
  } else json = pocket?.answer('POST', task.path, task.body)?.json
  return { ms: performance.now() - started, json }
}

// A worker's own: its types are those of another kind of program.
declare const self: {
  addEventListener: (type: 'message', listener: (event: { readonly data: Task }) => void) => void
  postMessage: (done: Done) => void
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
self.addEventListener('message', ({ data }) => self.postMessage(work(data)))
