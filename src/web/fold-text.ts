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

/** Letters from which the beginning of another name counts: "ch" would find every country with a town called so. */
const SHORTEST_BEGINNING = 3

/**
 * The options with a word that begins with the typed text, in their label or in another name (folded, by label). First what is
 * called exactly so, then labels that begin so. Never what has the text inside a word: "ai" is no part of "training". Where
 * something is called exactly so, no other name that only contains the text counts: "England" is no wish for New England.
 */
export function matching<Option extends { readonly label: string }>(
  options: readonly Option[],
  typed: string,
  otherNames: ReadonlyMap<string, readonly string[]> = new Map(),
): Option[] {
  const wanted = foldText(typed)
  if (wanted === '') return [...options]
  const ranked = options
    .map((option) => ({ option, rank: rankOf(foldText(option.label), otherNames.get(option.label) ?? [], wanted) }))
    .sort((a, b) => a.rank - b.rank)
  const end = ranked[0]?.rank === EXACT ? IN_OTHER_NAME : NO_MATCH
  return ranked.filter(({ rank }) => rank < end).map(({ option }) => option)
}

const EXACT = 0
const IN_OTHER_NAME = 3
const NO_MATCH = 4

function rankOf(label: string, others: readonly string[], wanted: string): number {
  if (label === wanted || others.includes(wanted)) return EXACT
  if (label.startsWith(wanted)) return 1
  if (hasWord(label, wanted)) return 2
  return wanted.length >= SHORTEST_BEGINNING && others.some((name) => hasWord(name, wanted)) ? IN_OTHER_NAME : NO_MATCH
}

/** Whether a word of the text begins so. */
function hasWord(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1))
    if (at === 0 || !/[\p{L}\p{N}\p{M}]/u.test(text[at - 1] ?? '')) return true
  return false
}
