import { expect, test } from 'vitest'
import { projectFiles, readProjectFile } from './source-files.ts'

/** Every requirement of levels 1 and 2 in OWASP's Application Security Verification Standard 5.0, by section. */
const REQUIREMENTS = `1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4 11.5.1 11.6.1 12.1.1-3 12.2.1-2 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3 15.2.1-3 15.3.1-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`

const ROW = /^\| ([\d.]+) +\| [^|]+ \| (\S+) +\| ([^|]*) \| ([^|]*) \|$/gm
const ROWS = [...readProjectFile('docs/security.md').matchAll(ROW)].map(([, number, holds, how, tests]) => ({
  number,
  holds,
  how: how?.trim(),
  tests: [...(tests ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path),
}))

/** `1.1.1-3` -> 1.1.1, 1.1.2, 1.1.3. */
function numbersOf(range: string): string[] {
  const [, section = '', from = '', to = from] = /^(\d+\.\d+)\.(\d+)(?:-(\d+))?$/.exec(range) ?? []
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${section}.${Number(from) + step}`)
}

test('every requirement is there once, in order', () => {
  expect(ROWS.map(({ number }) => number)).toEqual(REQUIREMENTS.split(/\s+/).flatMap(numbersOf))
})

test('each is said to hold or not, in one of five words; what does not hold in full says why', () => {
  expect(ROWS.filter(({ holds = '' }) => !['yes', 'partly', 'no', 'operator', '—'].includes(holds))).toEqual([])
  expect(ROWS.filter(({ holds, how }) => holds !== 'yes' && how === '')).toEqual([])
})

test('the tests that it names are tests', () => {
  const tests = new Set(projectFiles('src/*.test.ts', 'e2e/*.test.ts', 'test/*.test.ts'))
  expect(ROWS.flatMap((row) => row.tests).filter((path = '') => !tests.has(path))).toEqual([])
  expect(ROWS.filter((row) => row.tests.length > 0).length).toBeGreaterThan(120)
})

test('the sums at its head are right', () => {
  const count = (word: string) => ROWS.filter(({ holds }) => holds === word).length
  const sums = `Of ${ROWS.length}: ${count('yes')} yes, ${count('partly')} partly, ${count('no')} no, ${count('operator')} operator, ${count('—')} do not apply.`
  expect(readProjectFile('docs/security.md').replaceAll(/\s+/g, ' ')).toContain(sums)
})

/** The ways to make markup of a text in a browser. */
const WRITES_MARKUP =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|set(?:HTML|HTMLUnsafe)\(/

test('nothing in the pages turns text into markup (3.2.2)', () => {
  const sources = projectFiles('src/web/*.ts', 'src/web/*.tsx').filter((path) => !path.includes('.test.'))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((path) => WRITES_MARKUP.test(readProjectFile(path)))).toEqual([])
  expect('<p dangerouslySetInnerHTML={{ __html: name }} />').toMatch(WRITES_MARKUP)
})
