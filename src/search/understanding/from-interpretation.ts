import type { Interpretation, Part as SaidPart } from '#search/query/interpretation.ts'
import type { MeaningKind } from './meaning.ts'
import { nearIn, PLAIN_PART, type Part, type Understanding } from './part.ts'

const CONSTRAINTS: ReadonlySet<string> = new Set<MeaningKind>([
  'country',
  'region',
  'citizenship',
  'field',
  'level',
  'coverage',
  'type',
  'audience',
])

/** What the engine asks of a search key, from how it is read anew. */
export function understandingOf({ parts, words }: Interpretation): Understanding {
  const left = words.filter(({ strength }) => strength === 'content')
  const said = [...parts, ...left].sort((one, other) => one.start - other.start).map(partOf)
  const content = [...parts.filter(({ kind }) => kind === 'name'), ...left].map(({ word }) => word)
  return { parts: said, content: content.filter((word) => word !== ''), near: nearIn(said) }
}

function partOf({ start, end, text, kind, values, label, excluded, held, near, word, written }: SaidPart): Part {
  const part: Part = {
    ...PLAIN_PART,
    start,
    end,
    text,
    negated: excluded,
    about: held === undefined ? 'wanted' : 'held',
  }
  if (CONSTRAINTS.has(kind))
    return {
      ...part,
      meanings: [{ kind: kind as MeaningKind, values, label }],
      within: near.length > 0 ? near : undefined,
    }
  // Where somebody lives, what they have and what they want something like limit nothing.
  if (kind === 'residence' || kind === 'held' || kind === 'like') return { ...part, about: 'held' }
  return { ...part, word: kind === 'unsupported' ? '' : word, written }
}
