import type { Reader } from './cell-items.ts'
import { foldedWords } from './phrase-book.ts'

/** How far a name that follows an "and" may reach, in characters. */
const NEAR = 60
const ARABIC_AND = /(?<![\p{L}\p{M}])و(?=\p{Script=Arabic}{3})/gu
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,60}/gu
const HAN_AND = /以及|及び|および|又は|または|[和与與及或とや]/

/** Where "and" is written without a blank between names: "ماجستير ودكتوراه", "本科和硕士". */
export function partNames(text: string, nameAt: Reader['nameAt']): string {
  const begins = (part: string) => nameAt(foldedWords(part), 0) > 0
  return text
    .replaceAll(ARABIC_AND, (and, at: number) => {
      const near = text.slice(at, at + NEAR)
      // Before the article it is no letter of a word.
      return begins(near.slice(1)) && (near.startsWith('وال') || !begins(near)) ? `${and} ` : and
    })
    .replaceAll(HAN, (run) => {
      const parts = run.split(HAN_AND)
      return parts.length > 1 && parts.every(begins) ? parts.join('、') : run
    })
}
