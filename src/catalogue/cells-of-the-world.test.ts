import { expect, test } from 'vitest'
import { readCitizens } from '#catalogue/places/citizens.ts'
import { readAges, readNeeds } from '#catalogue/facts/conditions.ts'
import { readDeadline } from '#catalogue/days/deadlines.ts'
import { readFunderKind } from '#catalogue/facts/funding.ts'
import { readPlaces } from '#catalogue/places/places.ts'
import { readRounds } from '#catalogue/days/rounds.ts'
import { readFields, readLevels } from '#catalogue/facts/studies.ts'

test.each([
  ['Türkiye hariç', 'not stated'],
  ['Türkiye vatandaşları hariç herkes', 'not stated'],
  ['Türkiye dışındaki ülkeler', ['@all', '!TR']],
  ['Tất cả các nước trừ Việt Nam', ['@all', '!VN']],
  ['všechny země kromě Polska', ['@all', '!PL']],
  ['Toate țările cu excepția Romania', 'not stated'],
  ['κάθε χώρα εκτός Ελλάδα', 'not stated'],
  ['به جز ایران', ['@all', '!IR']],
  ['भारत को छोड़कर', 'not stated'],
  ['ایران کے علاوہ', 'not stated'],
  ['ยกเว้น ไทย', ['@all', '!TH']],
  ['Все страны, кроме России', ['@all', '!RU']],
  ['tidak untuk Indonesia', 'not stated'],
  ['ikke fra Norge', 'not stated'],
  ['não brasileiros', 'not stated'],
  ['Türkiye vatandaşı olmayanlar', 'not stated'],
])('who is kept out in any language that has a word for it is never who may apply: "%s" is %j', (text, places) => {
  expect(readCitizens(text).places).toEqual(places)
})

test.each([
  ['بكالوريوس وماجستير ودكتوراه', ['bachelor', 'master', 'doctorate']],
  ['البكالوريوس والماجستير', ['bachelor', 'master']],
  ['学士、修士又は博士', ['bachelor', 'master', 'doctorate']],
  ['本科和硕士', ['bachelor', 'master']],
  ['학사 및 석사', ['bachelor', 'master']],
  ['Graduate certificate', 'not stated'],
])('an "and" without a blank parts a list, so that no half of it stands for all: "%s" is %j', (text, ids) => {
  expect(readLevels(text).ids).toEqual(ids)
})

test('no "and" is taken out of a name, and what follows the last one counts', () => {
  expect(readCitizens('مصر والأردن وكوريا الجنوبية').places).toEqual(['EG', 'JO', 'KR'])
  expect(readCitizens('Indonesia, Timor Leste dan negara Pasifik').places).toEqual(['ID', 'TL', 'others'])
  expect(readFields('وسائل الإعلام').ids).toEqual(['journalism-communication'])
  expect(readFields('الهندسة والطب').ids).toEqual(['engineering', 'medicine'])
})

test.each(['不限', 'Tüm alanlar', 'Semua jurusan', 'جميع التخصصات', 'Все направления', 'Mọi ngành', '모든 전공'])(
  '"%s" is any field',
  (text) => {
    expect(readFields(text).ids).toBe('any')
  },
)

test.each([
  ['2027年3月31日', '2027-03-31'],
  ['2027. 3. 31', '2027-03-31'],
  ['2027년 3월 31일까지', '2027-03-31'],
  ['3月1日～31日', '--03-31'],
  ['令和9年3月31日', 'not stated'],
  ['٢٠ فبراير ٢٠٢٧', '2027-02-20'],
  ['20 كانون الثاني/يناير 2027', '2027-01-20'],
  ['15 tháng 3 năm 2027', '2027-03-15'],
  ['15 tháng 3 2027', '2027-03-15'],
  ['20 فبراير 1448', 'not stated'],
  ['31. března 2027', '2027-03-31'],
  ['31 มีนาคม 2570', 'not stated'],
  ['2027年3月1日起', 'not stated'],
  ['1 مارس 2027 حتى 30 أبريل 2027', '2027-04-30'],
  ['15 Maret s.d. 30 April 2027', '2027-04-30'],
  ['1 March 2027 to 30 April', '2027-04-30'],
  ['1 December 2026 to 31 January', '2027-01-31'],
  // The last day of a time that could not be read is not the first.
  ['2027.3.1 ~ 3.31', 'not stated'],
  ['15/03/2027 - 04/05/2027', 'not stated'],
  ['week of 5 April 2027', 'not stated'],
  ['semaine du 5 avril 2027', 'not stated'],
  ['after 31 March 2027', 'not stated'],
  ['No applications after 31 March 2027', '2027-03-31'],
  ['Applications received after 31 March 2027 will not be considered', '2027-03-31'],
])('a day is read in any language, and is no more than the cell says: "%s" is %s', (text, deadline) => {
  expect(readDeadline(text, null).deadline).toBe(deadline)
})

test('a week is no day of results, and "quarterly" is nobody whom a round is for', () => {
  const cell = (value: string) => ({ value, order: null })
  const none = { closes: undefined, opens: undefined, results: undefined, countries: [] }
  expect(readRounds({ ...none, results: cell('semaine du 5 avril 2027') }, 'not stated')).toEqual([])
  const quarterly = readRounds({ ...none, closes: cell('Quarterly: 1 Mar/1 Jun/1 Sep/1 Dec') }, 'not stated')
  expect(quarterly.map((round) => round.for)).toEqual([null, null, null, null])
})

test.each([
  ['Foreigners living in Japan', 'not stated'],
  ['Low-income countries', 'not stated'],
  ['160+ countries', 'not stated'],
])('"%s" names no citizens', (text, places) => {
  expect(readCitizens(text).places).toBe(places)
})

test('whom an award is for is no place of study', () => {
  expect(readPlaces('South Africa (for Zimbabwe citizens)')).toMatchObject({ places: ['ZA'], isPartial: true })
})

test('a number of references is one, and a paper that not everybody needs is none', () => {
  expect(readNeeds('CV, two letters of reference')).toMatchObject({ references: 2, isPartial: false })
  for (const text of ['2-3 references', 'reference letters (max 3)'])
    expect(readNeeds(text)).toEqual({ needs: ['reference'], isPartial: true })
  for (const text of ['tidak perlu IELTS', 'Interview (shortlisted only)'])
    expect(readNeeds(text)).toEqual({ isPartial: true })
})

test.each([
  ['أقل من 35 سنة', { age_max: 35, age_max_exclusive: true }],
  ['不超过35岁', { age_max: 35 }],
  ['en fazla 35', { age_max: 35 }],
  ['не старше 35 лет', { age_max: 35 }],
])('"%s" is a limit of ages', (text, ages) => {
  expect(readAges(text)).toEqual(ages)
})

test.each([
  ['政府', 'government'],
  ['Devlet', 'government'],
  ['حكومية', 'government'],
  ['Yayasan', 'foundation'],
  ['基金会 / 大学', null],
])('"%s" is the kind of funder %s', (text, kind) => {
  expect(readFunderKind(text)).toBe(kind)
})
