/** Makes typed and shown text comparable: without accents and case, with "and" for "&". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('&', 'and')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
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
