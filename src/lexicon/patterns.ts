import { rowsOf } from './senses.ts'

/** The role of a name in a pattern. */
export const ROLES = [
  'own', // what its kind says: a place to study in, a nationality, a field …
  'citizenship',
  'destination',
  'either', // where people come from or go to: the country's mobility decides, as for the next three
  'from', // the same, but where they come from if another place is named
  'together', // what its kind says, and the same for all of them: "Turkey or Egypt"
  'offered', // whose scholarship it is, or for whom
  'giver', // whose scholarship it is: a place to study in, unless people go from there to another
  'present', // where somebody is: a place to study in, unless they want to go to another
  'residence',
  'wanted', // a level that somebody asks for outright
  'held', // a level that somebody has
  'current', // a level that somebody is at: held if they ask for a higher one
  'attended', // the same, of a school that somebody goes to: not yet past its last examination
  'not',
  'not-citizenship',
  'not-name', // a programme that is left out
  'language',
  'like',
  'word',
  'abroad',
  'home', // in the own country
  'elsewhere',
  'told', // shown, but no constraint
  'drop', // explained, but not shown
  'before', // the month before which it closes
  'by', // the last month in which it closes
  'school-leaver', // what somebody of this age looks for, if they name no level; so are the next three
  'pupil',
  'child', // below any level of the catalogue
  'child-fees', // what is paid for a child
  'degree', // any level with a degree
  'semester', // a part of one
  'descent', // where somebody's family is from: a group of people, whether some award is for them or not; no citizenship
  'lone-parent', // who raises children alone
  'maimed', // who has lost a limb
] as const
export type Role = (typeof ROLES)[number]

/** What a role says by itself, whatever stands there. */
export const SAID: Readonly<Partial<Record<Role, string>>> = {
  language: 'field:languages',
  'school-leaver': 'level:bachelor',
  pupil: 'level:high-school',
  child: 'level:high-school',
  'child-fees': 'coverage:tuition,full level:high-school',
  degree: 'level:bachelor,master,doctorate',
  semester: 'type:exchange level:bachelor,master',
  'lone-parent': 'audience:single-parents',
  maimed: 'audience:disabled',
}

export const PLACE_KINDS: readonly string[] = ['country', 'region', 'city', 'state', 'part']

/** Elements that hold words instead of a name: how many at most. A comma holds none. */
export const WORDS = { rest: 5, clause: 9, word: 1, ',': 0 }

export interface Element {
  readonly classes: ReadonlySet<string>
  readonly role: Role | undefined
  readonly optional: boolean
  readonly list: boolean
  readonly ahead: boolean
  readonly holds: keyof typeof WORDS | undefined
}

/** One way in which words are put together: a row of `patterns.tsv`, where the notation is explained. */
export interface Pattern {
  readonly text: string
  readonly elements: readonly Element[]
  readonly weight: number
  readonly says: string
  readonly example: string
}
/** The patterns by the classes that they may begin with. */
export type Grammar = ReadonlyMap<string, readonly Pattern[]>

const ELEMENT = /^(?<ahead>=?)(?<names>[^?+:]+)(?<optional>\??)(?<list>\+?)(?::(?<role>[\w-]+))?$/

/** @throws if a row cannot be read. */
export function grammarIn(text: string): Grammar {
  const found = new Map<string, Pattern[]>()
  for (const pattern of patternsIn(text)) {
    for (const { classes, optional, holds } of pattern.elements) {
      for (const cls of classes) found.set(cls, [...(found.get(cls) ?? []), pattern])
      if (!optional && holds !== ',') break
    }
  }
  return found
}

/** @throws if a row cannot be read. */
export function patternsIn(text: string): readonly Pattern[] {
  return [...rowsOf(text)].map(([pattern = '', figure = '', says = '', example = '']) => {
    const weight = Number.parseFloat(figure)
    if (pattern === '' || Number.isNaN(weight)) throw new Error(`patterns.tsv: "${pattern}" has no weight`)
    return { text: pattern, elements: pattern.split(' ').map(elementOf), weight, says, example }
  })
}

function elementOf(text: string): Element {
  const { ahead, names = '', optional, list, role } = ELEMENT.exec(text)?.groups ?? {}
  if (names === '' || (role !== undefined && !(ROLES as readonly string[]).includes(role)))
    throw new Error(`patterns.tsv: "${text}" is no element with a role`)
  const holds = Object.hasOwn(WORDS, names) ? (names as keyof typeof WORDS) : undefined
  return {
    classes: new Set(names.split('|').flatMap((name) => (name === 'place' ? PLACE_KINDS : [name]))),
    role: role as Role | undefined,
    optional: optional === '?',
    list: list === '+',
    ahead: ahead === '=',
    holds,
  }
}
