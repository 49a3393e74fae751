/**
 * Writes `src/lexicon/countries.tsv`: what countries are called in other languages, from Unicode CLDR as the platform has
 * it. Run it after an update of Node, and look at the difference: `node scripts/country-names.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { COUNTRIES } from '#domain/countries.ts'
import { foldLetters } from '#lexicon/fold.ts'

/** Languages with many speakers, or of many students. ISO 639. */
const LANGUAGES =
  'af am ar as az be bg bn bs ca ceb cs cy da de el es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru rw sd si sk sl so sq sr sv sw ta te tg th ti tk tr tt ug uk ur uz vi yo zh zh-Hant'
/** Latin names shorter than this look like other words ("Mali", "Oma"). */
const SHORTEST = 5

const file = (name: string) => new URL(`../src/lexicon/${name}`, import.meta.url)
const names = (name: string) =>
  readFileSync(file(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.includes('\tadjective:'))
    .map((line) => foldLetters(line.split('\t')[0] ?? ''))
/** What another file says of a name is what it means. */
const taken = new Set(
  ['places', 'cities', 'fields', 'levels', 'funding', 'audiences', 'cues'].flatMap((name) => names(`${name}.tsv`)),
)
const english = new Set(names('english.tsv'))
const stopwords = new Set(
  readFileSync(file('stopwords.tsv'), 'utf8')
    .split('\n')
    .flatMap((line) => line.split('\t')[1]?.split(' ').map(foldLetters) ?? []),
)

const found = new Map<string, { code: string; languages: string[] }>()
const unclear = new Set<string>()
for (const language of LANGUAGES.split(' ')) {
  const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  for (const { code } of COUNTRIES) {
    const name =
      display
        .of(code)
        ?.normalize('NFC')
        .replaceAll(/\s*\(.*\)|[,'’]/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim()
        .toLowerCase() ?? ''
    const isShort = /^\p{sc=Latin}*$/u.test(name) && name.length < SHORTEST
    if (
      name === '' ||
      isShort ||
      taken.has(foldLetters(name)) ||
      english.has(foldLetters(name)) ||
      stopwords.has(foldLetters(name))
    )
      continue
    const other = found.get(name)
    if (other && other.code !== code) unclear.add(name)
    found.set(name, { code: other?.code ?? code, languages: [...(other?.languages ?? []), language] })
  }
}
const lines = [...found]
  .filter(([name]) => !unclear.has(name))
  .map(
    ([name, { code, languages }]) => `${name}\tcountry:${code}\t${languages.length > 3 ? 'mul' : languages.join(',')}`,
  )
writeFileSync(
  file('countries.tsv'),
  `# Countries in other languages, from Unicode CLDR. Written by scripts/country-names.ts: what is wrong is put right in places.tsv.\n# name\tmeaning\tlanguages\n${lines.sort().join('\n')}\n`,
)
