// What a record says, in the order in which it is read.

/**
 * All columns that a look answers for: what is not here would be called verified unseen. Most changed come first.
 * @type {Readonly<Record<string, string>>}
 */
export const FACTS = {
  name: 'Name',
  funder: 'Funder',
  funderKind: 'Kind of funder',
  rounds: 'Rounds',
  deadline: 'Deadline',
  open_all_year: 'Open all year',
  by_programme: 'By programme',
  status: 'Status',
  amount: 'Amount',
  coverage: 'Coverage',
  types: 'Types',
  awards: 'How many',
  benefits: 'Benefits',
  length: 'For how long',
  renewal: 'Renewal',
  countries: 'Study in',
  fields: 'Fields',
  levels: 'Levels',
  citizenship: 'Citizens of',
  residence: 'Living in',
  audience: 'Audience',
  who: 'For whom',
  rules: 'Rules',
  by_level: 'By level',
  age_min: 'Age from',
  age_max: 'Age to',
  age_max_exclusive: 'Under that age',
  age_says: 'Ages in words',
  min_grade: 'Lowest marks',
  income_max: 'Highest income',
  language: 'Language',
  eligibility: 'Who may apply',
  needs: 'Needs',
  only_some: 'Needs of some',
  references: 'References',
  fee_free: 'Free of fees',
  route: 'Where to apply',
  applicationProcess: 'How to apply',
  obligation: 'Obligation',
  obligation_says: 'Obligation in words',
  about: 'About',
  link: 'Link',
  source: 'Source',
}
/** @type {Readonly<Record<string, string>>} */
export const DATES = { checked: 'Facts from', verified: 'Verified since' }

/** How a field is written, where its label does not say it. */
const DAYS = '2027-04-30, 2027-04 where the day is not known, or nothing'
const CODES = 'Codes (KE @eu !GB others), or names with commas between; any; not stated'
/** @type {Readonly<Record<string, string>>} */
export const HINTS = {
  opens: DAYS,
  closes: DAYS,
  results: DAYS,
  rounds:
    'A line for each of opens, closes, results, basis (announced, yearly, usual, last), for, vague, closes_between, source, verified; an empty line between two rounds',
  deadline: '2027-04-30, --04-30 (every year), rolling, by programme, open all year, not stated',
  status: 'active, paused 2027-04, ended 2027-04',
  countries: CODES,
  citizenship: CODES,
  residence: CODES,
  only_some: 'A line for each need, and whose it is: "interview: shortlisted"',
  link: 'https://…',
  source: 'https://…',
  answer: 'Say what you found, and what you changed',
}
const LISTS = ['countries', 'citizenship', 'residence']
const names = new Intl.DisplayNames('en', { type: 'region' })

/**
 * A cell as it is read: countries by name, a round in a line.
 * @param {string} column
 * @param {string} cell
 */
export function textOf(column, cell) {
  if (column === 'rounds')
    return cell
      .split('\n\n')
      .map((round) => round.replaceAll(/^(\w+):/gm, '$1').replaceAll('\n', ', '))
      .join('\n')
  if (!LISTS.includes(column) || cell === 'any' || cell === 'not stated') return cell
  const parts = cell.split(' ').map((part) => part.replace(/^(!?)([A-Z]{2})$/, (_, no, code) => nameOf(no, code)))
  return parts.join(', ')
}

/** @param {string} no @param {string} code */
const nameOf = (no, code) => `${no && 'not '}${names.of(code) ?? code}`
