/**
 * Writes `src/lexicon/countries.tsv`: what countries, regions and cities are called in other languages, from Unicode CLDR.
 * The platform knows its long names alone ("Palestinian Territories"), and so it is read from the packages of CLDR, which
 * are too large to be installed with every copy. Fetch them, run this, and look at the difference:
 *
 *     npm pack cldr-localenames-full@48.2.0 cldr-dates-full@48.2.0
 *     for file in cldr-*.tgz; do tar xzf $file; done
 *     node scripts/country-names.ts package
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { COUNTRIES } from '#domain/countries.ts'
import { normalizeLetters } from '#lexicon/normalize.ts'

/** Languages with many speakers, or of many students. ISO 639. */
const LANGUAGES =
  'af am ar as az be bg bn bs ca ceb cs cy da de el es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru rw sd si sk sl so sq sr sv sw ta te tg th ti tk tr tt ug uk ur uz vi yo zh zh-Hant'
/** Those of them that the world's funders write in. What only others say is read in questions, not in cells. */
const OF_FUNDERS = new Set(
  'ar bn cs da de el es fa fi fr he hi hu id it ja ko nl no pl pt ro ru sv th tr uk vi zh zh-Hant'.split(' '),
)
/** Codes of the United Nations' M49 standard, by which CLDR knows regions. */
const REGIONS: Readonly<Record<string, string>> = {
  africa: '002',
  americas: '019',
  asia: '142',
  europe: '150',
  oceania: '009',
  'northern-africa': '015',
  'eastern-africa': '014',
  'middle-africa': '017',
  'southern-africa': '018',
  'western-africa': '011',
  caribbean: '029',
  'central-america': '013',
  'south-america': '005',
  'northern-america': '021',
  'central-asia': '143',
  'eastern-asia': '030',
  'south-eastern-asia': '035',
  'southern-asia': '034',
  'western-asia': '145',
  'eastern-europe': '151',
  'northern-europe': '154',
  'southern-europe': '039',
  'western-europe': '155',
  melanesia: '054',
  polynesia: '061',
  'sub-saharan-africa': '202',
  'latin-america': '419',
  eu: 'EU',
}
/** Latin names shorter than this look like other words ("Mali", "Oma"). */
const SHORTEST = 5

const file = (name: string) => new URL(`../src/lexicon/${name}`, import.meta.url)
const names = (name: string) =>
  readFileSync(file(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.includes('\tadjective:'))
    .map((line) => normalizeLetters(line.split('\t')[0] ?? ''))
/** What another file says of a name is what it means. */
const taken = new Set(
  ['places', 'cities', 'fields', 'levels', 'funding', 'audiences', 'cues'].flatMap((name) => names(`${name}.tsv`)),
)
const english = new Set(names('english.tsv'))
const stopwords = new Set(
  readFileSync(file('stopwords.tsv'), 'utf8')
    .split('\n')
    .flatMap((line) => line.split('\t')[1]?.split(' ').map(normalizeLetters) ?? []),
)

const knownCities = new Set(
  readFileSync(file('cities.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t').slice(0, 2).join('\t')),
)
const places = [
  ...COUNTRIES.map(({ code }) => ({ code: code as string, meaning: `country:${code}` })),
  ...Object.entries(REGIONS).map(([id, code]) => ({ code, meaning: `region:@${id}` })),
]

const folder = process.argv[2]
if (folder === undefined) throw new Error('Say where the packages of CLDR are: node scripts/country-names.ts package')

/** What a language's file of CLDR has at a path. */
function cldr(language: string, name: string, ...path: readonly string[]): unknown {
  const whole: unknown = JSON.parse(readFileSync(join(folder ?? '', 'main', language, name), 'utf8'))
  return ['main', language, ...path].reduce((part, key) => objects.parse(part)[key] ?? {}, whole)
}
const objects = z.record(z.string(), z.unknown())
const texts = z.record(z.string(), z.string())

/** Cities that time zones are named after, if their English name is known: `Europe/London`. */
const cities = COUNTRIES.flatMap(({ code }) =>
  (new Intl.Locale(`und-${code}`).getTimeZones?.() ?? []).flatMap((zone) => {
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ').toLowerCase() ?? ''
    return knownCities.has(`${city}\tcity:${code}`) ? [{ zone: zone.split('/'), meaning: `city:${code}` }] : []
  }),
)

interface Place {
  readonly meaning: string
  readonly language: string
  readonly written: readonly string[]
}

/** What a language calls countries and regions: "PS", and "PS-alt-short" and "CI-alt-variant" besides. */
function placesIn(language: string): readonly Place[] {
  const display = texts.parse(cldr(language, 'territories.json', 'localeDisplayNames', 'territories'))
  return places.map(({ code, meaning }) => {
    const written = [code, `${code}-alt-short`, `${code}-alt-variant`].flatMap((one) => display[one] ?? [])
    // What a language has not written yet stands by its code.
    return { meaning, language, written: written.filter((one) => !one.startsWith(`${code}-`)) }
  })
}

function citiesIn(language: string): readonly Place[] {
  const zones = cldr(language, 'timeZoneNames.json', 'dates', 'timeZoneNames', 'zone')
  return cities.map(({ zone, meaning }) => {
    const { exemplarCity } = objects.parse(zone.reduce((part, key) => objects.parse(part)[key] ?? {}, zones))
    return { meaning, language, written: typeof exemplarCity === 'string' ? [exemplarCity] : [] }
  })
}

const found = new Map<string, { meaning: string; languages: string[] }>()
const unclear = new Set<string>()
// Countries first: "Túnez" is the city as well.
for (const { meaning, language, written } of [
  ...LANGUAGES.split(' ').flatMap(placesIn),
  ...[...OF_FUNDERS].flatMap(citiesIn),
]) {
  for (const name of new Set(written.flatMap(formsOf))) {
    const isTaken = [taken, english, stopwords].some((known) => known.has(normalizeLetters(name)))
    if (name === '' || isTaken || isShort(name, meaning.startsWith('region'))) continue
    const other = found.get(name)
    if (other && meaning.startsWith('city') && !other.meaning.startsWith('city')) continue
    if (other && other.meaning !== meaning) unclear.add(name)
    found.set(name, { meaning, languages: [...(other?.languages ?? []), language] })
  }
}

/** "myanmar", "myanmar birmania": without what is in brackets and with it, and without commas. */
function formsOf(name: string): readonly string[] {
  const plain = (text: string) => text.replaceAll(/[\s,()]+/gu, ' ').trim()
  const lower = name.normalize('NFC').replaceAll('’', "'").toLowerCase()
  return [plain(lower.replaceAll(/\(.*\)/gu, ' ')), plain(lower)]
}

/** For a region, also of short words: "Bắc Âu". Points and hyphens are no letters: "U.S.". */
function isShort(name: string, isRegion: boolean): boolean {
  const words = (isRegion ? name.split(' ') : [name]).map((word) => word.replaceAll(/[.-]/g, ''))
  return words.every(
    (word) => (/^\p{sc=Latin}*$/u.test(word) && word.length < SHORTEST) || /^\p{Lowercase}{0,2}$/u.test(word),
  )
}

const lines = [...found]
  .filter(([name]) => !unclear.has(name))
  .map(([name, { meaning, languages }]) => {
    const row = [name, meaning, languages.length > 3 ? 'mul' : languages.join(',')]
    return [...row, ...(languages.some((language) => OF_FUNDERS.has(language)) ? [] : ['asked'])].join('\t')
  })
writeFileSync(
  file('countries.tsv'),
  `# Countries, regions and cities in other languages, from Unicode CLDR. Written by scripts/country-names.ts: what is wrong is put right in places.tsv.\n# name\tmeaning\tlanguages\tnote\n${lines.sort().join('\n')}\n`,
)
