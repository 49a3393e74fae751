import { foldedWords } from './phrase-book.ts'

const UNKNOWN = new Set(
  phrases(
    'na, n a, n d, nd, nil, none, null, undefined, nan, unknown, unspecified, not specified, not stated, not known, not available, not applicable, not given, not mentioned, not listed, not announced, no information, no data, no info, missing, blank, empty, tbd, tba, tbc, to be determined, to be announced, to be confirmed, see website, see link, see above, see details, check website, check the website, visit website, various, varies, variable, vary, varied, several, different, multiple, other, others, no determinado, sin determinar, sin especificar, sin informacion, no especificado, no aplica, por definir, por confirmar, desconocido, ver pagina web, diferentes, varios, varias, otro, otros, inconnu, non precise, a definir, unbekannt, keine angabe, k a, nao informado, value, ref',
  ),
)
const ANY = new Set(
  phrases(
    'any, all, anywhere, everywhere, everyone, everybody, anyone, open, open to all, open to everyone, unrestricted, no restriction, without restriction, unlimited, no limit, no preference, all welcome, cualquiera, todo, toda, todas, todos, sin restriccion, tous, toutes, alle, todos os, tutti, world, worldwide, world wide, global, the world, whole world, entire world, all world, mundo, todo el mundo, monde, welt, no specific, not restricted, all of the above',
  ),
)

/** No longer text states nothing. */
const LONGEST = 80

/** True for "N/A", "-", "?", "TBD", "Sin especificar" and all other ways of stating nothing. */
export function isUnknown(text: string): boolean {
  if (text.length > LONGEST) return !/[\p{L}\p{N}]/u.test(text)
  const words = foldedWords(text)
  return words.length === 0 || UNKNOWN.has(words.join(' '))
}

/**
 * True for "Any", "All subjects", "Unrestricted", "World", "226 nations": no restriction. `nouns` are the words for
 * what there may be any of.
 */
export function isAny(text: string, nouns: readonly string[]): boolean {
  if (text.length > LONGEST) return false
  const words = foldedWords(text)
  const bare = words.filter((word) => !nouns.includes(word) && !FILLERS.has(word))
  if (words.length > bare.length && bare.length === 1 && Number(bare[0]) >= MANY) return true
  return bare.length > 0 && (ANY.has(bare.join(' ')) || ANY.has(words.join(' ')))
}

/** "120 countries" counts as all of them. */
const MANY = 100
const FILLERS = new Set('of the in for to a from at around over de la las los en el del of'.split(' '))

function phrases(names: string): string[] {
  return names.split(',').map((name) => foldedWords(name).join(' '))
}
