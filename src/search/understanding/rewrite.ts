import { subjectOf } from './dictionary.ts'
import { sendsStudents } from './homes.ts'
import type { Part } from './understand.ts'

interface Change {
  readonly start: number
  readonly end: number
  readonly by: string
}

/** The key with some parts replaced, or taken out where the replacement is ''. A comma keeps apart what did not touch. */
export function rewrite(searchKey: string, changes: readonly Change[]): string {
  let text = searchKey
  for (const { start, end, by } of [...changes].sort((a, b) => b.start - a.start)) {
    const before = text.slice(0, start).replace(/[\s,;/|]+$/, '')
    // "Post-doc" without "post" is not "-doc".
    const after = text
      .slice(end)
      .replace(/^-+/, '')
      .replace(/^[\s,;/|]+/, '')
    text = [before, by, after].filter((piece) => piece !== '').join(', ')
  }
  return text
}

/**
 * The same; where a place or a word of the catalogue is changed, what leans on it says itself what it says: "Chevening
 * Nigeria" without Chevening would be study in Nigeria.
 */
export function rewriteParts(searchKey: string, parts: readonly Part[], changes: readonly (Part & Change)[]): string {
  const places = changes.some(({ meanings }) => meanings.some(({ kind }) => subjectOf(kind) === 'country'))
  const words = changes.some(({ word = '' }) => word !== '')
  const nations = changes.some(({ meanings }) => meanings.some(({ kind }) => kind === 'citizenship'))
  const told = parts.flatMap((part): Change[] => {
    const isChanged = changes.some(({ start }) => start === part.start)
    // "Indians UK India" without Indians would be asked by an Indian again.
    if (nations && !isChanged && mayBeHome(part, parts))
      return [{ ...part, by: `in ${searchKey.slice(part.start, part.end)}` }]
    // Home and away are told apart by what stands between them, too: by a comma, in what is left.
    const isAway = part.place === undefined && part.about !== 'elsewhere'
    const leans = places || isAway || (words && part.about !== 'elsewhere')
    return part.alone === undefined || isChanged || !leans ? [] : [{ ...part, by: part.alone }]
  })
  return rewrite(searchKey, [...changes, ...told])
}

function mayBeHome({ place, meanings }: Part, parts: readonly Part[]): boolean {
  const places = parts.filter((part) => part.meanings.some(({ kind }) => subjectOf(kind) === 'country'))
  return place === 'bare' && places.length > 1 && meanings.some(({ values }) => values.some(sendsStudents))
}
