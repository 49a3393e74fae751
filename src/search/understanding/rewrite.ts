import { subjectOf, type Meaning } from './dictionary.ts'
import { sendsStudents } from './homes.ts'
import type { Part } from './understand.ts'

interface Change {
  readonly start: number
  readonly end: number
  readonly by: string
}

/**
 * The key with some parts replaced, or removed if the replacement is ''. Commas separate what was not adjacent before.
 */
export function rewrite(searchKey: string, changes: readonly Change[]): string {
  let text = searchKey
  for (const { start, end, by } of [...changes].sort((a, b) => b.start - a.start)) {
    const before = text.slice(0, start).replace(/[\s,;/|]+$/, '')
    // "Post-doc" without "post" must not become "-doc", which would exclude something.
    const after = text
      .slice(end)
      .replace(/^-+/, '')
      .replace(/^[\s,;/|]+/, '')
    text = [before, by, after].filter((piece) => piece !== '').join(', ')
  }
  return text
}

/**
 * The same, but every part that stays keeps its meaning, even if that depends on a changed one. Otherwise "Chevening
 * Nigeria" without Chevening would ask for study in Nigeria, and "Indians UK India" without Indians would again come from
 * an Indian.
 */
export function rewriteParts(searchKey: string, parts: readonly Part[], changes: readonly (Part & Change)[]): string {
  const changesAny = (test: (kind: Meaning['kind']) => boolean) =>
    changes.some(({ meanings }) => meanings.some(({ kind }) => test(kind)))
  const places = changesAny((kind) => subjectOf(kind) === 'country')
  const nations = changesAny((kind) => kind === 'citizenship')
  // Then the values of a place are what is left of all places, and do not tell which one it is: "Indians India abroad".
  const isDenied = parts.some(({ negated }) => negated)
  const told = parts.flatMap((part): Change[] => {
    if (changes.some(({ start }) => start === part.start)) return []
    const mayBeHome = isDenied || part.meanings.some(({ values }) => values.some(sendsStudents))
    if (nations && (part.place === 'bare' || part.place === 'either') && mayBeHome)
      return [{ ...part, by: `in ${part.meanings[0]?.label}` }]
    // "International students" say it themselves; "international" needs what is beside it.
    const isSaid = part.about === 'elsewhere' && !places && part.text.includes(' ')
    const by = isSaid ? undefined : part.alone
    return by === undefined ? [] : [{ ...part, by }]
  })
  return rewrite(searchKey, [...changes, ...told])
}
