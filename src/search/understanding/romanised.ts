import { DICTIONARY, DICTIONARY_WORDS, NOISE_WORDS } from './dictionary.ts'
import { foldWord, type Token } from './fold.ts'

// Russian in Latin letters: "hochu uchitsya v Germanii, ya iz Kazakhstana".

/** The longest first: "sh" is no "s". */
const LETTERS: ReadonlyMap<string, string> = new Map(
  'tsya-тся shch-щ sch-щ zh-ж kh-х ts-ц ch-ч sh-ш yu-ю ya-я ye-е yo-е iy-ий a-а b-б c-ц d-д e-е f-ф g-г h-х i-и j-й k-к l-л m-м n-н o-о p-п q-к r-р s-с t-т u-у v-в w-в x-х z-з y-ы'
    .split(' ')
    .map((pair) => pair.split('-') as [string, string]),
)
const SOUND = new RegExp([...LETTERS.keys()].join('|'), 'g')

/** Nobody writes the soft sign in Latin letters. */
function withoutSigns(word: string): string {
  return word.replaceAll(/[ьъ]/g, '')
}

/** Every Russian word that is understood, by its letters without soft signs. */
const RUSSIAN: ReadonlyMap<string, string> = new Map(
  [...DICTIONARY.keys(), ...NOISE_WORDS]
    .filter((word) => /^[\u0430-\u044f]+$/.test(word))
    .map((word) => [withoutSigns(word), word]),
)

function russian(word: string): string | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined
  const vowels = word.replaceAll(/(?<=[aeiou])y(?![aeou])/g, 'j')
  const cyrillic = vowels.replaceAll(SOUND, (sound) => LETTERS.get(sound) ?? sound)
  return RUSSIAN.get(withoutSigns(foldWord(cyrillic)))
}

/** How many words must be Russian before any is read so. */
const ENOUGH = 2
const SHORT = 2

/** The tokens with Russian words in their own letters, if there are enough of them. */
export function unromanised(tokens: readonly Token[], isKnown: (word: string) => boolean): readonly Token[] {
  const isShort = (word: string) => word.length <= SHORT
  // Almost any letter is part of some name, as the "v" of "B V Sc".
  const isOther = (word: string) =>
    isShort(word) ? DICTIONARY.has(word) || NOISE_WORDS.has(word) : DICTIONARY_WORDS.has(word) || isKnown(word)
  if (tokens.filter(({ word }) => !isShort(word) && !isOther(word)).length < ENOUGH) return tokens
  const words = tokens.map(({ word }) => (isOther(word) ? undefined : russian(word)))
  const clear = words.filter((word, at) => word !== undefined && !isShort(tokens[at]?.word ?? ''))
  return clear.length < ENOUGH ? tokens : tokens.map((token, at) => ({ ...token, word: words[at] ?? token.word }))
}
