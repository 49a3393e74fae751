import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Choices } from '#search/engine.ts'

/**
 * A relevance judgment: a query as people type it, the query spans that it must give, and the programmes that an
 * adviser would name. Spans are written `kind:label`; a `|` separates spans of which one is enough.
 */
export interface RelevanceJudgment {
  readonly key: string
  /** The sort of query, for the figures of each sort: a word of one's own, such as "chat". */
  readonly kind: string
  /** ISO 639 code; empty if nobody noted it. */
  readonly language: string
  readonly choices: Choices
  readonly understood: readonly string[]
  /** Query spans that are no mistake; any other is one. */
  readonly may: readonly string[]
  /** Texts that the response must show, so that nothing is dropped in silence. */
  readonly told: readonly string[]
  /** Ids of programmes that must, and that must not, be among the first eight. */
  readonly must: readonly string[]
  readonly mustNot: readonly string[]
  /** The best and the fair programmes of the whole catalogue; null if it has none, undefined without grades. */
  readonly grades: { readonly best: readonly string[]; readonly fair: readonly string[] } | null | undefined
  /** The month (YYYY-MM) in which programmes and grades hold, if only in that one. */
  readonly onlyIn: string | undefined
}

const DEV = join(import.meta.dirname, 'dev.tsv')

const COLUMNS = ['key', 'kind', 'language', 'understood', 'must', 'best', 'fair', 'may', 'told', 'mustNot'] as const

/**
 * Reads a table of judgments: columns as in the first line, tabs between them, empty ones at the end omitted. Spans and
 * texts are separated by semicolons, ids by spaces. Throws an Error that names the line.
 */
export function readTable(text: string): RelevanceJudgment[] {
  const [head, ...lines] = text.trimEnd().split('\n')
  if (head !== COLUMNS.join('\t')) throw new Error(`The first line must be: ${COLUMNS.join(', ')}, with tabs between`)
  const seen = new Set<string>()
  return lines.map((line, at) => {
    const cells = line.split('\t')
    const cell = (name: (typeof COLUMNS)[number]) => cells[COLUMNS.indexOf(name)] ?? ''
    const ids = (name: (typeof COLUMNS)[number]) => listed(cell(name), ' ')
    const parts = (name: (typeof COLUMNS)[number]) => listed(cell(name), ';')
    const [key, kind, language] = [cell('key'), cell('kind'), cell('language')]
    const fault =
      key === '' || kind === '' || language === ''
        ? 'has no key, kind or language'
        : cells.length > COLUMNS.length
          ? `has ${cells.length} columns instead of ${COLUMNS.length}`
          : seen.has(key)
            ? `asks "${key}" again`
            : undefined
    if (fault) throw new Error(`Line ${at + 2} ${fault}`)
    seen.add(key)
    const [best, fair] = [ids('best'), ids('fair')]
    return {
      key,
      kind,
      language,
      choices: {},
      understood: parts('understood'),
      may: parts('may'),
      told: parts('told'),
      must: ids('must'),
      mustNot: ids('mustNot'),
      grades: best.length + fair.length > 0 ? { best, fair } : undefined,
      onlyIn: undefined,
    }
  })
}

function listed(text: string, mark: string): string[] {
  return text
    .split(mark)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

const texts = z.array(z.string())
const labels = texts.optional()

/** Another file of judgments, as JSON: `filters` are the lists of the API. */
const fileSchema = z.object({
  questions: z.array(
    z.object({
      key: z.string(),
      kind: z.string(),
      language: z.string().default(''),
      filters: z
        .strictObject({ country: labels, field: labels, level: labels, Scholarship: labels, type: labels })
        .default({}),
      must: texts.default([]),
      mustNot: texts.default([]),
      understood: z
        .object({ has: texts.default([]), may: texts.default([]), told: texts.default([]) })
        .default({ has: [], may: [], told: [] }),
      grades: z.object({ best: texts, fair: texts }).nullable().optional(),
      onlyIn: z.string().optional(),
    }),
  ),
})

/** Reads judgments from JSON. Throws an Error that describes the fault of the text. */
export function readJson(text: string): RelevanceJudgment[] {
  const read = fileSchema.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(z.prettifyError(read.error))
  return read.data.questions.map(({ filters, understood, grades, onlyIn, ...judgment }) => ({
    ...judgment,
    choices: choicesOf(filters),
    understood: understood.has,
    may: understood.may,
    told: understood.told,
    grades,
    onlyIn,
  }))
}

function choicesOf({ Scholarship, ...others }: z.infer<typeof fileSchema>['questions'][number]['filters']): Choices {
  const lists = Object.entries({ ...others, coverage: Scholarship })
  return Object.fromEntries(lists.filter(([, list]) => list !== undefined))
}

/** Reads a file of judgments: a table if its name ends so, else JSON. */
export function readJudgments(path: string): RelevanceJudgment[] {
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.tsv') ? readTable(text) : readJson(text)
}

/** The project's own judgments. */
export const devJudgments = (): RelevanceJudgment[] => readJudgments(DEV)
