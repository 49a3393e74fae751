import type { Item } from './cell-items.ts'

/** The most entries of a list that together are one name: "Science, Technology, Engineering and Mathematics". */
export const LONGEST_NAME = 4
/** How far away the word may be that several entries share. */
const REACH = 3
/** The shortest ending that parts of compounds share: "Nord- und Westafrika". */
const SHORTEST_ENDING = 4

/**
 * Completes an entry that is no name alone by the word that it shares with its neighbours: "East and Southeast Asia",
 * "América Central y del Sur", "Ost- und Südostasien". `find` returns what a whole name stands for.
 */
export function completeName<Value>(
  texts: readonly string[],
  at: number,
  find: (name: string) => Value | undefined,
): Value | undefined {
  const text = texts[at] ?? ''
  if (text === '' || text.length > 60) return undefined
  for (const next of texts.slice(at + 1, at + 1 + REACH)) {
    const words = next.split(' ')
    const found = text.endsWith('-') ? findCompound(text.slice(0, -1), words[0] ?? '', find) : undefined
    if (found !== undefined) return found
    if (words.length < 2) continue
    const ends = [words.slice(-1), words.slice(-2)].map((end) => find(`${text} ${end.join(' ')}`))
    const completed = ends.find((value) => value !== undefined)
    if (completed !== undefined) return completed
  }
  for (const before of texts.slice(Math.max(0, at - REACH), at).toReversed()) {
    const words = before.split(' ')
    if (words.length < 2) continue
    const starts = [words.slice(0, 1), words.slice(0, 2)].map((start) => find(`${start.join(' ')} ${text}`))
    const completed = starts.find((value) => value !== undefined)
    if (completed !== undefined) return completed
  }
  return undefined
}

function findCompound<Value>(
  start: string,
  compound: string,
  find: (name: string) => Value | undefined,
): Value | undefined {
  for (let from = 1; from <= Math.min(compound.length - SHORTEST_ENDING, 40); from++) {
    const found = find(start + compound.slice(from).toLowerCase())
    if (found !== undefined) return found
  }
  return undefined
}

/** The texts of the entries from here on that could be one name. */
export function groupAt(items: readonly Item[], at: number): string[] {
  const group: string[] = []
  for (const item of items.slice(at, at + LONGEST_NAME)) {
    if (group.length > 0 && (item.joint === 'cue' || item.role !== items[at]?.role)) break
    group.push(item.text)
    if (item.asides.length > 0) break
  }
  return group
}

/** The entries beside one that may share a word with it, and which of them it is. */
export function neighboursOf(items: readonly Item[], at: number): [texts: string[], at: number] {
  let first = at
  while (first > Math.max(0, at - LONGEST_NAME) && items[first]?.joint !== 'start') first -= 1
  let last = at
  while (last < at + LONGEST_NAME && items[last + 1] && items[last + 1]?.joint !== 'start') last += 1
  return [items.slice(first, last + 1).map(({ text }) => text), at - first]
}

/** The entries of these roles. "All" stays all before "…, Kenya preferred". */
export function inRoles<Entry extends Pick<Item, 'role' | 'isBackward'> & { readonly kind: string }>(
  entries: readonly Entry[],
  roles: readonly Item['role'][],
): Entry[] {
  return entries.filter(({ kind, role, isBackward }) => roles.includes(kind === 'any' && isBackward ? 'said' : role))
}

/** What is in brackets behind an entry: what has its role, as what is excepted with an exception, and what has another. */
export function asidesByRole<Entry extends Pick<Item, 'role'>>(own: Entry, inside: readonly Entry[]) {
  return {
    said: inside.filter(({ role }) => role === 'said').map((entry) => ({ ...entry, role: own.role })),
    lifted: inside.filter(({ role }) => role !== 'said'),
  }
}
