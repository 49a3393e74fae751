import { rowsOf } from '#lexicon/senses.ts'

/** What a name says where a pattern finds it. */
export const ROLES = [
  'own', // what its kind says: a place to study in, a nationality, a field …
  'citizenship',
  'destination',
  'either', // where people come from or go to: the country's mobility decides, as for the next three
  'taken', // where something is taken that many go there for
  'offered', // whose scholarship it is, or for whom
  'giver', // whose scholarship it is: a place to study in, unless people go from there to another
  'present', // where somebody is: a place to study in, unless they want to go to another
  'residence',
  'wanted', // a level that somebody asks for outright
  'held', // a level that somebody has
  'current', // a level that somebody is at: held if they ask for a higher one
  'not',
  'not-citizenship',
  'not-name', // a programme that is left out
  'aside', // a subject that counts if no other is named
  'occupation', // what somebody does: not what they want to study, if they say so
  'language',
  'like',
  'name',
  'word',
  'rank',
  'share',
  'abroad',
  'elsewhere',
  'told', // shown, but no constraint
  'drop', // explained, but not shown
] as const
export type Role = (typeof ROLES)[number]

export interface Element {
  readonly classes: ReadonlySet<string>
  readonly role: Role | undefined
  readonly optional: boolean
  readonly list: boolean
  readonly ahead: boolean
  readonly special: 'rest' | 'clause' | 'word' | 'comma' | undefined
}

/** One way in which words are put together: a row of `patterns.tsv`, where the notation is explained. */
export interface Pattern {
  readonly text: string
  readonly elements: readonly Element[]
  readonly weight: number
  readonly says: string
  readonly example: string
}

export const PLACE_KINDS: readonly string[] = ['country', 'region', 'city', 'state', 'part']
const SPECIAL: Readonly<Record<string, Element['special']>> = {
  rest: 'rest',
  clause: 'clause',
  word: 'word',
  ',': 'comma',
}
const ELEMENT = /^(?<ahead>=?)(?<names>[^?+:]+)(?<optional>\??)(?<list>\+?)(?::(?<role>[\w-]+))?$/

/** @throws if a row cannot be read. */
export function parsePatterns(text: string): readonly Pattern[] {
  return [...rowsOf(text)].map(([pattern = '', weight = '', says = '', example = '']) => {
    if (pattern === '' || Number.isNaN(Number.parseFloat(weight)))
      throw new Error(`patterns.tsv: "${pattern}" has no weight`)
    return {
      text: pattern,
      elements: pattern.split(' ').map(elementOf),
      weight: Number.parseFloat(weight),
      says,
      example,
    }
  })
}

function elementOf(text: string): Element {
  const { ahead, names = '', optional, list, role } = ELEMENT.exec(text)?.groups ?? {}
  if (names === '' || (role !== undefined && !(ROLES as readonly string[]).includes(role)))
    throw new Error(`patterns.tsv: "${text}" is no element with a role`)
  return {
    classes: new Set(names.split('|').flatMap((name) => (name === 'place' ? PLACE_KINDS : [name]))),
    role: role as Role | undefined,
    optional: optional === '?',
    list: list === '+',
    ahead: ahead === '=',
    // A word as the lexicon knows it has the role of its name.
    special: names === role ? undefined : SPECIAL[names],
  }
}
