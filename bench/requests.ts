import { COUNTRIES } from '#domain/countries.ts'
import { FIELDS } from '#domain/fields.ts'
import { COVERAGES, FUNDING_TYPES } from '#domain/funding.ts'
import { LEVELS } from '#domain/levels.ts'
import type { Choices, SearchRequest } from '#search/engine.ts'
import { createRandom, type Random } from './random.ts'
import { PLACES, SENTENCES, SURNAMES } from './phrases.ts'

const POPULAR = [
  'United States',
  'United Kingdom',
  'Germany',
  'Canada',
  'Australia',
  'France',
  'Netherlands',
  'China',
  'India',
  'Japan',
  'Italy',
  'Sweden',
] as const

/** Requests with choices only: one to four groups, mostly one label in each. Every peer can run them, too. */
export function filterRequests(count: number): SearchRequest[] {
  const random = createRandom(7)
  return Array.from({ length: count }, () => ({ choices: choicesOf(random), searchKey: '', page: 1, pageSize: 8 }))
}

/** Requests as people send them: half choose, half write, some do both; some misspell, some find nothing. */
export function mixedRequests(count: number, seed = 8): SearchRequest[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const writes = random.chance(0.5)
    const chooses = !writes || random.chance(0.25)
    const page = random.chance(0.9) ? 1 : 1 + random.below(5)
    return { choices: chooses ? choicesOf(random) : {}, searchKey: writes ? keyOf(random) : '', page, pageSize: 8 }
  })
}

function choicesOf({ chance, skewed, pick, below }: Random): Choices {
  const country = () => (chance(0.8) ? skewed(POPULAR) : pick(COUNTRIES).name)
  const several = <Value>(of: () => Value): Value[] => [
    ...new Set(Array.from({ length: chance(0.75) ? 1 : 2 + below(2) }, of)),
  ]
  const choices = {
    ...(chance(0.65) ? { country: several(country) } : {}),
    ...(chance(0.6) ? { field: several(() => pick(FIELDS).label) } : {}),
    ...(chance(0.5) ? { level: several(() => pick(LEVELS).label) } : {}),
    ...(chance(0.2) ? { coverage: several(() => skewed(COVERAGES).label) } : {}),
    ...(chance(0.15) ? { type: several(() => skewed(FUNDING_TYPES).label) } : {}),
  }
  return Object.keys(choices).length > 0 ? choices : { country: [country()] }
}

const SUBJECTS = [
  'data science',
  'design',
  'chemistry',
  'computer science',
  'nursing',
  'mbbs',
  'law',
  'economics',
  'public health',
  'ai',
  'mechanical engineering',
  'agriculture',
  'fine arts',
  'psychology',
  'chemsitry',
  'enginering',
]
const WHERE = [
  'europe',
  'usa',
  'uk',
  'germany',
  'in canada',
  'africa',
  'australia',
  'sub-saharan africa',
  'japan',
  'asia',
  'netherlands',
  'germny',
]
const WHO = [
  'Indians',
  'for African students',
  'women',
  'Nigerian students',
  'refugees',
  'Pakistani',
  'from Kenya',
  'international students',
]
const HOW = ['masters', 'phd', 'fully funded', 'undergraduate', 'postdoc', 'need based', 'msc', 'scholarships']

function keyOf({ chance, pick, skewed, below }: Random): string {
  const pieces = [
    ...(chance(0.6) ? [skewed(SUBJECTS)] : []),
    ...(chance(0.45) ? [skewed(WHERE)] : []),
    ...(chance(0.2) ? [pick(WHO)] : []),
    ...(chance(0.35) ? [skewed(HOW)] : []),
    ...(chance(0.12) ? [pick(chance(0.5) ? SURNAMES : PLACES)] : []),
    ...(chance(0.03) ? [`zzq${below(1000)}xk`] : []),
  ]
  return pieces.length > 0 ? pieces.join(' ') : pick(SURNAMES)
}

const ONE_WORD = /^[A-Za-z]+$/
const WANTED = ['phd', 'masters', 'bachelor', 'scholarship', 'grant', 'bursary', 'fellowship', 'postdoc']

/** Queries of three words, each for the first time: "chemistry kenya bursary". */
export function newRequests(count: number): SearchRequest[] {
  const random = createRandom(9)
  const oneWord = (names: readonly string[]) =>
    names.filter((name) => ONE_WORD.test(name)).map((name) => name.toLowerCase())
  const [subjects, countries] = [oneWord(FIELDS.map(({ label }) => label)), oneWord(COUNTRIES.map(({ name }) => name))]
  const keys = new Set<string>()
  while (keys.size < count) keys.add([subjects, countries, WANTED].map((words) => random.pick(words)).join(' '))
  return [...keys].map((searchKey) => ({ choices: {}, searchKey, page: 1, pageSize: 8 }))
}

/** Letters of 2,000 characters: sentences, and in every third what somebody looks for. */
export function letters(count: number): SearchRequest[] {
  const random = createRandom(10)
  const wishes = newRequests(count * 12).map(({ searchKey }) => `I am looking for ${searchKey} funding.`)
  return Array.from({ length: count }, () => {
    const sentences = Array.from({ length: 40 }, () => random.pick(random.chance(0.3) ? wishes : SENTENCES))
    return { choices: {}, searchKey: sentences.join(' ').slice(0, 2000), page: 1, pageSize: 8 }
  })
}

/** A request as the body of a search. */
export function searchBody({ choices, searchKey }: SearchRequest): string {
  const { coverage, ...rest } = choices
  return JSON.stringify({ ...rest, ...(coverage && { Scholarship: coverage }), ...(searchKey && { searchKey }) })
}

/** A search for the first page, as the bytes of an HTTP request, with the counts of options or without. */
export function searchRequest(origin: string, request: SearchRequest, facets: 0 | 1): string {
  return requestOf(origin, searchBody(request), facets)
}

/** The same for a body. */
export function requestOf(origin: string, body: string, facets: 0 | 1): string {
  const head = [
    `POST /api/scholarship/filter?page=1&facets=${facets} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
