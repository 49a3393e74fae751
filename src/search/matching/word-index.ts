import type { Scholarship } from '#domain/scholarship.ts'
import { eachRawWord, foldWord } from '#search/understanding/fold.ts'

/** Where a word stands weighs 1 << zone: a name more than a funder, a funder more than the text. */
const TEXT = 0
const FUNDER = 1
const NAME = 2

/** For each word, in the order of `words`, the slots that hold it, ascending. Plain data, fit to be sent to a thread. */
export interface WordIndex {
  /** Sorted, joined by line feeds. */
  readonly words: string
  /** The postings of word w are those from `starts[w]` to `starts[w + 1]`, each `slot << 2 | zone`. */
  readonly starts: Uint32Array
  readonly postings: Uint32Array
  /** The same for names alone, each a slot. */
  readonly nameStarts: Uint32Array
  readonly namePostings: Uint32Array
}

const CHUNK = 1 << 20

/** `order[slot]` is the record that stands in a slot, or -1. */
export function buildWordIndex(records: readonly Scholarship[], order: Int32Array): WordIndex {
  const collector = createCollector()
  for (const index of order) {
    const record = index < 0 ? undefined : records[index]
    if (record) {
      collector.add(record.name, NAME)
      collector.add(record.funder, FUNDER)
      for (const text of record.about) collector.add(text, TEXT)
      for (const text of record.eligibility) collector.add(text, TEXT)
      for (const text of record.benefits) collector.add(text, TEXT)
      for (const text of record.applicationProcess) collector.add(text, TEXT)
    }
    collector.endSlot()
  }
  const { vocabulary, chunks, ends } = collector
  const words = [...vocabulary.keys()].sort()
  const rank = new Uint32Array(words.length)
  for (const [place, word] of words.entries()) rank[vocabulary.get(word) ?? 0] = place
  const all = invert(
    chunks,
    ends,
    rank,
    (zone) => zone >= TEXT,
    (slot, zone) => (slot << 2) | zone,
  )
  const names = invert(
    chunks,
    ends,
    rank,
    (zone) => zone === NAME,
    (slot) => slot,
  )
  return {
    words: words.join('\n'),
    starts: all.starts,
    postings: all.postings,
    nameStarts: names.starts,
    namePostings: names.postings,
  }
}

/** Collects, slot after slot, the words of each with the best zone that they stand in (`word << 2 | zone`). */
function createCollector() {
  const vocabulary = new Map<string, number>()
  // What a word looks like before it is folded, so that folding is done once for each spelling.
  const spellings = new Map<string, number>()
  const chunks: Uint32Array[] = []
  const ends: number[] = []
  let seen = new Int32Array(1 << 12).fill(-1)
  let length = 0
  let slot = 0
  const push = (value: number) => {
    if (length % CHUNK === 0) chunks.push(new Uint32Array(CHUNK))
    const chunk = chunks[chunks.length - 1]
    if (chunk) chunk[length % CHUNK] = value
    length++
  }
  const numberOf = (raw: string) => {
    const word = foldWord(raw)
    let number = vocabulary.get(word)
    if (number === undefined) {
      number = word === '' ? -1 : vocabulary.size
      if (number >= 0) vocabulary.set(word, number)
    }
    spellings.set(raw, number)
    if (number >= seen.length) {
      const larger = new Int32Array(seen.length * 2).fill(-1)
      larger.set(seen)
      seen = larger
    }
    return number
  }
  const add = (text: string, zone: number) => {
    eachRawWord(text, (raw) => {
      const number = spellings.get(raw) ?? numberOf(raw)
      if (number < 0 || seen[number] === slot) return
      seen[number] = slot
      push(number * 4 + zone)
    })
  }
  const endSlot = () => {
    ends.push(length)
    slot++
  }
  return { vocabulary, chunks, ends, add, endSlot }
}

type Keep = (zone: number) => boolean
type Write = (slot: number, zone: number) => number

function invert(chunks: readonly Uint32Array[], ends: readonly number[], rank: Uint32Array, keep: Keep, write: Write) {
  const starts = new Uint32Array(rank.length + 1)
  const total = ends[ends.length - 1] ?? 0
  const entry = (at: number) => chunks[Math.floor(at / CHUNK)]?.[at % CHUNK] ?? 0
  for (let at = 0; at < total; at++) {
    const value = entry(at)
    if (keep(value & 3)) {
      const place = (rank[value >>> 2] ?? 0) + 1
      starts[place] = (starts[place] ?? 0) + 1
    }
  }
  for (let word = 0; word < rank.length; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0)
  const postings = new Uint32Array(starts[rank.length] ?? 0)
  const next = starts.slice()
  let at = 0
  for (const [slot, end] of ends.entries()) {
    for (; at < end; at++) {
      const value = entry(at)
      if (!keep(value & 3)) continue
      const word = rank[value >>> 2] ?? 0
      const place = next[word] ?? 0
      postings[place] = write(slot, value & 3)
      next[word] = place + 1
    }
  }
  return { starts, postings }
}
