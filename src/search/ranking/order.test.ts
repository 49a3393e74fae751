import { expect, test } from 'vitest'
import { catalogue, idsFor } from '#test/searching.ts'

test('what is of a city comes before the rest of its country: by name, then by funder and what few countries mention', () => {
  const records = catalogue(
    { id: 'a', countries: 'any', about: ['In London.'] },
    { id: 'b', countries: ['GB'], about: ['New ways to York.'] },
    { id: 'c', countries: ['GB'], about: ['In London.'] },
    { id: 'd', countries: ['GB'], funder: 'University of London' },
    { id: 'e', countries: ['GB'], name: 'London Awards' },
    { id: 'aa', countries: ['US'] },
    { id: 'f', countries: ['US'], about: ['New ways to York.'] },
    { id: 'g', countries: ['US'], funder: 'New School of York' },
  )
  expect(idsFor(records, {}, 'london')).toEqual(['e', 'c', 'd', 'b', 'a'])
  expect(idsFor(records, {}, 'not in london')).toHaveLength(records.length)
  // Words far apart in a text name no location.
  expect(idsFor(records, {}, 'new york').slice(0, 3)).toEqual(['g', 'aa', 'f'])
})

test('A2 open ones come first, then open all year, expected, by programme, not known; closed ones last', () => {
  const records = catalogue(
    { id: 'closed', deadline: { kind: 'date', date: '2026-11-20' } },
    { id: 'unknown' },
    { id: 'programme', deadline: { kind: 'by-programme' } },
    { id: 'all-year', deadline: { kind: 'open-all-year' } },
    { id: 'yearly', deadline: { kind: 'yearly', month: 11, day: 20 } },
    { id: 'today', deadline: { kind: 'date', date: '2026-11-21' } },
  )
  expect(idsFor(records, {})).toEqual(['today', 'all-year', 'yearly', 'programme', 'unknown', 'closed'])
})

test('a closed award comes first if the query is its whole title: the user wants to know that it is over', () => {
  const records = catalogue(
    { id: 'ended', name: 'Northern Promise', status: { kind: 'ended', since: '2026-03' } },
    { id: 'over', name: 'Northern Grant', deadline: { kind: 'date', date: '2026-11-20' } },
    { id: 'longer', name: 'Northern Promise of Trust', deadline: { kind: 'open-all-year' } },
    { id: 'words', about: ['A northern promise and a northern grant.'] },
  )
  expect(idsFor(records, {}, 'northern promise')).toEqual(['ended', 'longer', 'words', 'over'])
  expect(idsFor(records, {}, 'northern grant')).toEqual(['over', 'longer', 'words', 'ended'])
  expect(idsFor(records, {}, 'northern').slice(-2)).toEqual(['over', 'ended'])
})

test('an award for one kind of people, with a label or not, comes late if the query names no kind', () => {
  const records = catalogue(
    { id: 'a', audience: 'Blind people only', citizenship: 'any' },
    { id: 'b', audience: 'Women only', citizenship: 'any' },
    { id: 'c', audience: 'NA', citizenship: 'any' },
    { id: 'd', audience: 'People of all ages', citizenship: 'any' },
    { id: 'e', audience: 'For all who ask', citizenship: 'any' },
    { id: 'f', audience: 'For blind people.', citizenship: 'any' },
    { id: 'g', audience: 'Applicants with home fee status', citizenship: 'any' },
  )
  expect(idsFor(records, {}, 'Kenyans')).toEqual(['c', 'd', 'e', 'g', 'b', 'a', 'f'])
  // A request without constraints has the default ranking.
  expect(idsFor(records, {})).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  const inFrance = [
    ...catalogue({ id: 'open to any', countries: 'any' }),
    ...records.map((record) => ({ ...record, countries: ['FR'] as const })),
  ]
  expect(idsFor(inFrance, { country: ['France'] })).toEqual(['c', 'd', 'e', 'g', 'b', 'a', 'f', 'open to any'])
  // Awards for another kind of people only do not match women, unless the query names that kind, too. Home fees are no kind.
  expect(idsFor(records, {}, 'Kenyan women')).toEqual(['b', 'c', 'd', 'e', 'g'])
  expect(idsFor(records, {}, 'disabled Kenyan women')).toEqual(['a', 'b', 'f', 'c', 'd', 'e', 'g'])
})

test('an award for one kind of people keeps its rank if the query has a word for that kind', () => {
  const records = catalogue(
    { id: 'a', countries: ['AU'], audience: 'Blind people only', eligibility: ['Blind people'] },
    { id: 'b', countries: ['AU'], eligibility: ['Blind people, too'] },
    // Words that all records have decide nothing.
    ...Array.from({ length: 8 }, (_, at) => ({ id: `c${at}`, countries: ['FR'] as const })),
  )
  expect(idsFor(records, {}, 'blind australia')).toEqual(['a', 'b'])
  expect(idsFor(records, {}, 'australia')).toEqual(['b', 'a'])
})

test("an award for one nation comes late if the query names no nationality, more so another nation's", () => {
  const records = catalogue(
    { id: 'a', countries: ['GB'], citizenship: ['IN'] },
    { id: 'b', countries: ['GB'], citizenship: ['GB'] },
    { id: 'c', countries: ['GB'], citizenship: 'any' },
    { id: 'd', countries: 'any', citizenship: 'any' },
    { id: 'e', countries: ['GB'], citizenship: ['GB', 'others'] },
  )
  expect(idsFor(records, {}, 'uk')).toEqual(['c', 'b', 'e', 'a', 'd'])
  expect(idsFor(records, {}, 'uk Indians')).toEqual(['a', 'c', 'd', 'e'])
  expect(idsFor(records, {})).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('what is of the country named alone comes before what is of several', () => {
  const records = catalogue(
    { id: 'a', countries: ['FR', 'DE'] },
    { id: 'b', countries: ['FR'] },
    { id: 'c', countries: 'any' },
    { id: 'd', countries: ['FR', 'DE'], citizenship: ['KE'] },
    { id: 'e', countries: ['FR'], citizenship: ['KE'] },
  )
  expect(idsFor(records, {}, 'france').slice(0, 2)).toEqual(['b', 'a'])
  expect(idsFor(records, { country: ['France'] }).slice(0, 2)).toEqual(['b', 'a'])
  // Who names a continent or a nationality does not mind.
  expect(idsFor(records, {}, 'europe').slice(0, 2)).toEqual(['a', 'b'])
  expect(idsFor(records, {}, 'france for Kenyans').slice(0, 2)).toEqual(['d', 'e'])
})

test('an award for post-docs only comes late if the query names no level', () => {
  const records = catalogue(
    { id: 'a', fields: ['law'], levels: ['postdoc'] },
    { id: 'b', fields: ['law'], levels: ['doctorate', 'postdoc'] },
  )
  expect(idsFor(records, {}, 'law')).toEqual(['b', 'a'])
  expect(idsFor(records, {}, 'law phd or postdoc')).toEqual(['a', 'b'])
})

test("an award for the applicant's kind comes before one for anybody, also if it is for any field", () => {
  const records = catalogue(
    { id: 'a', fields: ['chemistry'], audience: 'Open to All' },
    { id: 'b', fields: ['chemistry'] },
    { id: 'c', fields: 'any', audience: 'Women only' },
    { id: 'd', fields: ['chemistry'], audience: 'Women only' },
  )
  expect(idsFor(records, {}, 'chemistry for women')).toEqual(['d', 'c', 'a', 'b'])
})

test('a nationality alone is no title: awards of a country for others are not for its people', () => {
  const records = catalogue({ id: 'Italian Government Grants', countries: ['IT'] }, { id: 'a', citizenship: ['IT'] })
  expect(idsFor(records, {}, 'Italian students')).toEqual(['a', 'Italian Government Grants'])
  expect(idsFor(records, {}, 'Italian government grants')[0]).toBe('Italian Government Grants')
})

test('"scholarships for students" is no title', () => {
  const records = catalogue({ id: 'Scholarship for Students' }, { id: 'National Scholarship' }, { id: 'a' })
  expect(idsFor([...records, ...catalogue({ id: 'Scholarship for' })], {}, 'scholarship for my son')).toHaveLength(4)
  expect(idsFor(records, {}, 'national scholarships')[0]).toBe('National Scholarship')
})

test('what is like a programme shares its country and level, and is not the programme itself', () => {
  const records = catalogue(
    { id: 'Chevening', countries: ['GB'], levels: ['master'] },
    { id: 'Rhodes', countries: ['GB'], levels: ['doctorate'] },
    { id: 'a', countries: ['FR'], levels: ['master'] },
    { id: 'b', countries: ['GB'], levels: ['master'] },
    { id: 'c', countries: ['FR'], levels: ['high-school'] },
  )
  expect(idsFor(records, {}, 'similar to chevening')).toEqual(['b', 'Rhodes', 'a', 'c'])
  expect(idsFor(records, {}, 'like chevening or rhodes')).toEqual(['b', 'a', 'c'])
  expect(idsFor(records, {}, 'not chevening')).toHaveLength(4)
  expect(idsFor(records, {}, 'not chevening or rhodes')).toHaveLength(3)
  const orphans = [...records, ...catalogue({ id: 'Home for Orphans' })]
  for (const key of ['not chevening, orphans', 'like chevening, orphans'])
    expect(idsFor(orphans, {}, key), key).toContain('Home for Orphans')
  expect(idsFor(records, {}, 'rhodes or chevening')).toEqual(['Chevening', 'Rhodes'])
})

test('what the people of the country may hold where somebody lives comes first, and nothing is hidden', () => {
  const records = catalogue({ id: 'a', citizenship: ['IN'] }, { id: 'b', citizenship: ['KE'] }, { id: 'c' })
  expect(idsFor(records, {}, 'we live in Nairobi')).toEqual(['b', 'c', 'a'])
  expect(idsFor(records, {}, 'we live in Nairobi, Indian students')).toEqual(['a', 'c'])
})

test('the language of a query tells whose it is: what its people cannot have comes last, and what is theirs first', () => {
  const records = catalogue(
    { id: 'for Indians', citizenship: ['IN'] },
    { id: 'for anybody', citizenship: 'any' },
    { id: 'at home', citizenship: 'any', countries: ['ID'] },
    { id: 'for Indonesians', citizenship: ['ID'] },
    { id: 'mainly for Kenyans', citizenship: 'any', residence: ['KE'] },
  )
  const ordered = (key: string) => idsFor(records, {}, key)
  const late = ['for Indians', 'mainly for Kenyans']
  expect(ordered('beasiswa S1')).toEqual(['at home', 'for Indonesians', 'for anybody', ...late])
  // English shows nothing: the order is that of the records.
  expect(ordered('scholarship bachelor').indexOf('for Indians')).toBeLessThan(3)
  // A nationality that is named says more.
  expect(ordered('beasiswa untuk mahasiswa India')[0]).toBe('for Indians')
})

test('for those who cannot pay, what asks for need or pays for everything comes first, and nothing is hidden', () => {
  const records = catalogue(
    { id: 'a', coverage: 'partial' },
    { id: 'b', coverage: 'full' },
    { id: 'c', coverage: 'partial', types: ['need'] },
  )
  expect(idsFor(records, {}, 'law, my parents cannot pay my fees')).toEqual(['b', 'c', 'a'])
  expect(idsFor(records, {}, 'law')).toEqual(['b', 'a', 'c'])
  expect(idsFor(records, {}, 'need-based')).toEqual(['c'])
})

test('a nationality and a word beside it may begin the name of a programme', () => {
  const records = catalogue({ id: 'Omani Programme for Science' }, { id: 'a', citizenship: ['OM'] })
  expect(idsFor(records, {}, 'Omani programme')).toEqual(['Omani Programme for Science', 'a'])
})

test('an award mainly for the people of a country ranks with their own for them, and last for others', () => {
  const records = catalogue(
    { id: 'a', citizenship: ['DE'] },
    { id: 'b', citizenship: ['DE', 'others'] },
    { id: 'c', citizenship: 'not stated', residence: ['DE'] },
    { id: 'd', citizenship: 'any', residence: ['DE'] },
    { id: 'e', citizenship: 'any', residence: 'any' },
    { id: 'f', citizenship: 'not stated', residence: 'any' },
    { id: 'g', citizenship: 'any', residence: ['DE'], audience: 'Refugees Only' },
  )
  expect(idsFor(records, {}, 'Germans')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  expect(idsFor(records, {}, 'Kenyans')).toEqual(['e', 'f', 'g', 'b', 'c', 'd'])
  expect(idsFor(records, {}, 'European citizens')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  const foreigners = [...records, ...catalogue({ id: 'h', citizenship: ['FR', 'others'] })]
  expect(idsFor(foreigners, {}, 'non-German students')).toEqual(['e', 'h', 'f', 'b', 'c', 'd', 'g'])
})

test('a query that only excludes a nation ranks awards there, and open to any, before those for one nation', () => {
  const records = catalogue(
    { id: 'a', countries: ['DE'], citizenship: ['KE'] },
    { id: 'b', countries: ['DE'], citizenship: 'any' },
    { id: 'c', countries: 'any', fields: ['chemistry'], citizenship: 'any' },
    { id: 'd', countries: ['DE'], fields: ['natural-sciences'], citizenship: 'any' },
    { id: 'e', countries: ['DE'], citizenship: ['DE'] },
  )
  expect(idsFor(records, {}, 'international students Germany')).toEqual(['b', 'd', 'a', 'c'])
  expect(idsFor(records, {}, 'international students Germany chemistry')).toEqual(['d', 'c'])
})

test("an award in the destination comes before one anywhere, but not before one for the applicant's nation", () => {
  const records = catalogue(
    { id: 'anywhere', countries: 'any', fields: ['public-health'], citizenship: ['DE'] },
    { id: 'there', countries: ['DE'], fields: ['health'], citizenship: 'any' },
    { id: 'there for any field', countries: ['DE'], fields: 'any', citizenship: 'any' },
  )
  expect(idsFor(records, {}, 'public health Germany')).toEqual(['there', 'there for any field', 'anywhere'])
  expect(idsFor(records, {}, 'public health Germany for Germans')[0]).toBe('anywhere')
})

test('in a country that sends more students than it receives, awards for its own people come no later', () => {
  const records = (country: 'DE' | 'KE') =>
    catalogue(
      { id: 'a', countries: [country], citizenship: [country] },
      { id: 'b', countries: [country], citizenship: 'any' },
    )
  expect(idsFor(records('KE'), {}, 'Kenya')).toEqual(['a', 'b'])
  expect(idsFor(records('DE'), {}, 'Germany')).toEqual(['b', 'a'])
})

test("of what is open to any nation, that of the named country comes first if the query names the applicant's, too", () => {
  const records = catalogue(
    { id: 'any', countries: 'any', citizenship: 'any' },
    { id: 'own', countries: ['DE', 'FR'], citizenship: ['KE'] },
    { id: 'a: not stated', countries: 'any', citizenship: 'not stated' },
    { id: 'several', countries: ['DE', 'FR'], citizenship: 'any' },
    { id: 'there', countries: ['DE'], citizenship: 'any' },
  )
  expect(idsFor(records, {}, 'Kenyan in Germany')).toEqual(['own', 'there', 'several', 'any', 'a: not stated'])
  expect(idsFor(records, {}, 'Kenyans')).toEqual(['own', 'any', 'several', 'there', 'a: not stated'])
})

test('an everyday word in a text weighs less than what an award is for, but more than the default ranking', () => {
  const records = catalogue(
    { id: 'a', fields: ['law'] },
    { id: 'b', fields: ['law'], about: ['A lively town.'] },
    { id: 'c', fields: 'any', about: ['A lively town.'], citizenship: 'any' },
    ...Array.from({ length: 8 }, (_, number) => ({ id: `d${number}` })),
  )
  expect(idsFor(records, {}, 'law lively')).toEqual(['b', 'a', 'c'])
})

test('for foreigners in a country, what is there and does not say to whom comes before what is anywhere', () => {
  const records = catalogue(
    { id: 'anywhere', countries: 'any', citizenship: 'any' },
    { id: 'several', countries: ['OM', 'EG'], citizenship: ['KE'] },
    { id: 'there', countries: ['OM'], citizenship: 'not stated' },
    { id: 'theirs', countries: ['OM'], citizenship: ['OM'] },
  )
  expect(idsFor(records, {}, 'Oman scholarships for international students')).toEqual(['several', 'there', 'anywhere'])
})
