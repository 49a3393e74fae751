/** How the words of a cell are introduced that its field cannot hold, and the list of texts that takes them, by field. */
export const KEPT = {
  countries: ['Place of study', 'eligibility'],
  fields: ['Field of study', 'eligibility'],
  levels: ['Level', 'eligibility'],
  citizenship: ['Citizenship', 'eligibility'],
  residence: ['Residence', 'eligibility'],
  deadline: ['Deadline', 'applicationProcess'],
  awards: ['Number of awards', 'benefits'],
  coverage: ['Funding', 'benefits'],
  types: ['Funding type', 'eligibility'],
  audience: ['Who it is for', 'eligibility'],
  gender: ['Gender', 'eligibility'],
  min_grade: ['Minimum grade', 'eligibility'],
  language: ['Language', 'eligibility'],
  length: ['Length', 'benefits'],
  renewal: ['Renewal', 'benefits'],
  needs: ['Documents', 'applicationProcess'],
  references: ['References', 'applicationProcess'],
  fee: ['Application fee', 'applicationProcess'],
  age: ['Age', 'eligibility'],
  income_max: ['Income limit', 'eligibility'],
  route: ['Where to apply', 'applicationProcess'],
  obligation: ['Obligation', 'benefits'],
} as const

export type Kept = keyof typeof KEPT

const beginningOf = (field: Kept): string => `${KEPT[field][0]} as stated: `
const FIELDS = Object.keys(KEPT) as Kept[] // it has no other keys

/** The words of a cell, for a list of texts: "Level as stated: Masters, Wizardry". */
export const asStated = (field: Kept, words: string): string => beginningOf(field) + words

/** True for words that were kept of a cell: of the cell of a field, if one is given. */
export function isAsStated(text: string, field?: Kept): boolean {
  return (field === undefined ? FIELDS : [field]).some((one) => text.startsWith(beginningOf(one)))
}
