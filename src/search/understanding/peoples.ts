import { COUNTRIES } from '#domain/countries.ts'
import { foldLetters } from '#domain/fold-letters.ts'
import { PEOPLE_ADJECTIVES } from '#domain/people-adjectives.ts'
import { GIVERS, PEOPLE_ELSEWHERE, SPOKEN } from './context.ts'
import { DICTIONARY, NOISE_WORDS } from './dictionary.ts'
import { foldWord, wordSet } from './fold.ts'
import { inflected } from './forms.ts'
import { wordAfter, wordOf, type Key } from './key.ts'
import { citizensOf, fieldOf, placeOf } from './meaning.ts'
import type { Named } from './names.ts'
import { AM_A } from './places.ts'

// "Étudiants chinois" are people from China, a "bourse chinoise" is a grant in China, and "apprendre le chinois" is about
// the language.

/** Beside these, an adjective about a country is feminine: the masculine "beca inglés" is for learning English. */
const FEMININE = wordSet('beca becas bolsa bolsas')
const LANGUAGE = wordSet(
  'langue apprendre lengua idioma aprender língua imparare lingua sprache sprachkurs lernen dili язык языка языку изучать учить',
)
/** What may have a subject after a preposition: "curso de alemán", "étudiant en chinois". */
const SUBJECT_OF = new Set([
  ...PEOPLE_ELSEWHERE,
  ...wordSet('cours curso cursos corso corsi profesor professeur licence licenciatura filología philologie'),
])
const OF = new Set(['de', 'en', 'di', 'em', 'in'])
/** "L'allemand", "d'allemand". */
const ELIDED = /^[ld]['’]/i
const ARTICLES = new Set(['le', 'el', 'il', 'lo', 'o'])
const BETWEEN = wordSet('pas kein keine ein eine un une una')
const FOR = wordSet('pour para per fur fuer для')

/** By folded form, the spellings of that form (without accents), each with its country. */
const FORMS: ReadonlyMap<string, ReadonlyMap<string, string>> = formsByWord()

function formsByWord() {
  const forms = new Map<string, Map<string, string>>()
  for (const { code } of COUNTRIES) {
    for (const adjective of PEOPLE_ADJECTIVES[code]?.split(', ') ?? []) {
      for (const form of inflected(adjective)) {
        const word = foldWord(form)
        // Inflected forms that name a country are left out: "china", "chine". Base forms stay, though German calls Italy
        // "Italien".
        if (form === adjective || !DICTIONARY.has(form))
          forms.set(word, (forms.get(word) ?? new Map()).set(foldLetters(form), code))
      }
    }
  }
  return forms
}

/** True for adjectives about countries: they are no names, but well spelt. */
export function isAdjective(word: string): boolean {
  return FORMS.has(word)
}

/** What an adjective about a country means with the words beside it; undefined if these do not tell. */
export function peopleAt(key: Key, at: number): (Named & { readonly from: number }) | undefined {
  const token = key.tokens[at]
  if (!token) return undefined
  const typed = key.searchKey.slice(token.start, token.end)
  const isElided = ELIDED.test(typed)
  const bare = isElided ? typed.slice(2) : typed
  const forms = FORMS.get(isElided ? foldWord(bare) : token.word)
  if (!forms) return undefined
  const written = foldLetters(bare)
  const code = forms.get(written) ?? (/^[\u0400-\u04ff]/.test(written) ? [...forms.values()][0] : undefined)
  if (code === undefined) return undefined
  const before = (by: number) => (at - by < key.taken || token.apart ? '' : wordOf(key.words, at - by))
  const next = wordAfter(key, at + 1)
  // A word that has a meaning of its own does not become part of this name.
  const from = DICTIONARY.has(before(1)) ? at : at - 1
  const end = DICTIONARY.has(next) ? at + 1 : at + 2
  const beside = (words: ReadonlySet<string>) =>
    words.has(before(1)) ? { from, end: at + 1 } : words.has(next) ? { from: at, end } : undefined
  // "Soy español", "je ne suis pas français".
  const isOneself = AM_A.has(before(1)) || (AM_A.has(before(2)) && BETWEEN.has(before(1)))
  const people = isElided ? undefined : isOneself ? { from: at, end: at + 1 } : beside(PEOPLE_ELSEWHERE)
  if (people) return { ...people, says: [citizensOf(code)] }
  const isLearnt = ARTICLES.has(before(1)) && LANGUAGE.has(before(2))
  const subject = OF.has(before(1)) && SUBJECT_OF.has(before(2))
  const isElidedSubject = isElided && SUBJECT_OF.has(before(1))
  const language =
    isLearnt || subject ? { from: at - 2, end: at + 1 } : isElidedSubject ? { from, end: at + 1 } : beside(LANGUAGE)
  const isLanguage = SPOKEN.has(code) || code === 'GB'
  if (language) return isLanguage ? { ...language, says: [fieldOf('languages')] } : undefined
  const giver = beside(GIVERS)
  const isMasculine = !/(?:as?|nses?)$/.test(written)
  if (giver && beside(FEMININE) && isMasculine && isLanguage) return { ...giver, says: [fieldOf('languages')] }
  if (giver) return { ...giver, says: [placeOf(code)] }
  // "Pour français", but not "für deutsche Abiturienten": an unknown word after it may be a noun.
  if (FOR.has(before(1)) && (next === '' || NOISE_WORDS.has(next)))
    return { from: at - 1, end: at + 1, says: [citizensOf(code)] }
  return isLanguage || DICTIONARY.has(token.word) ? undefined : { from: at, end: at + 1, says: [citizensOf(code)] }
}
