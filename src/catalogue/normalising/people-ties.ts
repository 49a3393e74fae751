import { readWords } from '#catalogue/words.ts'
import { foldedWords } from './phrase-book.ts'

const WORDS = readWords<'kin' | 'birth' | 'tongue'>('citizens')
const [KIN, BIRTH, TONGUE] = [anyOf('kin'), anyOf('birth'), anyOf('tongue')]
/** "Country of origin: Kenya" is the country, and nothing else about people. */
const OWN_COUNTRY = /^(?:countr\w*|nationalit\w*|pais(?:es)?|pays|land|paese)\b/

function anyOf(role: (typeof WORDS.roles)[number]): RegExp {
  const phrases = WORDS.require(role).split(',')
  return new RegExp(`(?:^| )(?:${phrases.map((phrase) => foldedWords(phrase).join(' ')).join('|')})(?: |$)`)
}

/** True for "children of Kenyan citizens" and "siblings of refugees": who is named is in their family. */
export function isKin(text: string): boolean {
  return KIN.test(foldedWords(text).join(' '))
}

/** True for "born in Kenya" and "of Indian origin". Most have the passport, and some have another. */
export function isByBirth(text: string): boolean {
  const words = foldedWords(text).join(' ')
  return BIRTH.test(words) && !OWN_COUNTRY.test(words)
}

/** True for "speakers of French", which tells no passport. */
export function speaksLanguage(text: string): boolean {
  return TONGUE.test(foldedWords(text).join(' '))
}
