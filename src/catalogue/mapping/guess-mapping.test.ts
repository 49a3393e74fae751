import { describe, expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { matchHeader, scoreHeader } from './header-names.ts'
import { readWords } from '#catalogue/words.ts'
import { TARGETS, type Target } from './mapping.ts'

/** The fields that columns are read as, by the columns' names; those that are not read are left out. */
function guess(columns: Readonly<Record<string, readonly unknown[]>>): Record<string, string> {
  const { columns: found } = guessMapping(new Map(Object.entries(columns)))
  const read = Object.entries(found).filter(([, targets]) => targets.length > 0)
  return Object.fromEntries(read.map(([column, targets]) => [column, targets.join(' ')]))
}

const NAMES = ['Alpha Award', 'Beta Award', 'Gamma Award']
const FUNDERS = ['Alpha Trust', 'Alpha Trust', 'Beta Fund']
const LINKS = ['https://a.example.org/', 'https://b.example.org/', 'https://c.example.org/']
const LIST = { Name: NAMES, Funder: FUNDERS, Link: LINKS }

describe('headers', () => {
  test.each<readonly [string, Target | null]>([
    ['Name of Scholarship', 'name'],
    ['Titolo del bando', 'name'],
    ['Fellowship', 'name'],
    ['Deadline (dd/mm/yyyy)', 'deadline'],
    ['Application Deadline *', 'deadline'],
    ['Scholarship deadline 2027', 'deadline'],
    ['Notification deadline', null],
    ['Recommendation letter deadline', null],
    ['Amount (¥1,000)', 'amount'],
    ['Fellowship Amount ($)', 'amount'],
    ['Tuition amount', null],
    ['No. of scholarships', 'awards'],
    ['scholarship_url', 'link'],
    ['applyUrl', 'link'],
    ['links.apply_url', 'link'],
    ['title.rendered', 'name'],
    ['organization.name', 'funder'],
    ['fields.name', 'name'],
    ['country.name', 'countries'],
    ['award.value', 'amount'],
    ['Does it open?', null],
    ['img_url', null],
    ['Facebook link', null],
    ['cover_letter_required', null],
    ['Am I eligible?', null],
    ['Country/Region', 'countries'],
    ['Donor country', null],
    ['Country of birth', null],
    ['Designated Countries/Regions', 'citizenship'],
    ['Eligible countries', 'citizenship'],
    ['Organization Name', 'funder'],
    ['Contact name', null],
    ['file name', null],
    ['Status', null],
    ['University', 'eligibility'],
    ['College/University', null],
    ['Industries', null],
    ['host university', 'eligibility'],
    ['updated_at', null],
    ['Last updated', null],
    ['Dernière mise à jour', null],
    ['Actualizado', null],
    ['更新日', null],
    ['Last verified', 'checked'],
    ['Stand', 'checked'],
    ['nationalitesEligibles', 'citizenship'],
    ['Nacionalidades elegibles', 'citizenship'],
    ['Pays éligibles', 'citizenship'],
    ['nationalitiesEligible', 'citizenship'],
    ['niveauDisponible', 'levels'],
    ['Eligible levels', 'levels'],
    ['conditionsEligibilite', 'eligibility'],
    ['Age', 'age'],
    ['GPA', 'min_grade'],
    ['Required documents', 'needs'],
    ['Language of instruction', 'language'],
    ['Application duration', null],
    ['País de destino', 'countries'],
    ['Date limite de candidature', 'deadline'],
    ['Bewerbungsfrist', 'deadline'],
    ['Nazwa stypendium', 'name'],
    ['Son başvuru tarihi', 'deadline'],
    ['Негосударственный', null],
    ['Срок подачи заявки', 'deadline'],
    ['奖学金名称', 'name'],
    ['申请截止日期', 'deadline'],
    ['応募資格', 'eligibility'],
    ['마감일', 'deadline'],
    ['آخر موعد', 'deadline'],
  ])('%s', (header, target) => {
    expect(matchHeader(header).target).toBe(target)
  })

  test('each name in the table is one of its own target, and a clear one is no better for another', () => {
    const words = readWords('headers')
    const known = TARGETS.flatMap((target) =>
      ['clear', 'plain', 'weak', 'beside', 'another'].map((kind) => `${target} ${kind}`),
    )
    const strange = words.roles.filter((role) => !known.includes(role))
    expect(strange).toEqual(['decoration', 'about it', 'form', 'holder'])
    for (const target of TARGETS) {
      const [clear = '', ...others] = ['clear', 'plain', 'weak', 'beside'].map(
        (kind) => words.find(`${target} ${kind}`) ?? '',
      )
      for (const name of [clear, ...others]
        .join(',')
        .split(',')
        .filter((each) => each !== ''))
        expect([name, scoreHeader(name, target)]).not.toEqual([name, 0])
      expect([target, clear]).not.toEqual([target, ''])
      for (const name of clear.split(',')) {
        const better = TARGETS.filter(
          (other) => other !== target && scoreHeader(name, other) >= scoreHeader(name, target),
        )
        expect([name.trim(), target, better]).toEqual([name.trim(), target, []])
      }
    }
  })
})

describe('of columns that could hold the same', () => {
  test('a fellowship or a grant is the name where nothing else is', () => {
    for (const header of ['Fellowship', 'Grant', 'Award', 'Bursary', 'Prize', 'Program']) {
      expect(guess({ [header]: NAMES, Organization: FUNDERS, Link: LINKS })[header]).toBe('name')
      expect(guess({ [header]: ['PhD', 'PhD', 'MSc'], 'Scholarship name': NAMES })['Scholarship name']).toBe('name')
    }
  })

  test('an award is an amount, a number or a name, as its values say', () => {
    expect(guess({ ...LIST, Award: ['$500', '$1,000', '$20'] })['Award']).toBe('amount')
    expect(guess({ ...LIST, Awards: ['3', '10', 'several'] })['Awards']).toBe('awards')
    expect(guess({ Award: NAMES, Funder: FUNDERS, Link: LINKS })['Award']).toBe('name')
  })

  test('a column of kinds is not that of the funders', () => {
    const kinds = ['Industry', 'University', 'Industry']
    expect(guess({ 'University/Funding Agency': kinds, 'Organization Name': ['A Corp', 'B Corp', 'C Corp'] })).toEqual({
      'Organization Name': 'funder',
    })
  })
})

test('where one studies funds nothing, and is told among the conditions', () => {
  const columns = { Scholarship: NAMES, University: ['Various UK universities', 'ETH Zurich', 'TU Dresden'] }
  expect(guess(columns)).toEqual({ Scholarship: 'name', University: 'eligibility' })
})

test('a column of programmes that names levels is one of levels, where the name is another', () => {
  const programmes = ['MSc in Energy', 'Masters or PhD', 'Postdoc']
  expect(guess({ Scholarship: NAMES, Programme: programmes })['Programme']).toBe('levels')
  expect(guess({ Programme: NAMES, Funder: FUNDERS })['Programme']).toBe('name')
})

test('categories are fields where they name some, and a column of women is one of genders', () => {
  expect(guess({ ...LIST, Category: ['Flight Training', 'Engineering', ''] })['Category']).toBe('fields')
  expect(guess({ ...LIST, Category: ['Merit', 'Need-based', ''] })['Category']).toBe('types')
  const people = ['Every', 'Female', 'Every']
  expect(guess({ ...LIST, 'Female / Every / Minority': people })['Female / Every / Minority']).toBe('gender')
})

test('benefits that often tell what is paid are the coverage, too', () => {
  const benefits = ['Tuition and a monthly stipend', 'Full tuition waiver', 'Mentoring']
  expect(guess({ ...LIST, Benefits: benefits })['Benefits']).toBe('benefits coverage')
  expect(guess({ ...LIST, Benefits: ['Mentoring', 'A network', 'Prestige'] })['Benefits']).toBe('benefits')
})

test('a column of ages stays one where most rows are for any age', () => {
  expect(guess({ ...LIST, Age: [...Array<string>(9).fill('Any'), '16 - 25'] })['Age']).toBe('age')
})

test('a column of openings stays one where most are open now', () => {
  const opens = ['Open Now', 'Open Now', '2027-01-15']
  expect(guess({ ...LIST, open_date: opens })['open_date']).toBe('opens')
  expect(guess({ ...LIST, open_date: ['Open Now', 'Closed', 'Open Now'] })['open_date']).toBe(undefined)
})

describe('a column is not read as what its values are not', () => {
  test.each([
    ['Age', ['Any', 'Any', 'All']],
    ['GPA', ['Any', '2.5', 'Any']],
    ['Location', ['Any', 'Any', '50 miles around']],
    ['Passport?', ['Kenya', 'Any', 'Any']],
    ['Donor country', ['Kenya', 'Ghana', 'Mali']],
    ['provider_country', ['Kenya', 'Ghana', 'Mali']],
    ['Logo', LINKS],
    ['Notes', ['false', 'true', 'false']],
    ['Fully funded', [true, false, true]],
    ['Essay', ['Yes', 'No', 'Yes']],
    ['Application', ['F', 'S', 'S']],
    ['model', ['x.scholarship', 'x.scholarship', 'x.scholarship']],
    ['Picture', ['https://a.example.org/a.png', 'https://a.example.org/b.jpg', 'https://a.example.org/c.svg']],
    ['Website', ['https://a.example.org/a.png', 'https://a.example.org/b.jpg', 'https://a.example.org/c.svg']],
  ])('%s', (column, values) => {
    expect(guess({ ...LIST, [column]: values })).toEqual({ Name: 'name', Funder: 'funder', Link: 'link' })
  })

  test('below a clear header "any" is what it says, and what cannot be read is told', () => {
    expect(guess({ ...LIST, Country: ['all', 'Any', 'all'], Coverage: ['a lot', 'a little', 'a lot'] })).toMatchObject({
      Country: 'countries',
      Coverage: 'coverage',
    })
  })
})

test('without a telling header, places, levels and addresses are told by their values', () => {
  expect(
    guess({
      A: LINKS,
      B: ['Kenya', 'Ghana, Mali', 'Kenya'],
      C: ['Bachelor', 'PhD', 'Master'],
      D: ['Any', 'All', 'Any'],
    }),
  ).toEqual({ A: 'link', B: 'countries', C: 'levels' })
})

test('of a database, the record comes before the questions of its forms', () => {
  const rows = Array.from({ length: 30 }, (_, at) => at)
  const all = (value: (at: number) => unknown) => rows.map(value)
  expect(
    guess({
      model: all(() => 'x.scholarship'),
      pk: all((at) => at),
      'fields.name': all((at) => `Award ${at}`),
      'fields.form_url': all((at) => (at % 2 ? '' : `https://a.example.org/${at}.pdf`)),
      'fields.scholarship_url': all((at) => `https://a.example.org/${at}`),
      'fields.img_url': all((at) => `https://a.example.org/logo?${at}`),
      'fields.submission_info.cover_letter_required': all(() => false),
      'fields.questions.city.link': all((at) => (at === 3 ? 'https://city.example.org' : null)),
      'fields.questions.city.name': all(() => 'first_name'),
    }),
  ).toEqual({ 'fields.name': 'name', 'fields.scholarship_url': 'link', 'fields.form_url': 'link' })
})

test.each([
  'Award (USD)',
  'Awards in EUR',
  'Award USD',
  'Prize (£)',
  'Stipendium (CHF)',
  'Beca (MXN)',
  'Bursary (GBP)',
  'Grant ($)',
])('a column of money is the amount, and no name or number of awards: "%s"', (header) => {
  const columns = { Name: ['A Award', 'B Award', 'C Award'], [header]: ['5000', '700', '1200'] }
  expect(guess(columns)).toEqual({ Name: 'name', [header]: 'amount' })
})

test('a column of names is one, whatever currency its header gives', () => {
  expect(guess({ 'Scholarship (USD)': ['A Award', 'B Award'], Amount: ['500', '700'] })).toEqual({
    'Scholarship (USD)': 'name',
    Amount: 'amount',
  })
})

test('a number of awards stays one where its header tells what each is worth', () => {
  const columns = { Name: ['A Award', 'B Award'], 'Number of awards (USD 500 each)': ['5', '7'] }
  expect(guess(columns)['Number of awards (USD 500 each)']).toBe('awards')
})

test('a coverage that is told in sentences is kept in words, too', () => {
  const funding = ['Full: tuition, flights and EUR 900 a month', 'Partial: half of the tuition fees', 'Full']
  expect(guess({ ...LIST, Funding: funding })['Funding']).toBe('coverage benefits')
})

test('what kind of award it is, and how much is paid, are told by plain words', () => {
  const columns = { Type: ['Merit', 'Merit/Need based', ''], 'How Much': ['$25,000/yr', 'CAD 25,000', '$500'] }
  expect(guess({ ...LIST, ...columns })).toMatchObject({ Type: 'types', 'How Much': 'amount' })
  expect(guess({ ...LIST, Type: ['PDF', 'Web', 'PDF'] })['Type']).toBe(undefined)
})

test('amounts that are often told as a share of the costs are the coverage, too', () => {
  const amounts = { Amount: ['Full tuition', '$25,000', 'Full ride', '$500'] }
  expect(guess({ ...LIST, ...amounts })['Amount']).toBe('amount coverage')
  expect(guess({ ...LIST, ...amounts, Coverage: ['full', 'tuition', 'full'] })['Amount']).toBe('amount')
  expect(guess({ ...LIST, Amount: ['$25,000', '$500', '$900'] })['Amount']).toBe('amount')
  const kinds = ['Fully funded master’s', 'Partial tuition waiver', 'Merit-based']
  expect(guess({ ...LIST, 'Type of funding': kinds })['Type of funding']).toBe('types coverage')
})

test('without a header, towns and their countries are no funders', () => {
  const names = {
    'column 1': ['Alpha Award', 'Beta Award'],
    'column 2': ['Copenhagen ,Denmark', 'York, United Kingdom'],
  }
  expect(guess({ ...names, 'column 3': FUNDERS.slice(1) })).toMatchObject({ 'column 1': 'name', 'column 3': 'funder' })
  expect(guess(names)).toEqual({ 'column 1': 'name' })
})

test('"country" beside provinces and citizenships is part of an address, and kept in words', () => {
  const address = { country: ['Canada', 'Canada'], province: ['Ontario', 'Quebec'] }
  expect(guess({ ...LIST, ...address })['country']).toBe('countries')
  const asked = guess({ ...LIST, ...address, citizenship: ['Canada', 'India'] })
  expect(asked).toMatchObject({ country: 'eligibility', citizenship: 'citizenship' })
})

test('a column of truth values tells the gender that its header names', () => {
  const columns = guess({ ...LIST, female_only: ['true', 'false'], 'Men only': ['no', 'yes'], is_open: ['yes', 'no'] })
  expect(columns).toMatchObject({ female_only: 'gender' })
  expect(columns['is_open']).toBeUndefined()
})
