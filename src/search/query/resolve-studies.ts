import { findField } from '#domain/fields.ts'
import { formatLevel, stepOf, type LevelId } from '#domain/levels.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Token } from '#lexicon/fold.ts'
import type { Draft } from './drafts.ts'

/** What may follow a level that somebody has. */
const NEXT: Readonly<Record<string, readonly LevelId[]>> = {
  'high-school': ['bachelor'],
  vocational: ['bachelor'],
  bachelor: ['master', 'doctorate'],
  master: ['doctorate'],
  doctorate: ['postdoc'],
  postdoc: ['postdoc'],
}

/** Which levels and subjects somebody has, and which they want. `wishes` are the tokens that begin a wish. */
export function resolveStudies(
  drafts: readonly Draft[],
  wishes: readonly number[],
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly Draft[] {
  return fields(levels(trades(drafts, wishes), wishes), tokens, lexicon)
}

/** "I am a nurse and want a master's in public health": another subject is wished for. */
function trades(drafts: readonly Draft[], wishes: readonly number[]): readonly Draft[] {
  const isWished = (draft: Draft) => (other: Draft) =>
    other.kind === 'field' && other.from > draft.from && wishes.some((at) => at > draft.from && at < other.mention.from)
  return drafts.filter((draft) => {
    if (draft.role === 'aside') return !drafts.some(({ kind, role }) => kind === 'field' && role !== 'aside')
    return draft.role !== 'occupation' || !drafts.some(isWished(draft))
  })
}

function top({ values }: Draft): number {
  return Math.max(...values.map(stepOf))
}

/** A level that somebody has asks for what comes next, unless a level is asked for outright. */
function levels(drafts: readonly Draft[], wishes: readonly number[]): readonly Draft[] {
  const all = drafts.filter(({ kind, excluded }) => kind === 'level' && !excluded)
  const held = new Set(all.filter((draft) => isHeld(draft, all, drafts, wishes)))
  const goals = all.filter((draft) => !held.has(draft))
  return drafts.map((draft): Draft => {
    if (!held.has(draft)) return goals.includes(draft) ? narrowed(draft, goals) : draft
    if (goals.length > 0) return { ...draft, kind: 'held' }
    // A "graduate" has a bachelor's, and asks for either of the next.
    const isGraduate = draft.values[0] === 'master' && draft.values.length > 1
    return { ...withLevels(draft, isGraduate ? draft.values : (NEXT[draft.values[0] ?? ''] ?? [])), held: draft.label }
  })
}

function withLevels(draft: Draft, values: readonly string[]): Draft {
  return { ...draft, values, label: values.map((level) => formatLevel(level as LevelId)).join(' or ') }
}

function isHeld(draft: Draft, all: readonly Draft[], drafts: readonly Draft[], wishes: readonly number[]): boolean {
  const { role, from, to, label, values } = draft
  if (role === 'held' || role === 'wanted') return role === 'held'
  const higher = all.filter((other) => other.role !== 'held' && other.role !== 'current' && top(other) > top(draft))
  // "BSc nursing, want MSc": what is said before the first wish is had, if the wish is for more.
  const wish = wishes.find((at) => at >= to) ?? Infinity
  if (wishes.every((at) => at > from) && higher.some(({ mention }) => mention.from > wish)) return true
  if (all.some((other) => other.role === 'held' && other.label === label)) return true
  if (role !== 'current') return false
  // "In grade 12, want to study medicine" and "MBBS from Russia, want to study in the USA".
  const isLeaving =
    values[0] === 'high-school' && drafts.some(({ kind, mention }) => kind === 'field' && mention.from > wish)
  const isPast = drafts.some(
    (other) => other.role === 'taken' && other.kind === 'residence' && other.from - to >= 0 && other.from - to < 2,
  )
  return isLeaving || isPast || higher.length > 0
}

/** Of "graduate PhD" and "WAEC bachelor", only the level that both say. */
function narrowed(draft: Draft, goals: readonly Draft[]): Draft {
  const exact = goals.filter(({ values }) => values.length === 1 && draft.values.includes(values[0] ?? ''))
  return draft.values.length < 2 || exact.length === 0
    ? draft
    : withLevels(draft, [...new Set(exact.flatMap(({ values }) => values))])
}

/**
 * A "BTech" is in engineering, but who has one may want anything next, and a "BTech mechanical" is in no other branch. Who
 * has a "BSc nursing" has named the subject.
 */
function fields(drafts: readonly Draft[], tokens: readonly Token[], lexicon: Lexicon): readonly Draft[] {
  return drafts.filter((draft) => {
    const { kind, sense, mention, values } = draft
    const level = drafts.find(
      (other) => other.mention === mention && other.sense?.also !== undefined && other.sense.also === sense,
    )
    if (kind !== 'field' || !level) return true
    const isNamed = tokens
      .slice(mention.from, mention.to)
      .some(({ word }) =>
        lexicon.root.next.get(word)?.senses.some((one) => one.kind === 'field' && one.label === sense?.label),
      )
    const isNarrower = (other: Draft) =>
      other.kind === 'field' && other.values.some((value) => findField(value)?.broad === values[0])
    return isNamed || (level.kind === 'level' && level.held === undefined && !drafts.some(isNarrower))
  })
}
