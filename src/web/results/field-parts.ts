import { PAGE_SIZE } from '#contract/limits.ts'
import type { Results } from './search-results.ts'
import type { ListPart } from './undated.ts'

/** How many results are made for the fields that are asked for, and how many are open to any. */
export interface FieldCounts {
  /** "Law or Medicine". */
  readonly fields: string
  readonly made: number
  readonly open: number
}

/** Undefined where no field is asked for, or it is not known, or nothing is open to any. */
export function fieldCountsOf({ answer, selection }: Pick<Results, 'answer' | 'selection'>): FieldCounts | undefined {
  const { facets, result, count } = answer ?? {}
  const open = facets?.O.find(({ value }) => value === 'field')?.count
  const chosen = selection.field ?? []
  const read = answer?.understood.flatMap(({ kind, label }) => (kind === 'field' ? [label] : [])) ?? []
  // Words narrow what is chosen besides; and "not Law" is the name of no field.
  const isPlain = chosen.length === 0 || read.every((label) => chosen.includes(label))
  const fields = [...new Set([...chosen, ...read])]
  const isKnown = fields.length > 0 && fields.every((field) => facets?.F.some(({ label }) => label === field))
  if (!result || !count || !open || !isPlain || !isKnown) return undefined
  return { fields: fields.join(' or '), made: count - open, open }
}

/**
 * A page in two parts, what is made for the fields and then what is open to any. Undefined where the order is another one:
 * what is asked for besides, a country say, may come before a field.
 */
export function fieldPartsOf(results: Pick<Results, 'answer' | 'selection'>): ListPart[] | undefined {
  const counts = fieldCountsOf(results)
  const { answer, selection } = results
  if (!counts || !answer || selection.sort) return undefined
  const { fields, made, open } = counts
  const { matches, page } = answer
  const border = Math.min(Math.max(made - (page - 1) * PAGE_SIZE, 0), matches.length)
  if (matches.some((match, place) => match.open.includes('field') !== place >= border)) return undefined
  return [
    { heading: `For ${fields} (${made})`, from: 0, to: border },
    { heading: `Open to any field (${open})`, from: border, to: matches.length },
  ].filter(({ from, to }) => from < to)
}
