import { foldLetters } from '#lexicon/fold.ts'
import { isNeutral, meansOther, namesSome } from './neutral-words.ts'
import { foldedWords } from './phrase-book.ts'

/** Words and phrases that tell that a list is not whole, wherever they stand in it. By language. */
const PHRASES: Readonly<Record<string, string>> = {
  en: 'among others, amongst others, among other countries, et al, etc, etcetera, and so on, and so forth, and the like',
  es: 'entre otros, entre otras, y demás, y otros, y otras',
  fr: 'entre autres, parmi d’autres, et autres',
  de: 'unter anderem, unter anderen, usw, uvm, und viele mehr, und viele andere',
  pt: 'entre outros, entre outras, dentre outros, e demais, e outros, e outras',
  it: 'tra gli altri, fra gli altri, tra altri, ecc, e altri',
  nl: 'onder andere, onder meer, enzovoort, enz, en andere',
  sv: 'med flera, bland annat, osv',
  pl: 'między innymi, i inne, i inni, itd, itp',
  ru: 'и другие, и др, и т д, и т п, среди прочих',
  tr: 've diğerleri, vb, ve benzeri',
  id: 'dan lain lain, dll, antara lain',
}
/** Shortened to letters with points between them, without which "UA" is Ukraine. */
const LETTERS = 'u a,u v a,u v m,u v a m,e a,o a,m fl,m m,m in,i in,a o'
const WITHOUT_SPACES = '等,など,ほか,वगैरह,وغيرها,وغيرهم'

const ALL = [
  ...Object.values(PHRASES).flatMap((list) =>
    list.split(',').map((phrase) => phrase.trim().replaceAll(' ', String.raw`[\s.-]+`)),
  ),
  ...LETTERS.split(',').map((letters) => letters.replaceAll(' ', String.raw`\.\s?`) + String.raw`\.`),
]
const NOT_WHOLE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${ALL.join('|')})(?![\p{L}\p{N}])|${WITHOUT_SPACES.replaceAll(',', '|')}|…|\.{3,}`,
  'giu',
)

/** What more there is: "more", "further". `meansOther` has the rest. */
const MORE = new Set(
  foldedWords('more further additional etc etcetera más mas plus weiter weiteren mehr mais più piu meer fler'),
)
const COUNTS = new Set(
  foldedWords(
    `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty thirty forty fifty sixty hundred dozen couple number lot great good handful whole
    dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta decena docena
    deux trois quatre cinq sept huit neuf dix onze douze vingt trente dizaine douzaine
    zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig dutzend
    dois duas sete oito nove dez doze vinte dezena dúzia due tre quattro cinque sei otto dieci undici dodici venti decina`,
  ),
)

/** A text in which "others" stands for each phrase like "et al." and "u. a.", and for "…". */
export function withOthers(text: string): string {
  // "Kenya +11 more"
  return text.replaceAll(NOT_WHOLE, ', others, ').replaceAll(/\s\+(?=\d)/g, ', ')
}

/** True for an entry that says that there are more than the list has: "others", "eleven more", "3 further countries". */
export function leavesRoom(text: string): boolean {
  if (text.length > LONGEST) return false
  const words = foldedWords(foldLetters(text))
  const tells = (word: string) => MORE.has(word) || meansOther(word)
  const isIdle = (word: string) => isNeutral(word) || COUNTS.has(word) || namesSome([word]) || /^\d+$/.test(word)
  return words.some(tells) && words.every((word) => tells(word) || isIdle(word))
}

const LONGEST = 80
