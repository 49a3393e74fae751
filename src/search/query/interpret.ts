import { foldLetters } from '#lexicon/fold.ts'
import { forgiven } from '#lexicon/spelling.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Token } from '#lexicon/tokenize.ts'
import { annotate, type Annotated, type KnownWords } from './annotate.ts'
import { chooseClaims } from './choose-claims.ts'
import { affirm } from './deny.ts'
import type { Interpretation, Part } from './interpretation.ts'
import { matchPatterns, type Claim } from './match-patterns.ts'
import { resolve, withoutWiderHomes, type Draft } from './resolve.ts'

/**
 * Reads a search key:
 *
 * 1. It is split into tokens, and every name, cue and figure at every place is found (`annotate.ts`).
 * 2. Every pattern is tried at every place (`patterns.ts`, `match-patterns.ts`).
 * 3. The patterns that explain most of it without overlapping are chosen (`choose-claims.ts`).
 * 4. What they say decides about each other: which place is a home, which level is had (`resolve.ts`).
 * 5. What is not wanted becomes what is left (`deny.ts`), and the words that nothing explains are left over.
 */
export function interpret(searchKey: string, lexicon: Lexicon, known: KnownWords): Interpretation {
  const annotated = annotate(searchKey, lexicon, known)
  const claims = chooseClaims(matchPatterns(annotated), annotated.tokens.length)
  const wishes = annotated.edges.flatMap((here, at) =>
    here.some(({ sense }) => sense.classes.includes('want')) ? [at] : [],
  )
  const drafts = withoutWiderHomes(resolve(claims, annotated.tokens, wishes, lexicon))
  const parts = affirm(merged(drafts).map((draft) => partOf(draft, annotated, known)))
  return { parts, words: wordsLeft(annotated, claims, lexicon, known) }
}

/** What is said twice is one part, and so is what is denied in one breath: "except the USA and Canada". */
function merged(drafts: readonly Draft[]): readonly Draft[] {
  const found: Draft[] = []
  for (const draft of drafts) {
    const last = found.at(-1)
    if (last?.excluded === true && draft.excluded && draft.joined && last.kind === draft.kind) {
      found[found.length - 1] = {
        ...last,
        to: draft.to,
        nameTo: draft.nameTo,
        values: [...last.values, ...draft.values],
        label: `${last.label} or ${draft.label}`,
      }
    } else found.push(draft)
  }
  return found
}

function partOf(draft: Draft, { text, tokens }: Annotated, known: KnownWords): Part {
  const { kind, sense, excluded, held } = draft
  const { start, end } = spanOf(tokens, draft.from, draft.to)
  const name = spanOf(tokens, draft.nameFrom, draft.nameTo)
  const typed = text.slice(start, end)
  const shown = text.slice(name.start, name.end)
  const near = nearOf(draft, tokens)
  const base: Part = {
    start,
    end,
    text: typed,
    kind,
    values: draft.values,
    label: excluded ? `not ${draft.label}` : draft.label,
    excluded,
    held,
    near,
    word: '',
    written: undefined,
  }
  if (draft.role === 'share') {
    const isFull = Number.parseFloat(shown) >= 100
    return { ...base, values: [isFull ? 'full' : 'partial'], label: isFull ? 'Fully Funded' : 'Partial Funding' }
  }
  if (kind === 'name' || kind === 'like' || kind === 'word') {
    const [word = ''] =
      sense?.kind === 'name' || sense?.kind === 'word' ? sense.values : [tokens[draft.nameFrom]?.word ?? '']
    return { ...base, label: shown, word: known.has(word) ? word : '', written: undefined }
  }
  if (kind === 'unsupported') return { ...base, label: typed }
  // A group that the catalogue has no audience for is only looked for.
  if (kind === 'audience' && draft.values.length === 0)
    return { ...base, kind: 'word', label: shown, word: sense?.word ?? '', near: [] }
  return base
}

function nearOf({ sense, nameFrom, nameTo, kind }: Draft, tokens: readonly Token[]): readonly string[] {
  if (!sense || kind !== 'country') return []
  return sense.kind === 'city' || sense.kind === 'state' ? tokens.slice(nameFrom, nameTo).map(({ word }) => word) : []
}

function spanOf(tokens: readonly Token[], from: number, to: number): { start: number; end: number } {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }
}

/** The words that no pattern explains and that say something. */
function wordsLeft(
  { text, tokens, edges, languages }: Annotated,
  claims: readonly Claim[],
  lexicon: Lexicon,
  known: KnownWords,
): readonly Part[] {
  const taken = new Set<number>()
  for (const { from, to } of claims) for (let at = from; at < to; at++) taken.add(at)
  return tokens.flatMap((token, at): Part[] => {
    const typed = text.slice(token.start, token.end)
    const isLittle = lexicon.stopwords.get(foldLetters(typed))?.some((language) => languages.has(language)) ?? false
    if (
      taken.has(at) ||
      (isLittle && tokens.length > 1 && !isShouted(token, text)) ||
      !/[\p{L}\p{N}]/u.test(token.word) ||
      token.word.startsWith('-')
    )
      return []
    if ((edges[at] ?? []).some(({ sense }) => LITTLE.some((cls) => sense.classes.includes(cls)))) return []
    const { start, end } = token
    const corrected =
      known.has(token.word) || isRight(token.word, lexicon)
        ? undefined
        : (known.correct(token.word) ?? (typed.endsWith('s') ? known.correct(`${token.word}s`) : undefined))
    const word = known.has(token.word) ? token.word : (corrected ?? '')
    return [
      {
        start,
        end,
        text: typed,
        kind: 'word',
        values: [],
        label: typed,
        excluded: false,
        held: undefined,
        near: [],
        word,
        written: corrected === undefined ? undefined : known.written(corrected),
      },
    ]
  })
}

/** True for "MIT" and "KAS", which are no little words, unless all is in capitals. */
function isShouted({ start, end }: Token, text: string): boolean {
  return end - start > 2 && /^\p{Lu}+$/u.test(text.slice(start, end)) && /\p{Ll}/u.test(text)
}

/** Cues that are never a name. */
const LITTLE = ['link', 'of', 'in', 'to', 'from', 'for', 'joint', 'be', 'want', 'offer', 'not']

function isRight(word: string, lexicon: Lexicon): boolean {
  return forgiven(word) === 0 || lexicon.words.has(word) || lexicon.english.has(word) || lexicon.stopwords.has(word)
}
