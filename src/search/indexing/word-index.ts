import type { Scholarship } from '#domain/scholarship.ts'
import { normalizeWord } from '#lexicon/normalize.ts'
import { SKIPPED } from '#lexicon/lexicon.ts'
import { outsideBrackets } from '#search/constraints/title-candidates.ts'
import { doubled, createPooledArrays, type PooledArrays } from './pooled-arrays.ts'
import { createForms } from './forms.ts'

/** The weight of a word is 1 << zone: a name counts more than a funder, a funder more than a text. */
const TEXT = 0
const FUNDER = 1
const NAME = 2

/**
 * An inverted index: for each word, in the order of `words`, its docIds, ascending. Plain data, so that a thread can
 * transfer it.
 */
export interface WordIndex {
  /** Sorted, joined by line feeds. */
  readonly words: string
  /** In the same order, the most common spelling of each word in lower case: "petronas"; '' if that is the word itself. */
  readonly written: string
  /** The postings of word w are those from `starts[w]` to `starts[w + 1]`, each `docId << 2 | zone`. */
  readonly starts: Uint32Array
  readonly postings: Uint32Array
  /** How many docIds have each word in their name or their funder's. */
  readonly named: Uint32Array
  /** The same as the postings, for names only; each is a docId. */
  readonly nameStarts: Uint32Array
  readonly namePostings: Uint32Array
  /** By docId, how many different words the name has outside brackets; up to 255. */
  readonly nameLengths: Uint8Array
}

/** The words of the record at each ordinal. Words are numbered once, and an index can be made any number of times. */
export function createWordColumn() {
  const words = createWordNumbers()
  // The distinct words of each ordinal, in their first form, with the best zone that has them: `form << 2 | zone`.
  const entriesOf = createPooledArrays()
  // By word, the number of the last text that had it.
  let last = new Int32Array(1 << 10)
  const nameLengths: number[] = []
  const skipped = new Set([...SKIPPED].map((word) => words.numberOf(words.forms.formOf(word))))
  let textsRead = 0
  /** True for the first occurrence of a word in a text. */
  const isNew = (number: number): boolean => {
    while (number >= last.length) last = doubled(last)
    if (last[number] === textsRead) return false
    last[number] = textsRead
    return true
  }
  const lengthOf = (name: string) => {
    textsRead++
    let length = 0
    words.forms.each(outsideBrackets(name), (form) => {
      const number = words.numberOf(form)
      if (number >= 0 && !skipped.has(number) && isNew(number)) length++
    })
    return length
  }
  return {
    put(ordinal: number, record: Scholarship): void {
      nameLengths[ordinal] = lengthOf(record.name)
      textsRead++
      const entries: number[] = []
      const add = (text: string, zone: number) => {
        words.forms.each(text, (form) => {
          const number = words.numberOf(form)
          if (number >= 0 && isNew(number)) entries.push(form * 4 + zone)
        })
      }
      add(record.name, NAME)
      add(record.funder, FUNDER)
      for (const text of record.about) add(text, TEXT)
      for (const text of record.eligibility) add(text, TEXT)
      for (const text of record.benefits) add(text, TEXT)
      for (const text of record.applicationProcess) add(text, TEXT)
      entriesOf.put(ordinal, entries)
    },
    /** `ordinalOf` has the ordinal of each docId, or -1. */
    index: (ordinalOf: Int32Array): WordIndex => ({
      ...invertIndex(words, entriesOf, ordinalOf),
      nameLengths: Uint8Array.from(ordinalOf, (ordinal) => Math.min(255, nameLengths[ordinal] ?? 0)),
    }),
  }
}

type WordNumbers = ReturnType<typeof createWordNumbers>

function createWordNumbers() {
  const numbers = new Map<string, number>()
  // By form, so that each is normalized once.
  let numberOfForm = new Int32Array(1 << 10)
  let normalized = 0
  let sorted: string[] = []
  const forms = createForms((form) => {
    const word = normalizeWord(form)
    const number = word === '' ? -1 : (numbers.get(word) ?? numbers.size)
    if (number >= 0) numbers.set(word, number)
    if (normalized === numberOfForm.length) numberOfForm = doubled(numberOfForm)
    numberOfForm[normalized++] = number
  })
  return {
    forms,
    /** The word of a form; -1 if normalization leaves nothing. */
    numberOf: (form: number): number => numberOfForm[form] ?? -1,
    size: () => numbers.size,
    /** All words with their numbers, in the order of the words. */
    sorted(): [word: string, number: number][] {
      if (sorted.length < numbers.size) sorted = [...sorted, ...[...numbers.keys()].slice(sorted.length)].sort()
      return sorted.map((word) => [word, numbers.get(word) ?? -1])
    },
  }
}

function invertIndex(
  words: WordNumbers,
  entriesOf: PooledArrays,
  ordinalOf: Int32Array,
): Omit<WordIndex, 'nameLengths'> {
  const all = new Uint32Array(words.size())
  const names = new Uint32Array(words.size())
  const funders = new Uint32Array(words.size())
  const written = new Uint32Array(words.forms.all.length)
  const named = new Uint32Array(written.length)
  const funded = new Uint32Array(written.length)
  entriesOf.each(ordinalOf, (_, entry) => {
    const form = entry >>> 2
    written[form] = (written[form] ?? 0) + 1
    if ((entry & 3) === NAME) named[form] = (named[form] ?? 0) + 1
    if ((entry & 3) === FUNDER) funded[form] = (funded[form] ?? 0) + 1
  })
  const numberOf = Int32Array.from(written, (_, form) => words.numberOf(form))
  for (const [form, number] of numberOf.entries()) {
    if (number < 0) continue
    all[number] = (all[number] ?? 0) + (written[form] ?? 0)
    names[number] = (names[number] ?? 0) + (named[form] ?? 0)
    funders[number] = (funders[number] ?? 0) + (funded[form] ?? 0)
  }
  // Words that no record has any more are left out.
  const listed = words.sorted().filter(([, number]) => (all[number] ?? 0) > 0)
  const starts = startsOf(listed, all)
  const nameStarts = startsOf(listed, names)
  const postings = new Uint32Array(starts[listed.length] ?? 0)
  const namePostings = new Uint32Array(nameStarts[listed.length] ?? 0)
  const inNames = Uint32Array.from(listed, ([, number]) => (names[number] ?? 0) + (funders[number] ?? 0))
  // From here on these hold where the next posting of each word goes.
  for (const [rank, [, number]] of listed.entries()) {
    all[number] = starts[rank] ?? 0
    names[number] = nameStarts[rank] ?? 0
  }
  entriesOf.each(ordinalOf, (docId, entry) => {
    const number = numberOf[entry >>> 2] ?? 0
    const zone = entry & 3
    const at = all[number] ?? 0
    postings[at] = (docId << 2) | zone
    all[number] = at + 1
    if (zone !== NAME) return
    const nameAt = names[number] ?? 0
    namePostings[nameAt] = docId
    names[number] = nameAt + 1
  })
  const forms = commonestForms(words, written)
  return {
    words: listed.map(([word]) => word).join('\n'),
    written: listed.map(([word, number]) => (forms[number] === word ? '' : forms[number])).join('\n'),
    starts,
    postings,
    named: inNames,
    nameStarts,
    namePostings,
  }
}

/** For each word the form that most records use; of equally common ones the first in the alphabet. */
function commonestForms(words: WordNumbers, written: Uint32Array): string[] {
  const best: string[] = []
  const most = new Uint32Array(words.size())
  for (const [formNumber, form] of words.forms.all.entries()) {
    const number = words.numberOf(formNumber)
    const times = written[formNumber] ?? 0
    if (times === 0 || times < (most[number] ?? 0)) continue
    if (times === most[number] && form > (best[number] ?? '')) continue
    best[number] = form
    most[number] = times
  }
  return best
}

function startsOf(listed: readonly (readonly [string, number])[], amounts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(listed.length + 1)
  for (const [rank, [, number]] of listed.entries()) starts[rank + 1] = (starts[rank] ?? 0) + (amounts[number] ?? 0)
  return starts
}
