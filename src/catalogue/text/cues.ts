import { readWords } from '#catalogue/words.ts'
import { readText } from '#lexicon/read-lexicon.ts'
import { rowsOf } from '#lexicon/senses.ts'
import { meansAny } from './neutral-words.ts'
import { foldPhrase } from './phrase-book.ts'

/**
 * What a phrase says about the names beside it. `complement`: everybody but these ("non-EU"). `example`: among others.
 * `added`: besides what else is named. `required`, `held`: what one must have already; `held` phrases are too common to
 * be cues where they may join two subjects ("law with French").
 */
export type Role = 'excepted' | 'complement' | 'example' | 'preferred' | 'added' | 'required' | 'held'

/** The roles of cues that count in cells of every kind. */
export const COMMON_ROLES: ReadonlySet<Role> = new Set(['excepted', 'complement', 'example', 'preferred', 'added'])

export interface Cue {
  readonly role: Role
  /** Where the names are: "except Iran" is before them, "Iran excluded" after. */
  readonly position: 'before' | 'after'
  /** Words of which one must follow, or else it is not sure: "no EU citizens", but "no Brasil" means "in Brazil". */
  readonly followedBy?: ReadonlySet<string>
  /** Words of which none may follow: "menos México", but "menos que en México". */
  readonly notBefore?: ReadonlySet<string>
  /** True for a cue that is one only after "all" or "any": "all but Kenya". */
  readonly afterAny?: boolean
}

const WORDS = readWords('cues')
/** Cues of questions in other languages than English, of which cells have more. */
const ASKED = Map.groupBy(
  [...rowsOf(readText('cues'))].filter(([, , language]) => language !== 'en'),
  ([, meaning]) => meaning,
)
const asked = (meaning: string) => (ASKED.get(meaning) ?? []).map(([name = '']) => name)

/** Names before one of these are kept out. */
export const EXCEPTIONS_BEHIND = asked('cue:except-post')
/** Names that follow one of these are kept out. */
export const EXCEPTIONS = [
  ...WORDS.list('exception'),
  ...asked('cue:except').filter((phrase) => !EXCEPTIONS_BEHIND.includes(phrase)),
]
const DENIALS = [...WORDS.list('denied before'), ...asked('cue:not')]

const CUES: readonly (readonly [cue: Cue, phrases: string])[] = [
  [{ role: 'excepted', position: 'before', notBefore: words('que de del do da') }, 'menos'],
  [{ role: 'excepted', position: 'before' }, EXCEPTIONS.join(',')],
  cueOf('excepted', 'before'),
  [{ role: 'excepted', position: 'before', followedBy: words('eu uk us usa u s') }, 'no'],
  [{ role: 'excepted', position: 'before', afterAny: true }, 'but'],
  cueOf('excepted', 'after'),
  [{ role: 'excepted', position: 'after' }, [...EXCEPTIONS_BEHIND, ...asked('cue:not-post')].join(',')],
  cueOf('complement', 'before'),
  cueOf('example', 'before'),
  cueOf('example', 'after'),
  cueOf('preferred', 'before'),
  cueOf('preferred', 'after'),
  cueOf('added', 'after'),
  cueOf('added', 'before'),
  cueOf('required', 'before'),
  cueOf('required', 'after'),
  cueOf('held', 'before'),
  [{ role: 'excepted', position: 'before', followedBy: new Set<string>() }, DENIALS.join(',')],
]

function cueOf(role: Role, position: Cue['position']): readonly [Cue, string] {
  return [{ role, position }, WORDS.require(`${role} ${position}`)]
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

interface Known {
  readonly before?: Cue
  readonly after?: Cue
}

const ANY_WORDS = words('all any anyone anybody anything anywhere every everyone everybody everything everywhere')

/** True behind "all", "anyone", "all countries": what "but" excepts from. */
function isAfterAny(folded: readonly string[]): boolean {
  return folded.slice(-2).some((word) => ANY_WORDS.has(word))
}

const BOOK: ReadonlyMap<string, Known> = createBook()
const LONGEST = 6

function createBook(): Map<string, Known> {
  const book = new Map<string, Known>()
  for (const [cue, phrases] of CUES) {
    for (const phrase of phrases.split(',')) {
      const key = foldPhrase(phrase)
      book.set(key, { [cue.position]: cue, ...book.get(key) })
    }
  }
  return book
}

/** The longest cue that begins at a word. Some phrases are cues on either side of names. Words are folded. */
function findCue(
  folded: readonly string[],
  at: number,
  roles: ReadonlySet<Role>,
): (Known & { readonly length: number }) | undefined {
  for (let length = Math.min(LONGEST, folded.length - at); length > 0; length--) {
    const known = BOOK.get(folded.slice(at, at + length).join(' '))
    if (!known) continue
    const fits = (cue: Cue | undefined) => (cue && roles.has(cue.role) ? cue : undefined)
    const before = fits(known.before)
    const after = fits(known.after)
    if (before ?? after) return { ...(before && { before }), ...(after && { after }), length }
  }
  return undefined
}

const ADJECTIVES = WORDS.phraseSet('adjective')

/** "No restrictions" denies nobody. */
const NOT_DENIED = WORDS.wordSet('not denied')

/** A cue in a text: how many words it has, and whether it is a denial that may be none. */
export type FoundCue = Cue & { readonly length: number; readonly isUnsure: boolean }

/**
 * The cue at a word of an entry that began at `from`: between, before or behind its names. `isHeading` if a colon
 * follows the last word.
 */
export function cueAt(
  folded: readonly string[],
  at: number,
  from: number,
  isHeading: boolean,
  roles: ReadonlySet<Role>,
): FoundCue | undefined {
  const known = findCue(folded, at, roles)
  if (!known) return undefined
  const { before, after, length } = known
  const hasLeft = at > from
  // "Prerequisite: a master's"
  const hasRight = at + length < folded.length || isHeading
  if (before?.notBefore?.has(folded[at + length] ?? '')) return undefined
  if (before?.afterAny && !isAfterAny(folded.slice(from, at))) return undefined
  if (before?.followedBy && !before.followedBy.has(folded[at + length] ?? '')) {
    const isDenial = !hasLeft && hasRight && !folded.slice(at + length).some((word) => NOT_DENIED.has(word))
    return isDenial ? { ...before, length, isUnsure: true } : undefined
  }
  // "All priority fields" and "tous les domaines prioritaires" are a part of them.
  if (hasLeft && meansAny(folded[from] ?? '') && ADJECTIVES.has(folded.slice(at, at + length).join(' ')))
    return undefined
  if (after && hasLeft && !(before && hasRight)) return { ...after, length, isUnsure: false }
  // "Preferred: Kenya"
  const cue: Cue | undefined = before ?? (after && { ...after, position: 'before' })
  return cue && { ...cue, length, isUnsure: false }
}

const JOINTS = WORDS.phraseSet('joint')
const LONGEST_JOINT = 3

/** How many words join two entries here; 0 if these do not. A single letter does so only between longer words. */
export function jointAt(folded: readonly string[], at: number, from: number): number {
  for (let length = Math.min(LONGEST_JOINT, folded.length - at); length > 0; length--) {
    const phrase = folded.slice(at, at + length).join(' ')
    if (!JOINTS.has(phrase)) continue
    const right = folded[at + length] ?? ''
    const left = at > from ? (folded[at - 1] ?? '') : ''
    if (right === '') return left === '' ? 0 : length
    return phrase.length > 1 || (left.length > 1 && right.length > 1) ? length : 0
  }
  return 0
}
