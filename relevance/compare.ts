/**
 * Compares the two readings of questions, old and new, on judged ones: `node relevance/compare.ts [--list] [--unseen] [--ablate] [--with FILE]`.
 *
 * A question counts as understood if everything that is expected is there, and nothing else that constrains. Words that are
 * left over only rank, so they are never too much. A third of the questions, chosen by their hash, is reported apart: look
 * at it with `--unseen` only when rules are no longer being written for it.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { foldLetters, tokenize } from '#lexicon/fold.ts'
import { readLexicon } from '#lexicon/read-lexicon.ts'
import { nearestWords } from '#lexicon/spelling.ts'
import { createIndexBuilder, openEngine } from '#search/engine.ts'
import { interpret } from '#search/query/interpret.ts'
import { RECORDS } from '#test/starter-catalogue.ts'
import { devQuestions, readJson, type JudgedQuestion } from './questions.ts'

interface Question {
  readonly key: string
  readonly kind: string
  readonly has: readonly string[]
  readonly may: readonly string[]
  readonly told: readonly string[]
}

interface Reading {
  /** What constrains, as `kind:label`. */
  readonly said: readonly string[]
  /** What is context, as `kind:label` of what it would say: it may be expected, but is never too much. */
  readonly context: readonly string[]
  /** The words that are shown. */
  readonly shown: readonly string[]
}

const { values: given } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    unseen: { type: 'boolean', default: false },
    ablate: { type: 'boolean', default: false },
    with: { type: 'string' },
  },
})
const builder = createIndexBuilder('2026-11-25')
RECORDS.forEach((record, place) => builder.put(place, record))
const index = builder.build(RECORDS.map((_, place) => place))
const engine = openEngine(index)
const sorted = index.words.words.split('\n')
const written = index.words.written.split('\n')
const places = new Map(sorted.map((word, place) => [word, place]))
const known = {
  has: (word: string) => places.has(word),
  written: (word: string) => written[places.get(word) ?? -1] || word,
  correct: (word: string) => nearestWords(word, sorted)[0],
}
const lexicon = readLexicon()

function oldReading(key: string): Reading {
  const { understood } = engine.search({ choices: {}, searchKey: key.slice(0, 200), page: 1, pageSize: 8 })
  const said = understood.filter(({ kind }) => kind !== 'words')
  return {
    said: said.map(({ kind, label }) => `${kind}:${label}`),
    context: [],
    shown: understood.flatMap(({ text, label }) => [text, label]),
  }
}

function newReading(key: string, by = lexicon): Reading {
  const { parts, words: all } = interpret(key, by, known)
  const words = all.filter(({ strength }) => strength !== 'little')
  const said: string[] = []
  const context: string[] = []
  for (const { kind, label } of parts) {
    if (kind === 'residence') context.push(`citizenship:${label}`, `country:${label}`)
    else if (kind === 'held' || kind === 'like' || kind === 'unsupported' || kind === 'word' || kind === 'name')
      context.push(`words:${label}`)
    else said.push(`${kind}:${label}`)
  }
  return {
    said,
    context,
    shown: [...parts, ...words].flatMap(({ text, label, word, written: spelt }) => [text, label, word, spelt ?? '']),
  }
}

const fold = (text: string) => foldLetters(text)
const wordsIn = (text: string) => tokenize(text).map(({ word }) => word)

/** What the design changed since the questions were judged: cities of universities constrain, and groups of people are audiences. */
function isSuperseded(part: string, { key, has }: Question): boolean {
  const words = has.filter((one) => one.startsWith('words:')).map((one) => one.slice(6))
  if (part.startsWith('audience:')) return words.some((word) => fold(part).includes(fold(word).slice(0, 5)))
  return part.startsWith('country:') && /universi|college|school|institut/i.test(key) && words.length > 0
}

function isRight(question: Question, { said, context, shown }: Reading): boolean {
  const { key, has, may, told } = question
  const texts = new Set(shown.flatMap(wordsIn))
  const isShown = (text: string) => wordsIn(text).every((word) => texts.has(word))
  const isThere = (part: string) =>
    part
      .split('|')
      .some((one) =>
        one.startsWith('words:')
          ? isShown(one.slice(6)) || fold(key) === fold(one.slice(6))
          : [...said, ...context].some((other) => fold(other) === fold(one)),
      )
  const allowed = new Set([...has.flatMap((part) => part.split('|')), ...may].map(fold))
  return (
    has.every(isThere) &&
    said.every(
      (part) =>
        allowed.has(fold(part)) ||
        isSuperseded(part, question) ||
        has.some((one) => fold(one) === `words:${fold(key)}`),
    ) &&
    told.every(isShown)
  )
}

const isKeptApart = (key: string) => (createHash('sha1').update(key).digest()[0] ?? 0) % 3 === 0
const questionOf = ({ key, kind, understood, may, told }: JudgedQuestion, as = kind): Question => {
  return { key, kind: as, has: understood, may, told }
}
const judged = devQuestions().map((question) => questionOf(question, 'judged'))
const fresh = given.with === undefined ? [] : readJson(readFileSync(given.with, 'utf8')).map((one) => questionOf(one))

const splitAt = (list = '') => list.split(';').filter((one) => one !== '')
const own = readFileSync('relevance/written.tsv', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Question => {
    const [kind = '', key = '', has, may, told] = line.split('\t')
    return { key, kind, has: splitAt(has), may: splitAt(may), told: splitAt(told) }
  })

function report(name: string, questions: readonly Question[], isListed: boolean): void {
  const rows = new Map<string, { questions: number; old: number; new: number }>()
  const count = (kind: string, isOld: boolean, isNew: boolean) => {
    const row = rows.get(kind) ?? { questions: 0, old: 0, new: 0 }
    rows.set(kind, { questions: row.questions + 1, old: row.old + Number(isOld), new: row.new + Number(isNew) })
  }
  for (const question of questions) {
    const [before, after] = [oldReading(question.key), newReading(question.key)]
    const [isOld, isNew] = [isRight(question, before), isRight(question, after)]
    count(' all', isOld, isNew)
    if (question.kind !== 'judged') count(question.kind, isOld, isNew)
    if (!isNew && isListed) {
      process.stdout.write(
        `${isOld ? '' : '(old too) '}${question.key.slice(0, 400)}\n   expected ${question.has.join('; ')}${question.may.length > 0 ? `  may ${question.may.join('; ')}` : ''}${question.told.length > 0 ? `  told ${question.told.join('; ')}` : ''}\n   new ${[...after.said, ...after.context.map((part) => `(${part})`)].join('; ')} | ${[...new Set(after.shown)].join(' ').slice(0, 200)}\n`,
      )
    }
  }
  process.stdout.write(`\n${name}\n`)
  for (const [kind, row] of [...rows].sort(([one], [other]) => (one < other ? -1 : 1)))
    process.stdout.write(
      `  ${kind.padEnd(12)} ${String(row.questions).padStart(5)}   old ${((100 * row.old) / row.questions).toFixed(1)} %   new ${((100 * row.new) / row.questions).toFixed(1)} %\n`,
    )
}

const isListed = given.list
report(
  'judged, seen',
  judged.filter(({ key }) => !isKeptApart(key)),
  isListed,
)
report(
  'judged, unseen',
  judged.filter(({ key }) => isKeptApart(key)),
  given.unseen,
)
if (fresh.length > 0) report('fresh', fresh, isListed)
report('written for this', own, isListed)

/** How many questions more, or fewer, are understood with a row than without it. */
function ablate(): void {
  const questions = [...judged.filter(({ key }) => !isKeptApart(key)), ...fresh, ...own]
  const countWith = (by: typeof lexicon) =>
    questions.filter((question) => isRight(question, newReading(question.key, by))).length
  const all = countWith(lexicon)
  const rows = lexicon.patterns.split('\n')
  const worth = rows.flatMap((row, at) => {
    if (row === '' || row.startsWith('#')) return []
    const without = { ...lexicon, patterns: rows.filter((_, other) => other !== at).join('\n') }
    return [{ row: row.split('\t')[0] ?? '', worth: all - countWith(without) }]
  })
  for (const { row, worth: count } of worth.sort((one, other) => one.worth - other.worth))
    process.stdout.write(`${String(count).padStart(5)}  ${row}\n`)
}

if (given.ablate) ablate()
