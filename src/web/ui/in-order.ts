import { foldText } from '#web/fold-text.ts'

/** The options by their labels. Without `Intl`, whose first use takes long (format-date.ts): what is folded compares alike. */
export function inOrder<Option extends { readonly label: string }>(options: readonly Option[]): Option[] {
  const folded = options.map((option) => ({ option, key: foldText(option.label) }))
  return folded.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ option }) => option)
}
