/** Other names of an option, folded, by its label. */
export type OtherNames = ReadonlyMap<string, readonly string[]>

interface Labelled {
  readonly label: string
}

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
export function matching<Option extends Labelled>(
  options: readonly Option[],
  typed: string,
  otherNames: OtherNames = new Map(),
): Option[] {
  const wanted = foldText(typed)
  if (wanted === '') return [...options]
  return inRankOrder(options, otherNames, (label, others) => rankOf(label, others, wanted))
}

function inRankOrder<Option extends Labelled>(
  options: readonly Option[],
  otherNames: OtherNames,
  rankOfNames: (label: string, others: readonly string[]) => number,
): Option[] {
  const ranked = options
    .map((option) => ({ option, rank: rankOfNames(foldText(option.label), otherNames.get(option.label) ?? []) }))
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

/** What a list shows for a text: what it matches or, where that is nothing, the names nearest to it. */
export function lookUp<Option extends Labelled>(
  options: readonly Option[],
  typed: string,
  otherNames: OtherNames,
): { readonly found: readonly Option[]; readonly isMatch: boolean } {
  const found = matching(options, typed, otherNames)
  return found.length > 0 ? { found, isMatch: true } : { found: nearest(options, typed, otherNames), isMatch: false }
}

/** Letters from which a slip is forgiven: shorter words are too like one another. */
const SHORTEST_WITH_SLIP = 5
const WORD = /[\p{L}\p{N}\p{M}]+/gu

/**
 * The options that the typed text would find but for one slip after its first letter: a letter that is missing, too many,
 * another one, or changed places with the next. In the order of `matching`, for texts that find nothing.
 */
function nearest<Option extends Labelled>(options: readonly Option[], typed: string, otherNames: OtherNames): Option[] {
  const wanted = foldText(typed)
  if (wanted.length < SHORTEST_WITH_SLIP) return []
  const isWhole = (name: string) => Math.abs(name.length - wanted.length) < 2 && hasSlip(name, wanted)
  const isMeant = (name: string) =>
    Array.from(name.matchAll(WORD)).some(({ index }) => hasSlip(name.slice(index), wanted))
  return inRankOrder(options, otherNames, (label, others) => {
    if (isWhole(label) || others.some(isWhole)) return EXACT
    if (hasSlip(label, wanted)) return 1
    if (isMeant(label)) return 2
    return others.some(isMeant) ? IN_OTHER_NAME : NO_MATCH
  })
}

function hasSlip(text: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && text[at] === typed[at]) at += 1
  const goesOn = (inText: number, inTyped: number) => text.slice(at + inText).startsWith(typed.slice(at + inTyped))
  const isSwapped = text[at] === typed[at + 1] && text[at + 1] === typed[at]
  return at > 0 && (goesOn(1, 0) || goesOn(0, 1) || goesOn(1, 1) || (isSwapped && goesOn(2, 2)))
}
