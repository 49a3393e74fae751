import { describe, expect, test } from 'vitest'
import { parseSync } from 'vite'
import { projectFiles, readProjectFile } from '#test/source-files.ts'

/*
 * A cell may have 2,000,000 characters. What takes four times as long for twice as many takes hours for these, so
 * nothing that looks at cells may: no expression, and no reader. Ratios are compared and no times, since a machine may
 * be slow, or busy with something else.
 */
/** Characters of a text for an expression, and for a reader, which uses many. */
const SHORT = 6000
const SHORT_FOR_READERS = 700
const TIMES = 8
/** In proportion it is 8 and for a square 64: the middle between them, by their ratio. */
const MOST_GROWTH = TIMES ** 1.5
/** Looked at first, since it takes less: what has the growth above for so many times as long, has more than this for these. */
const FEW_TIMES = 3
const GROWTH_OF_FEW = 4
/** How often it has to be found. */
const TRIALS = 3
/** Anything quicker for a short text is not worth measuring. */
const WORTH_MS = 0.5
/** Some machines count processor time in steps of 4 ms or 10 ms, so less than this says nothing. */
const LEAST_MS = 20
const PATIENCE = 600_000

const SOURCES = projectFiles('src/catalogue/*.ts').filter((path) => !path.endsWith('.test.ts'))

interface Expression {
  readonly where: string
  readonly pattern: RegExp
}

/** The expressions that are written in a source file. */
function literalsIn(path: string): Expression[] {
  const found: Expression[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node && typeof node.regex === 'object' && node.regex !== null) {
      // The parser gives each literal's text and flags.
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      found.push({ where: `${path}: /${pattern}/${flags}`, pattern: new RegExp(pattern, flags) })
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(path, readProjectFile(path)).program)
  return found
}

/** What reads cells. */
const FOLDERS = ['text', 'days', 'places', 'facts']

/** The modules of these folders, and the expressions that they put together when they are loaded. */
async function loadFolders(): Promise<{ modules: Record<string, unknown>[]; built: Expression[] }> {
  const built: Expression[] = []
  const Native = globalThis.RegExp
  globalThis.RegExp = new Proxy(Native, {
    construct: (target, [source, flags]: [string | RegExp, string | undefined]) => {
      const pattern = new target(source, flags)
      built.push({ where: `built: ${String(pattern)}`, pattern })
      return pattern
    },
  })
  try {
    const paths = SOURCES.filter((path) => FOLDERS.some((folder) => path.startsWith(`src/catalogue/${folder}/`)))
    const modules: Record<string, unknown>[] = []
    for (const path of paths) {
      // A module is an object of its exports.
      modules.push(
        (await import(/* @vite-ignore */ `#catalogue/${path.slice('src/catalogue/'.length)}`)) as Record<
          string,
          unknown
        >,
      )
    }
    return { modules, built }
  } finally {
    globalThis.RegExp = Native
  }
}

/** Once: a second try finds them loaded. */
const LOADED = loadFolders()

/** What a text may consist of; the words of an expression are added. */
const UNITS =
  ' |\t|\n| \n|#|"|\'|(|)|()|[|]|{|<|</|>|-|--|*|**|_|`|\\|/|=|&|;|,|.|:|1|1,|1 |1/|a|A|a |a,|a.|é|，|www.|http:|https://a|<a |<!--|[a](b "|=HYPERLINK(A1&'.split(
    '|',
  )
const BEGINNINGS = ['', '# a', '"', '<a', '[a](', 'https://a.b/']
const ENDINGS = ['', 'x']

/** A text of any length, most of it one unit again and again. */
interface Text {
  readonly of: readonly string[]
  readonly short: string
  /** So many times as long. */
  readonly long: (times: number) => string
}

function textsOf(units: readonly string[], beginnings: readonly string[], length: number): Text[] {
  return units.flatMap((unit) =>
    beginnings.flatMap((beginning) =>
      ENDINGS.map((ending) => {
        const written = (characters: number) => beginning + unit.repeat(characters / unit.length) + ending
        return {
          of: [beginning, unit, ending],
          short: written(length),
          long: (times: number) => written(length * times),
        }
      }),
    ),
  )
}

const ALL = textsOf(UNITS, BEGINNINGS, SHORT)
const SOME = textsOf([...UNITS, 'Kenya,', 'not ', 'except ', 'March 1 '], ['', 'a b '], SHORT_FOR_READERS)

function textsFor(words: readonly string[]): Text[] {
  return [
    ...ALL,
    ...textsOf(
      words.flatMap((word) => [word, `${word} `]),
      ['', 'a'],
      SHORT,
    ),
  ]
}

/** The words and signs that an expression looks for, one after another. */
function wordsIn({ source }: RegExp): string[] {
  const words = source.match(/(?:\\[^\w\s]|[A-Za-z<>"'#&%!:;,=~@-])+/g) ?? []
  return [...new Set(words.map((word) => word.replaceAll(/\\(?!\\)/g, '')))]
    .filter((word) => word.length > 1)
    .slice(0, 6)
}

/** Processor time in ms of one run: the mean of as many as it takes to be told. */
function msOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  for (let runs = 1; ; runs++) {
    work()
    const { user, system } = process.threadCpuUsage(before)
    const ms = (user + system) / 1000
    if (ms >= LEAST_MS) return ms / runs
  }
}

function growthOf(work: (text: string) => unknown, short: string, long: string): number {
  return msOf(() => work(long)) / msOf(() => work(short))
}

/** Of one run, so it may be too long on a machine that does something else meanwhile. */
function msOnce(work: () => unknown): number {
  const before = performance.now()
  work()
  return performance.now() - before
}

/** The first text for which the work grows faster than it does; undefined if there is none. */
function growing(work: (text: string) => unknown, texts: readonly Text[]): string | undefined {
  for (const { of, short, long } of texts) {
    // The second look: what was slow for being new is quick by then.
    const ms = Math.min(...[1, 2].map(() => msOnce(() => work(short))))
    if (ms < WORTH_MS) continue
    // Most texts end here, so that only the others are measured.
    const few = long(FEW_TIMES)
    if (msOnce(() => work(few)) < ms * GROWTH_OF_FEW) continue
    const longer = long(TIMES)
    if (msOnce(() => work(longer)) < ms * MOST_GROWTH) continue
    const growths = trials(() => growthOf(work, short, longer))
    if (growths.length < TRIALS) continue
    // A step is no square: where much memory begins to cost more, the time grows once, and then in proportion.
    if (growthOf(work, longer, long(TIMES * 2)) > 2 ** 1.5)
      return `${JSON.stringify(of)}: ${growths.map(Math.round).join(', ')} times as long`
  }
  return undefined
}

/** The results of trials that find too much, until one does not. */
function trials(growth: () => number): number[] {
  const found: number[] = []
  while (found.length < TRIALS) {
    const next = growth()
    if (next <= MOST_GROWTH) break
    found.push(next)
  }
  return found
}

function use(pattern: RegExp): (text: string) => unknown {
  return pattern.global ? (text) => text.replaceAll(pattern, '') : (text) => pattern.test(text)
}

/** The expressions that take longer, each with a text for which they do. */
function squares(expressions: readonly Expression[]): string[] {
  return expressions.flatMap(({ where, pattern }) => {
    const text = growing(use(pattern), textsFor(wordsIn(pattern)))
    return text === undefined ? [] : [`${where} ${text}`]
  })
}

test('the ruler: an expression that takes the square of a text is noticed, and one that does not is not', () => {
  expect(growing(use(/^# (.*?)[ \t]*#*$/gm), textsOf([' '], ['# a'], 800))).toBeDefined()
  expect(growing(use(/https?:\S*\{/), textsOf(['http:'], BEGINNINGS, SHORT / 2))).toBeDefined()
  expect(growing(use(/^# (.*)$/gm), textsFor([]))).toBeUndefined()
})

test('there are expressions to look at', () => {
  expect(SOURCES.flatMap(literalsIn).length).toBeGreaterThan(150)
})

describe.each(SOURCES.filter((path) => literalsIn(path).length > 0))('%s', (path) => {
  test(
    'no expression takes the square of a text',
    () => {
      expect(squares(literalsIn(path))).toEqual([])
    },
    PATIENCE,
  )
})

test(
  'no reader of cells takes the square of a text, nor does an expression that they build',
  async () => {
    const { modules, built } = await LOADED
    expect(built.length).toBeGreaterThan(5)
    expect(squares(built)).toEqual([])
    const readers = modules.flatMap((module) =>
      Object.entries(module).filter(([name]) => /^(?:read|plain|text|find|is|cut)/.test(name)),
    )
    expect(readers.length).toBeGreaterThan(15)
    const found = readers.flatMap(([name, reader]) => {
      if (typeof reader !== 'function') return []
      const work = (text: string) => {
        // Of a cell, or of the four cells of an amount.
        const cell = name === 'readAmount' ? { amount: text, minimum: text, maximum: text, currency: text } : text
        try {
          return Reflect.apply(reader, undefined, [cell, name === 'isAny' ? [] : null])
        } catch {
          return undefined
        }
      }
      const text = growing(work, SOME)
      return text === undefined ? [] : [`${name} ${text}`]
    })
    expect(found).toEqual([])
  },
  PATIENCE,
)
