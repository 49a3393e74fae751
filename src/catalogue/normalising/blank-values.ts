import { isGlue, isNeutral } from './neutral-words.ts'
import { foldedWords } from './phrase-book.ts'

const UNKNOWN = new Set(
  phrases(
    'na, n a, n d, nd, nil, none, null, undefined, nan, unknown, unspecified, not specified, no specified, non specified, not stated, not known, not available, not applicable, not given, not mentioned, not listed, not announced, no information, no data, no info, missing, blank, empty, tbd, tba, tbc, to be determined, to be announced, to be confirmed, to be decided, undecided, not decided, not decided yet, not yet decided, unclear, see website, see link, see above, see details, check website, check the website, visit website, various, varies, variable, vary, varied, several, different, multiple, other, others, no determinado, sin determinar, sin especificar, sin informacion, no especificado, no aplica, por definir, por confirmar, desconocido, ver pagina web, diferentes, varios, varias, diversos, diversas, otro, otros, plusieurs, divers, diverses, mehrere, verschiedene, vários, várias, vari, diversi, verschillende, inconnu, non precise, a definir, unbekannt, keine angabe, k a, nao informado, value, ref',
  ),
)
const ANY = new Set(
  phrases(
    'open, open to all, open to everyone, no restriction, without restriction, no requirement, without requirement, no limit, no limitation, no preference, no specific, not restricted, not limited, not required, regardless, irrespective, all of the above, world wide, sin restriccion, sin distincion, sin limite, independientemente, sans restriction, sans condition, sans distinction, ohne einschrankung, keine einschrankung, keine beschrankung, unabhangig, sem restricao, independentemente, senza restrizione, senza limite',
  ),
)
/** Words that mean no restriction beside any noun: "todas las nacionalidades". */
const ANY_WORDS = new Set(
  phrases(
    'any, all, every, each, anywhere, everywhere, everyone, everybody, anyone, anybody, unrestricted, unlimited, cualquier, cualquiera, todo, toda, todas, todos, tous, toute, toutes, tout, alle, allen, aller, jede, jeder, jedes, jedermann, qualquer, quaisquer, tutti, tutte, tutto, ogni, qualsiasi, iedereen, alla, semua',
  ),
)
/** Words that mean all countries: "students worldwide". "Global studies" are a subject. */
const WORLD_WORDS = new Set(
  phrases(
    'world, worldwide, global, globally, whole, entire, mundial, mundialmente, mundo, monde, mondial, mondialement, entier, welt, weltweit, ganz, ganze, mondo, wereldwijd',
  ),
)

const PLACE_WORDS = new Set([...ANY_WORDS, ...WORLD_WORDS])

/** True for "all", "any", "todos" and the like. */
export function meansAny(word: string): boolean {
  return ANY_WORDS.has(word)
}

/** As `meansAny`, of places: "worldwide". */
export function meansAnyPlace(word: string): boolean {
  return PLACE_WORDS.has(word)
}

/** No longer text states nothing. */
const LONGEST = 80

/** True for "N/A", "-", "?", "TBD", "Sin especificar" and all other ways of stating nothing. */
export function isUnknown(text: string): boolean {
  if (text.length > LONGEST) return !/[\p{L}\p{N}]/u.test(text)
  const words = foldedWords(text)
  return words.length === 0 || UNKNOWN.has(words.join(' '))
}

/**
 * True for "Any", "All subjects", "Unrestricted", "226 nations": no restriction. `isNoun` tells the words for what there
 * may be any of.
 */
export function isAny(
  text: string,
  isNoun: (word: string) => boolean,
  anyWords: ReadonlySet<string> = ANY_WORDS,
): boolean {
  if (text.length > LONGEST) return false
  const words = foldedWords(text)
  const bare = words.filter((word) => anyWords.has(word) || !(isNoun(word) || isGlue(word)))
  if (bare.length === 1 && Number(bare[0]) >= MANY && countsNoun(words, bare[0] ?? '', isNoun)) return true
  if (bare.length > 0 && bare.every((word) => anyWords.has(word))) return true
  return ANY.has(bare.join(' ')) || ANY.has(words.join(' ')) || meansWorld(words)
}

/** "226 nations", "150 different countries"; but "Nationality 175" is one of them. */
function countsNoun(words: readonly string[], count: string, isNoun: (word: string) => boolean): boolean {
  return words.slice(words.indexOf(count) + 1).some((word) => isNoun(word) && !isGlue(word))
}

/** True for "Worldwide", "all nationalities", "students from any country". */
export function isAnyPlace(text: string): boolean {
  return isAny(text, isNeutral, PLACE_WORDS)
}

/** "The whole world" is any of whatever there may be. */
function meansWorld(words: readonly string[]): boolean {
  return words.some((word) => WORLD_WORDS.has(word)) && words.every((word) => WORLD_WORDS.has(word) || isGlue(word))
}

/** "120 countries" counts as all of them. */
const MANY = 100

function phrases(names: string): string[] {
  return names.split(',').map((name) => foldedWords(name).join(' '))
}
