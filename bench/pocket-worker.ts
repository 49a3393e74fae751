/// <reference types="vite/types/importMeta.d.ts" />
import type { PocketCatalogue } from '#contract/pocket.ts'
import { createPocket, type Pocket } from '#pocket/pocket.ts'
import { LEXICON_FILES, type LexiconTexts } from '#lexicon/lexicon.ts'

// Runs in a browser's worker, from the bundle that `bench/pocket.ts` makes: opens a catalogue, then answers questions.

/** The text of a catalogue, or a search for it. */
export type Task = { readonly catalogue: string } | { readonly path: string; readonly body: unknown }
export interface Done {
  readonly ms: number
  /** Of a search. */
  readonly json: unknown
}

const files: Readonly<Record<string, string>> = import.meta.glob(
  ['../src/lexicon/*.tsv', '!../src/lexicon/cells.tsv'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)
// Every file of `LEXICON_FILES` is among them.
const LEXICON_TEXTS = Object.fromEntries(
  LEXICON_FILES.map((name) => [name, files[`../src/lexicon/${name}.tsv`]]),
) as LexiconTexts

let pocket: Pocket | undefined

function work(task: Task): Done {
  const started = performance.now()
  let json: unknown
  // What the server sent.
  if ('catalogue' in task) pocket = createPocket(JSON.parse(task.catalogue) as PocketCatalogue, LEXICON_TEXTS)
  else json = pocket?.answer('POST', task.path, task.body)?.json
  return { ms: performance.now() - started, json }
}

// A worker's own: its types are those of another kind of program.
declare const self: {
  addEventListener: (type: 'message', listener: (event: { readonly data: Task }) => void) => void
  postMessage: (done: Done) => void
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
self.addEventListener('message', ({ data }) => self.postMessage(work(data)))
