/** What a figure may be, by how it is written: the patterns say the rest ("IELTS 6.5", "above 60 %", "1000 euros per month"). */
const FIGURES: readonly (readonly [cls: string, form: RegExp])[] = [
  ['year', /^(?:19|20)\d\d(?:[/-](?:20)?\d\d)?$/],
  ['percent', /%$/],
  ['money', /^[$€£₹¥₦]/],
  ['score', /^\d{1,3}[.,:/]\d{1,3}(?:[.,]\d)?$/],
  ['grade', /^[a-f]\+$/],
  ['num', /^[$€£₹¥₦]?\d/],
]

const NONE: readonly string[] = []

/** The classes of a word that begins with a figure or its sign; mostly none. */
export function figureClasses(word: string): readonly string[] {
  if (!/[\d%]|^[a-f]\+$/.test(word)) return NONE
  return FIGURES.flatMap(([cls, form]) => (form.test(word) ? [cls] : []))
}
