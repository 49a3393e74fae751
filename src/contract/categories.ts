/** The five filter groups, under the names that a selection uses (`category` of a group). */
export const CATEGORIES = ['country', 'field', 'level', 'Scholarship', 'type'] as const
export type Category = (typeof CATEGORIES)[number]

/** What a part of a search key may be about. */
export const SUBJECTS = [
  'country',
  'citizenship',
  'field',
  'level',
  'coverage',
  'type',
  'audience',
  'when',
  'residence',
  'held',
  'means',
  'words',
] as const

/** The letter under which each category's options come. */
export const GROUP_LETTER = { country: 'C', field: 'F', level: 'L', Scholarship: 'A', type: 'T' } as const

/** What each group is called on the page. */
export const GROUP_NAME: Readonly<Record<Category, string>> = {
  country: 'Country',
  field: 'Field of Study',
  level: 'Level',
  Scholarship: 'Funding Coverage',
  type: 'Funding Type',
}
