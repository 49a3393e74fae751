import { COUNTRY_BOOK } from './country-book.ts'
import { foldedWords } from './phrase-book.ts'

/** Behind these stands where or what people study, or through whom they apply, and no longer who they are. */
const STUDY = new Set(
  foldedWords(
    `at study studying pursuing pursue apply applying applied admitted accepted enrolled enrolling entering attending attend
    conducting undertaking joining wishing competing engaged programme program university institution
    estudiar estudiando cursar cursando admitidos universidad étudier étudiant inscrits université studieren studierend
    immatrikuliert universität hochschule estudar cursando universidade studiare iscritti università
    via through embassy consulate ambassade consulat botschaft konsulat über embajada consulado mediante embaixada
    através ambasciata consolato tramite attraverso`,
  ),
)
/** Who they are again: "applying students from Kenya". */
const ORIGIN = new Set(
  foldedWords(
    'from citizen national nationality passport born originating desde procedentes ressortissants aus provenienti',
  ),
)
/** "A degree from Kenya", "graduated from a school in Kenya": where they were taught. */
const TAUGHT = new Set(
  foldedWords(
    `degree diploma qualification certificate transcript graduated graduating bachelor master phd doctorate university
    institution institute college school offer admission letter título diplôme abschluss titolo laurea grado`,
  ),
)
/** "Kenyan students" are Kenyans, wherever that stands. */
const PEOPLE = new Set(
  foldedWords(
    `student applicant candidate citizen national resident people person women woman men researcher scholar graduate
    professional youth scientist academic veteran refugee undergraduate postgraduate foreigner expatriate expat`,
  ),
)
/** "Kenyan universities" are none, nor are "Kenyan studies". */
const INSTITUTIONS = new Set(
  foldedWords(
    'university institution institute college school embassy consulate government company program programme campus study language history first degree',
  ),
)
/** "International students in Korea" are no Koreans. */
const FOREIGN = new Set(foldedWords('international foreign overseas foreigner expatriate expat'))
const LIVING = new Set(foldedWords('living residing resident based'))
const LANDS = new Set(foldedWords('country nation state'))
/** "Countries with a treaty with Japan" */
const RELATIVE = new Set(foldedWords('with that which having whose bordering'))

/** In capitals these are names, and words otherwise. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bU\.?S\.?(?:A\b\.?|(?!\p{L}))/gu, 'United States '],
  [/\bU\.?K\b\.?/g, 'United Kingdom '],
  [/\bEU\b/g, 'European Union '],
]

export interface PeopleNamed {
  readonly tokens: readonly string[]
  /** True if it is about countries that are not named. */
  readonly isOfOthers: boolean
}

/**
 * Whom a text names, apart from where they study; undefined if it names no place of study. `before` is what stands before
 * it in its statement: "at universities in the UK, Ireland or South Africa".
 */
export function peopleNamed(text: string, before: string): PeopleNamed | undefined {
  const words = foldedWords(SHORT.reduce((rest, [short, name]) => rest.replaceAll(short, name), text))
  const tokens = new Set<string>()
  let isElsewhere = before !== '' && isOfStudy(before)
  const isForeign = words.some((word) => FOREIGN.has(word))
  let isOfOthers = false
  let hasLeftOut = false
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const length = COUNTRY_BOOK.nameAt(words, at)
    if (length === 0) {
      if (word === 'from' && TAUGHT.has(words[at - 1] ?? '')) isElsewhere = true
      else if (ORIGIN.has(word)) isElsewhere = false
      else if (STUDY.has(word) || (isForeign && word === 'in' && isOfPeopleThere(words[at - 1] ?? '')))
        isElsewhere = !isOfPeople(words[at + 1])
      else if (LANDS.has(word) && RELATIVE.has(words[at + 1] ?? '')) isElsewhere = isOfOthers = true
      at += 1
      continue
    }
    const next = words[at + length] ?? ''
    const isPlace = INSTITUTIONS.has(next) || (isElsewhere && !PEOPLE.has(next))
    if (isPlace) hasLeftOut = true
    else for (const token of COUNTRY_BOOK.within(words.slice(at, at + length).join(' '))) tokens.add(token)
    at += length
  }
  return hasLeftOut ? { tokens: [...tokens], isOfOthers } : undefined
}

/** "Foreign students in", "foreigners living in" */
function isOfPeopleThere(before: string): boolean {
  return PEOPLE.has(before) || LIVING.has(before)
}

/** "University students", "admitted applicants" */
function isOfPeople(next: string | undefined): boolean {
  return next !== undefined && /^(?:student|applicant|candidate|citizen|national)$/.test(next)
}

/** True if what follows a text tells where people study. */
function isOfStudy(text: string): boolean {
  const words = foldedWords(text.slice(-LONGEST_BEFORE))
  const last = words.findLastIndex((word) => ORIGIN.has(word) || STUDY.has(word))
  return STUDY.has(words[last] ?? '') && !isOfPeople(words[last + 1])
}

const LONGEST_BEFORE = 200
