/** What introduces the words of a cell that its field cannot hold, by field. */
export const STATED_LABELS = {
  countries: 'Place of study',
  fields: 'Field of study',
  levels: 'Level',
  citizenship: 'Citizenship',
  residence: 'Residence',
  deadline: 'Deadline',
  awards: 'Number of awards',
  coverage: 'Funding',
  types: 'Funding type',
  audience: 'Who it is for',
  gender: 'Gender',
} as const

export type Labelled = keyof typeof STATED_LABELS

const SAID = ' as stated: '
const BEGINNINGS = Object.values(STATED_LABELS).map((label) => label + SAID)

/** The words of a cell, for a list of texts: "Level as stated: Masters, Wizardry". */
export function asStated(field: Labelled, words: string): string {
  return `${STATED_LABELS[field]}${SAID}${words}`
}

/** True for words that were kept of a cell: of the cell of a field, if one is given. */
export function isAsStated(text: string, field?: Labelled): boolean {
  return field === undefined
    ? BEGINNINGS.some((beginning) => text.startsWith(beginning))
    : text.startsWith(STATED_LABELS[field] + SAID)
}
