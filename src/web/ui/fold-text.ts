/** Makes typed and shown text comparable: without accents and case, with "and" for "&". */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', 'and')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The options by their labels. Without `Intl`, whose first use takes long (format-date.ts): what is folded compares alike. */
export function inOrder<Option extends { readonly label: string }>(options: readonly Option[]): Option[] {
  const folded = options.map((option) => ({ option, key: foldText(option.label) }))
  return folded.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))).map(({ option }) => option)
}

/** The options whose label contains the typed text; first those in which the label, or a word of it, begins with it. */
export function matching<Option extends { readonly label: string }>(
  options: readonly Option[],
  typed: string,
): Option[] {
  const wanted = foldText(typed)
  if (wanted === '') return [...options]
  const ranked = options.map((option) => ({ option, rank: rankOf(foldText(option.label), wanted) }))
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

function rankOf(label: string, wanted: string): number {
  if (label.startsWith(wanted)) return 0
  if (label.includes(` ${wanted}`)) return 1
  return label.includes(wanted) ? 2 : 3
}
