import type { CountryCode } from '#domain/countries.ts'
import type { FieldId } from '#domain/fields.ts'
import type { CoverageId, FundingTypeId } from '#domain/funding.ts'
import type { LevelId } from '#domain/levels.ts'
import { readText } from '#lexicon/read-lexicon.ts'
import { rowsOf, senseOf, type Sense } from '#lexicon/senses.ts'

/** Files of names that cells of a table are read with. What an earlier file says of a name comes first. */
export const FILES_FOR_CELLS = ['cells', 'places', 'cities', 'fields', 'levels', 'funding', 'countries'] as const
export type CellTexts = Readonly<Record<(typeof FILES_FOR_CELLS)[number], string>>

/** The values of each kind of name that a cell may hold. A country or, as `@id`, a group of countries is a place. */
interface Values {
  readonly country: CountryCode
  readonly region: string
  readonly people: string
  /** "Français": of a country, be it people or anything else. */
  readonly adjective: CountryCode
  readonly city: CountryCode
  readonly state: CountryCode
  readonly part: CountryCode
  readonly field: FieldId
  readonly level: LevelId
  readonly coverage: CoverageId
  readonly type: FundingTypeId
  /** Its label, and that of the women among them if there is one. */
  readonly audience: string
}

/** A name, and what it says where no question around it tells more. */
export interface Name<Value> {
  readonly name: string
  /** None for a name that is known to be of its kind, and does not tell which. */
  readonly values: readonly Value[]
  /** True if it says something of another kind as well: an MBA is a master's in business. */
  readonly isDouble: boolean
  /** `alone`: only as all of an entry; `coded`: only in a column of codes. */
  readonly when: 'anywhere' | 'alone' | 'coded'
}

/** The names of these kinds, in the order in which they count: of two meanings of a name, the first. */
export type NamesOf = <Kind extends keyof Values>(...kinds: readonly Kind[]) => readonly Name<Values[Kind]>[]

let fromFiles: NamesOf | undefined
const readTexts = () => Object.fromEntries(FILES_FOR_CELLS.map((name) => [name, readText(name)])) as CellTexts

/** The names that cells are read with, from the files of the lexicon, which are read once. */
export const readNames: NamesOf = (...kinds) => (fromFiles ??= createNames(readTexts()))(...kinds)

/**
 * The names that may be read in a cell. What counts in a question by its spelling or by the words beside it is left out,
 * and what has the note "asked": a cell promises nothing that it does not say.
 * @throws if a row cannot be read.
 */
export function createNames(texts: CellTexts): NamesOf {
  const names: OfKind[] = []
  // Many names mean the same, so few meanings are read.
  const known = new Map<string, readonly Sense[]>()
  for (const file of FILES_FOR_CELLS) {
    for (const row of rowsOf(texts[file])) {
      const [name = '', meaning = '', , note = ''] = row
      const key = `${meaning} ${note}`
      const senses = known.get(key) ?? sensesInCells(row)
      known.set(key, senses)
      const when = note === 'alone' || note === 'coded' ? note : 'anywhere'
      for (const { kind, values } of senses) names.push({ kind, name, values, isDouble: senses.length > 1, when })
    }
  }
  return <Kind extends keyof Values>(...kinds: readonly Kind[]) => {
    const found: readonly Name<string>[] = names.filter(({ kind }) => kinds.some((one) => one === kind))
    // senseOf has found each value among the options of its kind.
    return found as readonly Name<Values[Kind]>[]
  }
}

type OfKind = Name<string> & { readonly kind: string }

function sensesInCells(row: readonly string[]): readonly Sense[] {
  const sense = senseOf(row, new Map())
  const { caps, weak, exact, only, also } = sense
  if (row[3]?.split(' ').includes('asked') === true || caps || weak || exact !== undefined || only.length > 0) return []
  return also ? [sense, also] : [sense]
}
