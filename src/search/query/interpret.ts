import { type Token, normalizeLetters, normalizeWord, wordsOf } from '#lexicon/normalize.ts'
import { SKIPPED } from '#lexicon/lexicon.ts'
import { SAID } from '#lexicon/patterns.ts'
import { annotate, isCue, type Annotated } from './annotate.ts'
import { CORRECTIONS, isRight, respelt, type Reading } from './correct.ts'
import { draftsOf, type Draft } from './drafts.ts'
import { isSought, EMPTY_QUERY_SPAN, type Interpretation, type QuerySpan } from './interpretation.ts'
import { chooseClaims, matchPatterns, type Claim } from './match-patterns.ts'
import { resolve } from './resolve.ts'

/**
 * Interprets a query in the steps of `docs/understanding.md`. Returns the query spans in the order of the text. Negated
 * ones still have the values that are excluded (`constraints/negation.ts`).
 */
export function interpret(searchKey: string, reading: Reading): Interpretation {
  const annotated = annotate(searchKey, reading)
  const claims = chooseClaims(matchPatterns(annotated), annotated.tokens.length)
  const drafts = claims.flatMap((claim) => draftsOf(claim, annotated)).slice(0, MAX_QUERY_SPANS)
  const drafted = merged(resolve(drafts, annotated)).map((draft) => querySpanOf(draft, annotated))
  const querySpans: QuerySpan[] = []
  for (const querySpan of [...drafted, ...exceptedNames(wordsLeft(annotated, claims), annotated)].sort(
    (one, other) => one.start - other.start,
  ))
    querySpans.push(joinedTo(querySpans.at(-1), querySpan, annotated))
  const isAbroad = namesCue(annotated, 'abroad')
  return { querySpans, speakers: namesCue(annotated, 'elsewhere') ? [] : speakersOf(annotated), isAbroad }
}

const namesCue = ({ edges }: Annotated, cls: string) => edges.flat().some(({ sense }) => sense.classes.includes(cls))

/** The countries of examinations and currencies, or else of the language. */
function speakersOf({ edges, otherLanguages, lexicon }: Annotated): readonly string[] {
  const ofWords = edges.flat().flatMap(({ sense }) => sense.countries)
  const ofLanguages = otherLanguages.flatMap((language) => lexicon.languages.get(language)?.countries ?? [])
  return [...new Set(ofWords.length > 0 ? ofWords : ofLanguages)]
}

/**
 * Marks a name or word that follows another after only a comma or an "or" as joined. After "like Chevening" such a name
 * is liked, too; but an everyday word or a group of people is no programme.
 */
function joinedTo(before: QuerySpan | undefined, querySpan: QuerySpan, annotated: Annotated): QuerySpan {
  const { tokens } = annotated
  const isNamed = (one: QuerySpan) => isSought(one) || one.kind === 'like'
  if (!before || !isNamed(before) || !isNamed(querySpan)) return querySpan
  const first = tokens.findIndex(({ start }) => start >= querySpan.start)
  let since = first
  while (since > 0 && isCue(annotated, since - 1, 'joint')) since--
  const isJoined = since < first || tokens[first]?.gap === 1
  if (!isJoined || (tokens[since - 1]?.end ?? 0) > before.end) return querySpan
  if (before.kind !== 'like') return { ...querySpan, joined: true }
  if (querySpan.kind === 'rank' || querySpan.kind === 'group') return querySpan
  const { excluded } = before
  const label = excluded && !querySpan.excluded ? `not ${querySpan.label}` : querySpan.label
  return { ...querySpan, kind: 'like', joined: true, excluded, label }
}

/** A letter has some twenty query spans. Later ones are ignored, since each is compared with all others. */
const MAX_QUERY_SPANS = 60

/** A negated list is one query span: "except the USA and Canada". */
function merged(drafts: readonly Draft[]): readonly Draft[] {
  const found: Draft[] = []
  for (const draft of drafts) {
    const last = draft.excluded && draft.mention.joined ? found.at(-1) : undefined
    const isListed = last?.excluded === true && last.kind === draft.kind
    const label = `${last?.label} or ${draft.label}`
    if (!isListed) found.push(draft)
    else found[found.length - 1] = { ...last, to: draft.to, values: [...last.values, ...draft.values], label }
  }
  return found
}

function querySpanOf(draft: Draft, { text, tokens, known }: Annotated): QuerySpan {
  const { kind, sense, excluded, values, mention } = draft
  const [start, end] = [tokens[draft.from]?.start ?? 0, tokens[draft.to - 1]?.end ?? 0]
  const own = tokens.slice(mention.from, mention.to)
  const name = text.slice(own[0]?.start, own.at(-1)?.end)
  const typed = text.slice(start, end)
  const named = own.flatMap(({ word }) => (SKIPPED.has(word) || word.startsWith('-') ? [] : [word]))
  const told = kind === 'unsupported' ? typed : isSought(draft) || kind === 'like' ? name : draft.label
  const label = excluded ? `not ${told}` : told
  const [assumed, near] = [assumedIn(draft), nearOf(draft, named)]
  const meant = { kind, values, label, excluded, assumed, near, named }
  const querySpan: QuerySpan = { ...EMPTY_QUERY_SPAN, start, end, text: typed, ...meant }
  if (kind === 'group') return { ...querySpan, word: sense?.word ?? '' }
  if (kind !== 'like' && !isSought(draft)) return querySpan
  const word = (sense?.kind === 'name' || sense?.kind === 'word' ? sense.values[0] : named[0]) ?? ''
  const words = word.split(' ').map(normalizeWord)
  const found = words.every(known.has) ? words.join(' ') : ''
  return { ...querySpan, values: found === '' ? [] : [found], word: found, joined: mention.joined }
}

/** A level is assumed if it follows from one that somebody has, or from their age. */
function assumedIn({ kind, role, qualification }: Draft): QuerySpan['assumed'] {
  if (kind !== 'level') return undefined
  return role === 'child' ? 'lowest' : qualification !== undefined || SAID[role] !== undefined ? 'guess' : undefined
}

/** Words that come first: of a town, of a kind of people, or of a narrower subject ("plant breeding" is Agriculture). */
function nearOf({ kind, sense, label }: Draft, named: readonly string[]): readonly string[] {
  if (kind === 'audience') return sense?.word ? [sense.word] : []
  if (kind === 'field') return named.every((word) => wordsOf(label).includes(word)) ? [] : named
  return kind === 'country' && (sense?.kind === 'city' || sense?.kind === 'state') ? named : []
}

/** Each costs a bitset, of which a request has few. */
const MAX_EXCEPTED = 16

/** "Except Aga Khan": of words side by side behind such a cue one can be a name, so together they are one that is left out. */
function exceptedNames(words: readonly QuerySpan[], { text, tokens, edges }: Annotated): readonly QuerySpan[] {
  const cues = edges
    .flat()
    .filter(({ sense }) => sense.classes.includes('except'))
    .slice(0, MAX_EXCEPTED)
  return cues.reduce((left, { from, to }) => {
    const run: QuerySpan[] = []
    const first = tokens.findIndex(({ word }, at) => at >= to && !SKIPPED.has(word))
    for (let at = first; at === first || tokens[at]?.gap === 0; at++) {
      const next = left.find(({ start, word }) => word !== '' && start === tokens[at]?.start)
      if (!next) break
      run.push(next)
    }
    const last = run.at(-1)
    if (!last || run.every(({ kind }) => kind !== 'word')) return left
    const [start, word] = [tokens[from]?.start ?? 0, run.map((one) => one.word).join(' ')]
    const label = `not ${text.slice(run[0]?.start, last.end)}`
    const typed = text.slice(start, last.end)
    const name: QuerySpan = { ...last, kind: 'like', excluded: true, start, text: typed, label, values: [word], word }
    return [...left.filter((one) => !run.includes(one)), name]
  }, words)
}

/** A word of so many letters is recognised for a misspelt one in any language. */
const LONG = 7

/** The words that no pattern explains, without the little words of their language and cues for others ("school", "people"). */
function wordsLeft(annotated: Annotated, claims: readonly Claim[]): readonly QuerySpan[] {
  const { text, tokens, edges, languages, lexicon, known } = annotated
  const taken = new Set(claims.flatMap(({ from, to }) => tokens.slice(from, to)))
  // "奨学金" is one cue, and written as three words.
  const cues = edges.flat().filter(({ sense }) => sense.kind === 'cue')
  const inCues = new Set(cues.flatMap(({ from, to }) => tokens.slice(from, to)))
  const isMixed = /\p{Ll}/u.test(text)
  const isUnknown = ({ word }: Token) => !known.has(word) && !isRight(word, lexicon)
  // A text of many unknown words is in a language that is not known here.
  const isCorrected = tokens.filter(isUnknown).length <= CORRECTIONS
  // In another language a short word is more likely right than a misspelt one of the catalogue, which is in English.
  const mayBeWrong = ({ word }: Token) => languages.size === 1 || word.length >= LONG
  return tokens.flatMap((token, at): readonly QuerySpan[] => {
    const { word, start, end } = token
    if (taken.has(token) || word.startsWith('-') || !/[\p{L}\p{N}]/u.test(word)) return []
    const typed = text.slice(start, end)
    // "MIT" and "KAS" are no little words.
    const standsOut = tokens.length === 1 || (isMixed && end - start > 2 && /^\p{Lu}+$/u.test(typed))
    const isLittle =
      lexicon.stopwords.get(normalizeLetters(typed))?.some((language) => languages.has(language)) === true
    if ((isLittle && !standsOut) || inCues.has(token)) return []
    const corrected =
      isCorrected && isUnknown(token) && mayBeWrong(token) ? respelt(token, text, known.correct) : undefined
    const written = corrected === undefined ? undefined : known.written(corrected)
    const found = known.has(word) ? word : (corrected ?? '')
    const isEveryday = languages.size > 1 || lexicon.english.has(word) || lexicon.stopwords.has(normalizeLetters(typed))
    const isSchool = [at - 1, at + 1].some((near) => isCue(annotated, near, 'school'))
    // A corrected word is a guess, so it hides nothing.
    const kind = corrected !== undefined || (isEveryday && !standsOut) || isSchool ? 'rank' : 'word'
    return [{ ...EMPTY_QUERY_SPAN, kind, start, end, text: typed, label: typed, named: [word], word: found, written }]
  })
}
