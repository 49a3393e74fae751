import { COUNTRY_GROUPS } from '#domain/country-groups.ts'
import { formatLevel, type LevelId } from '#domain/levels.ts'
import { FOREIGN_WORDS } from './dictionary.ts'
import { wordSet } from './fold.ts'
import type { Key } from './key.ts'
import { placeOf, type Meaning } from './meaning.ts'
import type { Part } from './part.ts'

/** The levels that are open to somebody who has this one. */
const NEXT_LEVELS: Readonly<Record<string, readonly LevelId[]>> = {
  'high-school': ['bachelor'],
  vocational: ['bachelor'],
  bachelor: ['master', 'doctorate'],
  master: ['doctorate'],
  doctorate: ['postdoc'],
}

const AFTER_MIDDLE: readonly LevelId[] = ['high-school', 'vocational']
/** Classes and examinations after which school is not over. */
const MIDDLE_OF_SCHOOL = wordSet('7 7th 8 8th 9 9th 10 10th 11 11th jss1 jss2 jss3 ssc gcse igcse bece kcpe smp')
const LOWER_FORM = /^form (?:[1-3]|one|two|three)$/

const CLASS = wordSet('класс клас')

/** True for "12th" and "10+2". In Russia the eleventh class is the last. */
export function isLastClass(words: readonly string[]): boolean {
  return (
    words.some((word) => /^(?:12|10\+2)/.test(word)) || (words.includes('11') && words.some((word) => CLASS.has(word)))
  )
}

/**
 * What comes after a level: "after B.Tech", "HND holders". If a name means several levels, the first counts. Its field is
 * dropped, since whoever has a B.Tech need not stay an engineer.
 */
export function levelAfter(meaning: Meaning, words: readonly string[]): Meaning {
  const isMiddle = LOWER_FORM.test(words.join(' ')) || words.some((word) => MIDDLE_OF_SCHOOL.has(word))
  const next = isMiddle && !isLastClass(words) ? AFTER_MIDDLE : NEXT_LEVELS[meaning.values[0] ?? '']
  return next ? { kind: 'level', values: next, label: next.map(formatLevel).join(' or ') } : meaning
}

/**
 * Combines what people say about themselves. "After B.Tech" asks for a master's or a doctorate, but "MBA after B.Tech" for
 * an MBA. For Indians, "abroad" means anywhere but India. An African who is a Nigerian cannot have what is for Kenyans.
 */
export function settle(parts: readonly Part[]): readonly Part[] {
  if (!parts.some(({ about, meanings }) => about !== 'wanted' || meanings.some(isSeveral))) return parts
  const wanted = parts
    .filter(({ about, negated }) => about === 'wanted' && !negated)
    .flatMap(({ meanings }) => meanings)
  return parts.flatMap((part, at): Part[] => {
    if (part.about === 'abroad') {
      const home = onlyHome(wanted)
      return home === undefined ? [] : [{ ...part, meanings: [placeOf(home)], negated: true }]
    }
    if (part.negated || !(part.about === 'held' || part.meanings.some(isSeveral))) return [part]
    const isListed = areListed(parts[at - 1], part) || areListed(part, parts[at + 1])
    const meanings = part.meanings.flatMap((meaning) => moreExactly(meaning, part.about, wanted, isListed))
    return [{ ...part, meanings }]
  })
}

/** The only country that somebody says to be from. */
function onlyHome(wanted: readonly Meaning[]): string | undefined {
  const homes = new Set(wanted.flatMap(({ kind, values }) => (kind === 'citizenship' ? values : [])))
  const [home] = homes
  return homes.size === 1 && !home?.startsWith('@') ? home : undefined
}

/** True for what may be said more exactly: several nations, or several levels. */
function isSeveral(meaning: Meaning): boolean {
  return isOfGroup(meaning) || isOfLevels(meaning)
}

function isOfLevels({ kind, values }: Meaning): boolean {
  return kind === 'level' && values.length === 2
}

/** True for levels asked for in one breath: "graduate and PhD". */
function areListed(first: Part | undefined, second: Part | undefined): boolean {
  const nameLevels = [first, second].every((part) => part?.meanings[0]?.kind === 'level' && part.about === 'wanted')
  return nameLevels && second?.joined === true
}

function isOfGroup({ kind, values }: Meaning): boolean {
  return kind === 'citizenship' && values[0]?.startsWith('@') === true
}

/**
 * Instead of a level that somebody has, the levels they want; instead of a group of countries, its members that are also
 * named; and instead of a name of several levels one of them, unless they are listed: "WAEC bachelor" asks for a
 * bachelor's, "graduate and PhD" for all three. If there are none, the meaning itself.
 */
function moreExactly(
  meaning: Meaning,
  about: Part['about'],
  wanted: readonly Meaning[],
  isListed: boolean,
): readonly Meaning[] {
  if (about !== 'held' && isOfLevels(meaning)) {
    const one = wanted.filter(
      ({ kind, values }) => kind === 'level' && values.length === 1 && meaning.values.includes(values[0] ?? ''),
    )
    return one.length > 0 && !isListed ? one : [meaning]
  }
  const members: readonly string[] = COUNTRY_GROUPS.get(meaning.values[0]?.slice(1) ?? '')?.members ?? []
  const isExact = ({ kind, values }: Meaning) =>
    kind === meaning.kind && (about === 'held' || isWithin(values, members))
  const exact = about === 'held' || isOfGroup(meaning) ? wanted.filter(isExact) : []
  return exact.length > 0 ? exact.filter(isNarrowest) : [meaning]
}

/** False for what is said again or more widely: beside "postgraduate MSc", a "BSc graduate" wants a master's, once. */
function isNarrowest(meaning: Meaning, at: number, all: readonly Meaning[]): boolean {
  const isWider =
    isOfLevels(meaning) && all.some(({ values }) => values.length === 1 && isWithin(values, meaning.values))
  return !isWider && all.findIndex(({ label }) => label === meaning.label) === at
}

function isWithin(values: readonly string[], wider: readonly string[]): boolean {
  return values.every((value) => wider.includes(value))
}

const LATINO = /^latin[oa]s?$/i
/** Of Spanish and Portuguese, what is understood wherever it stands. */
const IN_SPANISH = /^(?:beca|bolsa|estado|eeuu|eua)/

/**
 * Latinos in the United States mostly live there, and the catalogue's texts call them Hispanic. "Latin Americans" do not;
 * nor does who asks in Spanish, names a home, or says more: hardly any text has all of that.
 */
export function withHispanics(parts: readonly Part[], { isKnown, words }: Key): readonly Part[] {
  const isLatino = ({ text, negated }: Part) => !negated && LATINO.test(text)
  if (!parts.some(isLatino) || !isKnown('hispanic')) return parts
  const isOfPlace = ({ meanings: [meaning] }: Part) => meaning?.kind === 'country' && meaning.values.join() === 'US'
  const rest = parts.filter((part) => !isLatino(part))
  const isForeign = words.some((word) => (FOREIGN_WORDS.has(word) && !LATINO.test(word)) || IN_SPANISH.test(word))
  if (isForeign || rest.length === 0 || !rest.every((part) => isOfPlace(part) && !part.negated)) return parts
  const hispanic = { meanings: [], word: 'hispanic', written: 'Hispanic' }
  return parts.map((part) => (isLatino(part) ? { ...part, ...hispanic } : part))
}
