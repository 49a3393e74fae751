import { isCountryCode, type CountryCode } from '#domain/countries.ts'
import { readWords } from '#catalogue/words.ts'
import { readNames } from '#catalogue/text/names.ts'
import { bookOf, type PhraseBook } from '#catalogue/text/phrase-book.ts'

/** Names of countries and of groups of them (`@eu`), with their peoples ("Kenyans"). */
export const COUNTRY_BOOK: PhraseBook<string> = createBook()

function createBook(): PhraseBook<string> {
  const book = bookOf(readNames('country', 'region', 'people'))
  // "New Jersey" is not Jersey, nor "Northern Ireland" Ireland: these stand for nothing here, and are kept in words.
  const misleading = readNames('city', 'state', 'part').filter(
    ({ name, values: [country = ''] }) => book.within(name).length > 0 && !book.within(name).includes(country),
  )
  for (const { name } of misleading) book.hide(name)
  return book
}

/** The countries and groups that a whole text names; undefined for none, and for a name that misleads. */
export function placesNamed(text: string): readonly string[] | undefined {
  const found = COUNTRY_BOOK.exactly(text)
  return found && found.length > 0 ? found : undefined
}

/** True for a group of countries, as the book names it. */
export const isGroup = (place: string): boolean => place.startsWith('@')

/** Two letters are a code only in capitals: "in", "it" and "de" are words. */
export function countryOfCode(text: string): CountryCode | undefined {
  const token = text.trim()
  if (/^[A-Z]{2}$/.test(token)) return token === 'UK' ? 'GB' : isCountryCode(token) ? token : undefined
  return /^[A-Z]{3}$/.test(token) ? BY_ALPHA_3.get(token) : undefined
}

const ALPHA_3 = readWords('alpha-3')
const BY_ALPHA_3: ReadonlyMap<string, CountryCode> = new Map(
  ALPHA_3.roles.filter(isCountryCode).map((code) => [ALPHA_3.require(code), code]),
)

/** Where addresses end in these abbreviations so often that they are known behind any town. The most usual first. */
export const POSTAL: readonly CountryCode[] = ['US', 'CA', 'AU']

/** Countries whose parts are listed beside them: in "GB, NI", the second is no country. */
export const WITH_PARTS: readonly CountryCode[] = ['GB']

interface Subdivision {
  readonly country: CountryCode
  readonly code: string
  readonly name: string
}

const PARTS = readWords('subdivisions')
/** States and provinces, as `words/subdivisions.tsv` explains. */
export const SUBDIVISIONS: readonly Subdivision[] = PARTS.roles.filter(isCountryCode).flatMap((country) =>
  PARTS.list(country).map((entry) => {
    const at = entry.indexOf(' ')
    const [code = '', name = ''] = [entry.slice(0, at), entry.slice(at + 1)].map((part) => (part === '-' ? '' : part))
    return { country, code, name }
  }),
)
