import { LIMITS } from '#contract/limits.ts'
import { describe, expect, test } from 'vitest'
import { optionGroupsSchema, searchAnswerSchema } from '#contract/search.ts'
import { scholarshipSchema } from '#contract/scholarship.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

const FILTER = '/api/scholarship/filter?page='
const DETAIL = '/api/scholarship/searchScholarship/'

describe('the options', () => {
  test('A2 five groups of {value, label, count}, each sorted by label', async () => {
    const { call } = await openTestApp()
    const answer = await call('GET', '/api/scholarship/getScholarshipByCountry')
    expect(answer.statusCode).toBe(200)
    const groups = optionGroupsSchema.strict().parse(answer.json())
    // A programme for any country counts in each; one that states none counts in none.
    expect(groups.C).toContainEqual({ value: 'GH', label: 'Ghana', count: 2 })
    expect(groups.C).toContainEqual({ value: 'KE', label: 'Kenya', count: 12 })
    expect(groups.C).toContainEqual({ value: 'FR', label: 'France', count: 1 })
    const { N: named, ...lists } = groups
    expect(named).toContain('KE')
    expect(named).not.toContain('AF')
    for (const group of Object.values(lists)) {
      expect(group.map((option) => Object.keys(option).join())).toEqual(group.map(() => 'value,label,count'))
      const labels = group.map(({ label }) => label)
      expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare))
    }
  })

  test('A2 is not sent again while nothing has changed', async () => {
    const { call, storage, app } = await openTestApp()
    const address = '/api/scholarship/getScholarshipByCountry'
    const first = await call('GET', address)
    const etag = String(first.headers.etag)
    expect((await call('GET', address, { headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    await storage.catalogue.apply({ upserts: [scholarship('new', { countries: ['FR'] })] }, 0)
    await app.snapshots.refresh()
    const second = await call('GET', address, { headers: { 'if-none-match': etag } })
    expect(second.statusCode).toBe(200)
    expect(second.json().C).toContainEqual({ value: 'FR', label: 'France', count: 2 })
  })

  test('A2 another catalogue of the same version has another tag; compressed or not, it is the same one', async () => {
    const address = '/api/scholarship/getScholarshipByCountry'
    const { call } = await openTestApp()
    const other = await openTestApp({ records: [scholarship('new', { countries: ['FR'] })] })
    expect(other.app.snapshots.current().version).toBe('1-2026-11-21')
    const { etag } = (await call('GET', address, { headers: { 'accept-encoding': 'gzip' } })).headers
    expect(etag).toMatch(/^W\/"/)
    for (const known of [String(etag), `"other", ${String(etag)}`, String(etag).slice(2)]) {
      const headers = { 'if-none-match': known }
      const again = await call('GET', address, { headers })
      expect([again.statusCode, again.headers.etag, again.headers.vary]).toEqual([304, etag, 'accept-encoding'])
      expect((await other.call('GET', address, { headers })).statusCode).toBe(200)
    }
  })
})

describe('the filter', () => {
  test('A3 P1 anyone may ask for the first page: list, count and result', async () => {
    const { call } = await openTestApp()
    const answer = await call('POST', `${FILTER}1`, { body: { country: ['Kenya'], field: ['Law'] } })
    expect(answer.statusCode).toBe(200)
    const { list, count, result, facets, version, matches } = searchAnswerSchema.strict().parse(answer.json())
    expect(list).toHaveLength(8)
    expect(matches).toHaveLength(8)
    expect({ count, result }).toEqual({ count: 12, result: true })
    expect(list[0]).toMatchObject({ _id: 'kenya-0', country: 'Kenya', country_code: 'KE', level: "Master's" })
    expect(facets.C.find(({ value }) => value === 'KE')?.count).toBe(12)
    expect(version).toBe('1-2026-11-21')
  })

  test('A3 result is false for alternatives, which say what was given up', async () => {
    const { call } = await openTestApp()
    const body = { country: ['Kenya'], field: ['Law'], level: ["Master's"], type: ['Need-based'], searchKey: '' }
    const answer = searchAnswerSchema.parse((await call('POST', `${FILTER}1`, { body })).json())
    expect(answer.result).toBe(false)
    expect(answer.relaxed[0]).toEqual({ constraint: 'type', from: ['Need-based'], to: null })
    expect(answer.alternatives[0]?.selection).toEqual({ country: ['Kenya'], field: ['Law'], level: ["Master's"] })
    expect(answer.list.length).toBeGreaterThan(0)
  })

  test('A3 a part of the search key is taken out or widened where it is asked for, and the key stays', async () => {
    const { call } = await openTestApp()
    const answerTo = async (body: object) =>
      searchAnswerSchema.parse((await call('POST', `${FILTER}1`, { body })).json())
    const searchKey = 'law kenya masters'
    const whole = await answerTo({ searchKey })
    expect(whole.understood.map(({ text, span }) => [text, span])).toEqual([
      ['law', [0, 3]],
      ['kenya', [4, 9]],
      ['masters', [10, 17]],
    ])
    const left = await answerTo({ searchKey, without: [[4, 9]] })
    expect(left.searchKey).toBe(searchKey)
    expect(left.understood).toEqual([whole.understood[0], whole.understood[2]])
    const wider = await answerTo({ searchKey, widen: [[4, 9]] })
    expect(wider.understood[1]).toMatchObject({ kind: 'region', text: 'kenya', label: 'Eastern Africa' })
    // Nothing stands there.
    expect(await answerTo({ searchKey, without: [[5, 9]] })).toEqual(whole)
  })

  test('A3 an alternative leaves the search key as it is, and says what is dropped and widened', async () => {
    const { call } = await openTestApp()
    const ask = async (body: object) => searchAnswerSchema.parse((await call('POST', `${FILTER}1`, { body })).json())
    const { result, alternatives } = await ask({ searchKey: 'need based law kenya masters', country: ['Kenya'] })
    expect(result).toBe(false)
    const [first] = alternatives
    expect(first?.selection).toEqual({
      searchKey: 'need based law kenya masters',
      without: [[0, 10]],
      country: ['Kenya'],
    })
    expect(await ask(first?.selection ?? {})).toMatchObject({ result: true, count: first?.count })
  })

  test('A3 a level that nobody named is told with the words that it is assumed from, and can be taken out', async () => {
    const { call } = await openTestApp()
    const ask = async (body: object) => searchAnswerSchema.parse((await call('POST', `${FILTER}1`, { body })).json())
    const asked = await ask({ searchKey: 'i am 17 and want to study' })
    expect(asked.understood).toMatchObject([{ label: "Bachelor's", because: 'Assumed from “i am 17”:', span: [0, 7] }])
    expect((await ask({ searchKey: 'my child is 8' })).understood).toMatchObject([
      { label: 'High School', because: 'We list nothing below' },
    ])
    const left = await ask({ searchKey: 'i am 17 and want to study', without: [[0, 7]] })
    expect(left.understood).toEqual([])
  })

  test('A3 what nothing can be found by is told as such, beside what filters', async () => {
    const { call } = await openTestApp()
    const { understood } = searchAnswerSchema.parse(
      (await call('POST', `${FILTER}1`, { body: { searchKey: 'kenya no ielts' } })).json(),
    )
    expect(understood).toMatchObject([{ label: 'Kenya' }, { label: 'no ielts', because: 'We cannot filter by' }])
    expect(understood[0]).not.toHaveProperty('because')
  })

  test('A3 words that only rank are told apart from what was understood', async () => {
    const { call } = await openTestApp()
    const ask = async (body: object) => searchAnswerSchema.parse((await call('POST', `${FILTER}1`, { body })).json())
    const plain = await ask({ searchKey: 'kenya' })
    expect(plain.alsoLookedFor).toEqual([])
    const { understood, alsoLookedFor, result, count } = await ask({ searchKey: 'kenya moonlight' })
    expect({ understood, result, count }).toEqual({ understood: plain.understood, result: true, count: plain.count })
    expect(alsoLookedFor).toEqual(['moonlight'])
  })

  test('A3 an empty catalogue has an empty first page', async () => {
    const { call } = await openTestApp({ records: [] })
    const answer = await call('POST', `${FILTER}1`, { body: {} })
    expect(searchAnswerSchema.parse(answer.json())).toMatchObject({ list: [], count: 0, result: true })
  })

  test('A3 P1 P2 further pages are for the signed-in', async () => {
    const { call, signIn } = await openTestApp()
    const signedOut = await call('POST', `${FILTER}2`, { body: { country: ['Kenya'] } })
    expect(signedOut.statusCode).toBe(401)
    expect(signedOut.json().code).toBe('signed_out')
    const { cookie } = await signIn()
    const signedIn = await call('POST', `${FILTER}2`, { cookie, body: { country: ['Kenya'] } })
    expect(searchAnswerSchema.parse(signedIn.json())).toMatchObject({ page: 2, count: 12 })
    expect(signedIn.json().list).toHaveLength(4)
    // That somebody who is signed in has just had it does not open it to everybody.
    expect((await call('POST', `${FILTER}2`, { body: { country: ['Kenya'] } })).statusCode).toBe(401)
  })

  test('A3 the same question has the same answer, and a changed catalogue a new one', async () => {
    const { call, storage, app } = await openTestApp()
    const ask = () => call('POST', `${FILTER}1`, { body: { country: ['France'] } })
    const first = await ask()
    expect((await ask()).body).toBe(first.body)
    await storage.catalogue.apply({ upserts: [scholarship('new', { countries: ['FR'] })] }, 0)
    await app.snapshots.refresh()
    const { count, version, facets } = searchAnswerSchema.parse((await ask()).json())
    expect({ count, version }).toEqual({ count: first.json().count + 1, version: '2-2026-11-21' })
    expect(facets.C.find(({ value }) => value === 'FR')?.count).toBe(count)
  })

  test('A3 whoever needs no counts gets the same answer without them', async () => {
    const { call } = await openTestApp()
    const body = { country: ['Kenya'] }
    const whole = searchAnswerSchema.parse((await call('POST', `${FILTER}1`, { body })).json())
    const short = searchAnswerSchema.parse((await call('POST', `${FILTER}1&facets=0`, { body })).json())
    expect(short).toEqual({ ...whole, when: [], facets: { R: [], O: [], C: [], F: [], L: [], A: [], T: [] } })
    expect((await call('POST', `${FILTER}1`, { body })).json()).toEqual(whole)
    const wrong = await call('POST', `${FILTER}1&facets=no`, { body })
    expect([wrong.statusCode, wrong.json().detail]).toEqual([400, 'Correct "facets" of the query: must be 0 or 1.'])
  })

  test('A3 a page beyond the last is refused with the number of pages', async () => {
    const { call, signIn } = await openTestApp()
    const { cookie } = await signIn()
    for (const page of ['3', '1000000', '9'.repeat(400)]) {
      const answer = await call('POST', `${FILTER}${page}`, { cookie, body: { country: ['Kenya'] } })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'page_out_of_range', pages: 2 })
    }
  })

  test('A3 works without an Origin, and is compressed for those who take it', async () => {
    const { call } = await openTestApp()
    const answer = await call('POST', `${FILTER}1`, { origin: '', body: {}, headers: { 'accept-encoding': 'gzip' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    const refused = await call('POST', `${FILTER}1`, { body: {}, headers: { 'accept-encoding': 'gzip;q=0, br' } })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  test.each(['0', '-1', '1.5', 'x', '', '1e3', '%31%00', '+1', '1&page=2'])('A3 page "%s" is refused', async (page) => {
    const { call } = await openTestApp()
    const answer = await call('POST', `${FILTER}${page}`, { body: {} })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'bad_request' })
    expect(answer.json().detail).toContain('whole number from 1')
  })

  test.each([
    [
      { contry: ['Kenya'] },
      'There is no category contry: use country, field, level, Scholarship, type, searchKey, when, sort, without or widen',
    ],
    [{ country: 'Kenya' }, '"country" of the body'],
    [{ country: [1] }, '"country.0" of the body'],
    [{ country: [''] }, '"country.0" of the body'],
    [{ country: ['x'.repeat(121)] }, '"country.0" of the body'],
    [{ country: Array.from({ length: 301 }, (_, n) => `c${n}`) }, '"country" of the body'],
    [{ searchKey: 'x'.repeat(LIMITS.searchKeyLength + 1) }, '"searchKey" of the body'],
    [{ searchKey: null }, '"searchKey" of the body'],
    [{ searchKey: 'law', without: 1 }, '"without" of the body'],
    [{ searchKey: 'law', without: [[0]] }, '"without.0" of the body'],
    [{ searchKey: 'law', without: [[0, LIMITS.searchKeyLength + 1]] }, '"without.0.1" of the body'],
    [{ searchKey: 'law', widen: [[0, 3, 'moon']] }, '"widen.0.2" of the body'],
    [{ searchKey: 'law', widen: Array.from({ length: 101 }, () => [0, 3]) }, '"widen" of the body'],
    [[], 'the body'],
  ])('A3 a selection like %j is refused and says why', async (body, detail) => {
    const { call } = await openTestApp()
    const answer = await call('POST', `${FILTER}1`, { body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('bad_request')
    expect(answer.json().detail).toContain(detail)
  })
})

describe('one scholarship', () => {
  test('A4 P2 a record for the signed-in', async () => {
    const { call, signIn } = await openTestApp()
    const { cookie } = await signIn()
    const answer = await call('GET', `${DETAIL}anywhere`, { cookie })
    expect(answer.statusCode).toBe(200)
    expect(scholarshipSchema.strict().parse(answer.json())).toMatchObject({
      _id: 'anywhere',
      country: 'Any country',
      additional_details: ['For <b>everyone</b>.'],
      original_link: 'https://funder.example/anywhere',
      conditions: { needs: ['cv'], min_grade: 'Marks that details alone tell' },
      listed: true,
    })
  })

  test('A4 P1 not for the signed-out', async () => {
    const { call } = await openTestApp()
    expect((await call('GET', `${DETAIL}anywhere`)).statusCode).toBe(401)
  })

  test('A4 one that was withdrawn can still be read, one that never was cannot', async () => {
    const { call, signIn, storage, app } = await openTestApp()
    const { cookie } = await signIn()
    await storage.catalogue.apply({ upserts: [], withdrawals: ['ghana'] }, 0)
    await app.snapshots.refresh()
    expect((await call('GET', `${DETAIL}ghana`, { cookie })).json()).toMatchObject({ _id: 'ghana', listed: false })
    const unknown = await call('GET', `${DETAIL}never-was`, { cookie })
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json().code).toBe('unknown_scholarship')
  })
})
