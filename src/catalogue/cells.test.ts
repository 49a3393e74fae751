import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RECORD_LIMITS } from '#catalogue/limits.ts'
import { joinAudience, readAudience, readGender } from '#catalogue/facts/audience.ts'
import { readMonth } from '#catalogue/days/dates.ts'
import { readAmount, readAwards } from '#catalogue/facts/amounts.ts'
import { readCoverage } from '#catalogue/facts/coverage.ts'
import { readFunderKind, readTypes } from '#catalogue/facts/funding.ts'
import { readLink } from '#catalogue/facts/links.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { textItems, textParagraphs } from '#catalogue/text/text-lists.ts'

const amountOf = (amount: unknown, rest: { minimum?: unknown; maximum?: unknown; currency?: unknown } = {}) =>
  readAmount({ amount, minimum: null, maximum: null, currency: null, ...rest })

test.each([
  ['women', 'Women only'],
  ['African women', 'African females only'],
  ['Women of color', 'Minority females only'],
  ['African American', 'Blacks only'],
  ['Refugees and asylum seekers', 'Refugees Only'],
  ['Minorities are encouraged to apply', 'Minorities encouraged'],
  ['females only', 'Females Only'],
  ['Open to everyone', 'Open to All'],
  ['Males and females', 'NA'],
  ['n/a', 'NA'],
  ['Students with disabilities', 'Students with disabilities'],
  ['Non-Muslims', 'Non-Muslims'],
  ['Not only for women', 'Not only for women'],
  ['Refugees are not eligible', 'Refugees are not eligible'],
  ['Siblings of refugees', 'Siblings of refugees'],
  ['Friends of refugees', 'Friends of refugees'],
  ['Black and Native American students', 'Black and Native American students'],
  ['American Indian students', 'Native americans only'],
])('the audience "%s" is "%s"', (text, label) => {
  expect(readAudience(text).audience).toBe(label)
})

test.each([
  ['Open to all, including refugees', 'Open to All', true],
  ['Open to all; preference to women', 'Open to All', true],
  ['All genders, women encouraged', 'Open to All', true],
  ['Alle, Frauen bevorzugt', 'Open to All', true],
  ['Todos, mujeres preferentemente', 'Open to All', true],
  ['Toutes et tous, les femmes sont encouragées', 'Open to All', true],
  ['Every', 'Open to All', false],
  ['Open to all; minorities encouraged', 'Minorities encouraged', true],
  ['Women, especially from Africa', 'Women only', true],
  ['Women in STEM', 'Women only', true],
  ['Women preferred', 'Women preferred', false],
  ['Women and minorities', 'Women and minorities', false],
  ['Refugees and veterans', 'Refugees and veterans', false],
  ['Women and non-binary people', 'Women and non-binary people', false],
  ['Black or African American', 'Blacks only', false],
  ['["Aboriginal", "Inuit"]', 'Aboriginal, Inuit', false],
])('the audience "%s" closes the award to nobody else than it says: %s', (text, audience, isPartial) => {
  expect(readAudience(text)).toEqual({ audience, isPartial })
})

test.each([
  ['Any (women encouraged)', 'NA', true],
  ['Women preferred', 'NA', true],
  ['Open to all; preference to women', 'NA', true],
  ['Female / Every', 'NA', true],
  ['Frauen bevorzugt', 'NA', true],
  ['Female students', 'Women only', false],
  ['Women of color', 'Women only', false],
  ['Female WAI Member', 'Women only', true],
  ['Women-led teams', 'NA', true],
  ['Female-headed households', 'NA', true],
  ['Men under 30', 'Men only', true],
])('the gender "%s" is %s', (text, audience, isPartial) => {
  expect(readGender(text)).toEqual({ audience, isPartial })
})

test('signs that show nothing are taken out of texts, but not where a script needs them', () => {
  expect(plainText('Ken\u200bya\u200e \u202aUgan\u00adda\u202c')).toBe('Kenya Uganda')
  expect(plainText('افغان\u200cها')).toBe('افغان\u200cها')
})

test('a column of genders adds to the audience', () => {
  expect(readGender('F').audience).toBe('Women only')
  expect(readGender('Male & Female').audience).toBe('NA')
  expect(readGender('All except men').audience).toBe('NA')
  expect(joinAudience('Africans only', 'Women only')).toBe('African females only')
  expect(joinAudience('Open to All', 'Women only')).toBe('Women only')
  expect(joinAudience('Refugees Only', 'Men only')).toBe('Refugees Only; Men only')
})

test.each([['0'], ['$0'], ['0.00'], ['N/A'], ['Varies'], ['Variable'], ['-'], ['']])(
  'the amount "%s" is none',
  (text) => {
    expect(amountOf(text)).toBe(null)
    expect(readAwards(text)).toBe(null)
  },
)

test('an amount is put together from the cells that files keep apart', () => {
  expect(amountOf('5000', { currency: 'USD' })).toBe('USD 5,000')
  expect(amountOf('16.000 €', { currency: 'EUR' })).toBe('16.000 €')
  expect(amountOf('One third of tuition')).toBe('One third of tuition')
  expect(amountOf(null, { minimum: 1000, maximum: '5,000', currency: 'EUR' })).toBe('EUR 1,000 to 5,000')
  expect(amountOf(null, { minimum: 0, maximum: 10_000, currency: 'USD' })).toBe('up to USD 10,000')
})

test('awards and months are kept as stated where they say something', () => {
  expect(readAwards('Two PhD scholarships')).toBe('Two PhD scholarships')
  expect(readAwards('10-15')).toBe('10-15')
  expect(readAwards(3)).toBe('3')
  expect(readMonth('2026-06-16', null)).toBe('2026-06')
  expect(readMonth('June 2026', null)).toBe('2026-06')
  expect(readMonth('2026', null)).toBe(null)
})

test('a funding type is not what is denied, and a kind of funder only if it is certain', () => {
  expect(readTypes('not need-based')).toEqual([])
  expect(readTypes('merit-need')).toEqual(['merit', 'need'])
  expect(readTypes('full tuition and leadership development program')).toEqual([])
  expect(readTypes('Merit; leadership')).toEqual(['merit', 'leadership'])
  expect(readFunderKind('federal')).toBe('government')
  expect(readFunderKind('private')).toBe(null)
})

test.each([
  ['Local Govts & Intl Associations', null],
  ['University / Funding Agency', null],
  ['Foundations, Churches', null],
  ['Ministries and Rotary Clubs', null],
  ['State or private', null],
  ['Govt.', 'government'],
  ['IV. Private Foundations', 'foundation'],
  ['Foundation, non-profit', 'foundation'],
  ['Art and culture foundation', 'foundation'],
  ['NGO/Charity', 'foundation'],
])('who funds is one kind of "%s" only if no other is named: %s', (text, kind) => {
  expect(readFunderKind(text)).toBe(kind)
})

test.each([
  ['Merit-based (non-renewable)', ['merit']],
  ['need-based, without loans', ['need']],
  ['Merit-based, not need-based', ['merit']],
  ['Not merit-based but need-based', ['need']],
  ['Financial need is not required', []],
  ['Merit (no need)', ['merit']],
  ['Merit and need are not considered', []],
  ['Sport, talent and need are not considered', []],
])('of the funding types of "%s" only what is not denied is taken: %j', (text, types) => {
  expect(readTypes(text)).toEqual(types)
})

test.each([
  // What is paid, studied, or where.
  ['Full scholarship covering tuition, stipend, travel, research allowance', []],
  ['Fully funded master’s in media arts', []],
  ['Scholarship for academics from low-income countries', []],
  ['Master’s in public service', []],
  ['Leadership fellowship and academic training', ['leadership']],
  ['Academic', ['merit']],
  ['Academic award', ['merit']],
  ['Research', ['research']],
  ['Full PhD research fellowship', ['research']],
  ['Research and professional development', ['research']],
  ['Mobility grants', ['exchange']],
  ['Art, Music; Sports scholarship', ['talent']],
  ['Merit/Need based', ['merit', 'need']],
  ['Low-income students', ['need']],
  ['Arts & Sports Talent', ['talent']],
])('the funding type of "%s" is only what it says to be one: %j', (text, types) => {
  expect(readTypes(text)).toEqual(types)
})

test.each([
  ['Female, non-binary', 'NA'],
  ['Women (men are not eligible)', 'Women only'],
  ['Not only women', 'NA'],
])('the gender "%s" is "%s"', (text, label) => {
  expect(readGender(text).audience).toBe(label)
})

test.each([
  ['www.x.org/a', 'https://www.x.org/a'],
  ['https:/x.org/y', 'https://x.org/y'],
  ['[Apply](https://x.org/a?utm_source=f&c=1)', 'https://x.org/a?c=1'],
  ['<a href="https://x.org/p">here</a>', 'https://x.org/p'],
  ['https://x.org/a, https://y.org', 'https://x.org/a'],
  ['https://nam1.safelinks.protection.outlook.com/?url=https%3A%2F%2Fx.org%2Fa&amp;data=me%40b.org', 'https://x.org/a'],
  ['https://x.org/%%7Bpath}', null],
  ['mailto:a@b.org', null],
  ['javascript:alert(1)', null],
  ['https://localhost/', null],
  ['the office', null],
])('the link of "%s" is %s', (text, link) => {
  expect(readLink(text).link).toBe(link)
})

test('HTML, Markdown and broken encoding are reduced to text', () => {
  expect(plainText('<p>A &amp; <b>b</b></p><ul><li>One</li><li>Two&nbsp;x</li></ul><script>alert(1)</script>')).toBe(
    'A & b\n\n• One\n• Two x',
  )
  expect(plainText('GPA < 3 > 2')).toBe('GPA < 3 > 2')
  expect(plainText('UniversitÃ© de MontrÃ©al')).toBe('Université de Montréal')
  expect(textItems('- **Full** tuition\n- [Stipend](https://x.org) of *EUR 900*\n1. one')).toEqual([
    'Full tuition',
    'Stipend of EUR 900',
    'one',
  ])
  expect(textItems('<ol><li>Apply</li><li>Wait</li></ol>')).toEqual(['Apply', 'Wait'])
})

test.each(['>=19', '>2.5', '> 3.0 GPA', '>€500', '>= 18 years\n>60% marks', '<25', '>19'])(
  'a comparison is no quotation: "%s" keeps its sign',
  (text) => {
    expect(plainText(text)).toBe(text)
    expect(plainText('> Quoted\n>once more')).toBe('Quoted\nonce more')
  },
)

test('lists inside strings become lists, and a very long cell several entries', () => {
  expect(textItems('["Be 18", "Be a citizen"]')).toEqual(['Be 18', 'Be a citizen'])
  expect(textItems("['Be 18', 'Be a citizen']")).toEqual(['Be 18', 'Be a citizen'])
  expect(textItems('GPA of 3.0; 18 years or older; a resident')).toHaveLength(3)
  const long = textParagraphs('This sentence is told again and again. '.repeat(90))
  expect(long.length).toBeGreaterThan(1)
  expect(long.every((part) => part.length <= RECORD_LIMITS.text && part.endsWith('.'))).toBe(true)
  const longest = 'x'.repeat(RECORD_LIMITS.text)
  expect(textItems(longest)).toEqual([longest])
})

test.each([
  ['Students who have\nnewly arrived from\noverseas or\nother prefectures', 1],
  ['28 designated\nuniversities\n(Consult the\ninternational\nstudent adviser)', 1],
  ['Hokkaido U,\nTohoku U,\nU of Tokyo', 1],
  ['Citizens of Kenya,\nGhana and Saint Kitts\nand Nevis', 1],
  ['Recommendation\nfrom the designated\nuniversity required', 1],
  ['Enrolled at a post-\nsecondary school', 1],
  ['Two references.\none letter', 2],
  ['GPA of 3.0\nUS citizen\nAge 18-25', 3],
  ['a resident\nfemale\nunder 30', 3],
  ['You must be:\na citizen', 2],
  ['GPA of 3.0\n- or a test\n- no loan', 3],
  ['Fees are paid\n\nby the school', 2],
])('a line that was cut for its length is whole again: "%s" has %i entries', (text, count) => {
  const items = textItems(text)
  expect(items).toHaveLength(count)
  expect(textParagraphs(text)).toHaveLength(count)
  expect(items.join(' ')).toBe(text.replaceAll('post-\n', 'post-').replaceAll(/\s+(?:- )?/g, ' '))
})

test('no cell makes a reader throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string({ unit: 'binary' })), (value) => {
      for (const read of [
        plainText,
        textItems,
        textParagraphs,
        readAudience,
        readGender,
        readCoverage,
        readTypes,
        readFunderKind,
        readLink,
        readAwards,
      ]) {
        expect(read(value)).toBeDefined()
      }
      expect(amountOf(value, { minimum: value, maximum: value, currency: value })).not.toBe('')
    }),
    { numRuns: 300 },
  )
})
