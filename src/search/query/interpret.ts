import { type Token, normalizeLetters, normalizeWord, wordsOf } from '#lexicon/normalize.ts'
import { SKIPPED } from '#lexicon/lexicon.ts'
import { SAID } from '#lexicon/patterns.ts'
import { annotate, isCue, type Annotated, type Edge } from './annotate.ts'
import { CORRECTIONS, isRight, respelt, type Reading } from './correct.ts'
import { draftsOf, type Draft } from './drafts.ts'
import { isSought, EMPTY_QUERY_SPAN, type Interpretation, type Phrase, type QuerySpan } from './interpretation.ts'
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
  const all = withExceptedNames([...drafted, ...wordsLeft(annotated, claims)], annotated)
  for (const querySpan of all.toSorted((one, other) => one.start - other.start))
    querySpans.push(joinedTo(querySpans.at(-1), querySpan, annotated))
  const isAbroad = namesCue(annotated, 'abroad')
  const speakers = namesCue(annotated, 'elsewhere') ? [] : speakersOf(annotated, claims)
  return { querySpans, speakers, isAbroad, phrases: phrasesOf(annotated, querySpans) }
}

/** A title in a longer query has so many words at most. */
const LONGEST_PHRASE = 4

/**
 * The words side by side that are most of one title, though each by itself says something else or nothing: "free TAFE",
 * "back to education".
 */
function phrasesOf(annotated: Annotated, querySpans: readonly QuerySpan[]): readonly Phrase[] {
  const { tokens, known } = annotated
  const isLookedFor = (token: Token) => querySpans.some((one) => isSought(one) && covers(one, token))
  const found: Phrase[] = []
  for (let from = 0; from < tokens.length; from++) {
    let to = from
    while (to < Math.min(from + LONGEST_PHRASE, tokens.length) && (to === from || tokens[to]?.gap === 0)) to++
    for (; to > from + 1; to--) {
      const own = tokens.slice(from, to)
      const [first, last] = [own[0], own.at(-1)]
      if (!first || !last || (isLittle(first, annotated) && isLittle(last, annotated)) || own.some(isLookedFor))
        continue
      const words = own.flatMap(({ word }) => (SKIPPED.has(word) ? [] : [word]))
      if (words.length < 2 || !known.titled(words)) continue
      found.push({ start: first.start, end: last.end, words })
      from = to - 1
      break
    }
  }
  return found
}

/** True for a stopword of one of the languages of the text. */
function isLittle({ start, end }: Token, { text, languages, lexicon }: Annotated): boolean {
  return lexicon.stopwords.get(normalizeLetters(text.slice(start, end)))?.some((one) => languages.has(one)) === true
}

const namesCue = ({ edges }: Annotated, cls: string) => edges.flat().some(({ sense }) => sense.classes.includes(cls))

/** The countries of examinations and currencies, or else of the language. */
function speakersOf({ edges, otherLanguages, lexicon }: Annotated, claims: readonly Claim[]): readonly string[] {
  // "Rand" is no currency where nothing says how much, nor "vestibular" an examination before "rehabilitation".
  const isUsed = (edge: Edge) => {
    const { from, to } = edge
    const claim = claims.find((one) => one.from <= from && to <= one.to)
    return (
      claim?.mentions.every((mention) => mention.edge === edge || mention.to <= from || to <= mention.from) === true
    )
  }
  const ofWords = edges
    .flat()
    .flatMap((edge) => (edge.sense.countries.length > 0 && isUsed(edge) ? edge.sense.countries : []))
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

function querySpanOf(draft: Draft, annotated: Annotated): QuerySpan {
  const { text, tokens, known } = annotated
  const { kind, sense, excluded, values, mention } = draft
  const [start, end] = [tokens[draft.from]?.start ?? 0, tokens[draft.to - 1]?.end ?? 0]
  const own = tokens.slice(mention.from, mention.to)
  const name = text.slice(own[0]?.start, own.at(-1)?.end)
  const typed = text.slice(start, end)
  const named = own.flatMap(({ word }) => (SKIPPED.has(word) || word.startsWith('-') ? [] : [word]))
  const told = kind === 'unsupported' ? typed : isSought(draft) || kind === 'like' ? name : draft.label
  const label = excluded ? `not ${told}` : told
  const [assumed, near] = [assumedIn(draft), nearOf(draft, named, annotated)]
  const meant = { kind, values, label, excluded, assumed, near, named }
  const querySpan: QuerySpan = { ...EMPTY_QUERY_SPAN, start, end, text: typed, ...meant }
  if (kind === 'group' && sense?.word) return { ...querySpan, word: sense.word }
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

/**
 * Words that come first: of a town and of its state, of a kind of people, or of a narrower subject ("plant breeding" is
 * Agriculture).
 */
function nearOf({ kind, sense, label }: Draft, named: readonly string[], annotated: Annotated): QuerySpan['near'] {
  const isAround = sense?.kind === 'city' || sense?.kind === 'state'
  const told = sense?.word ? [{ words: wordsOf(sense.word), isAround }] : []
  const itself = { words: named, isAround: false }
  if (kind === 'audience') return told
  // "Islamic studies" is what is Islamic.
  const isDiscipline = (word: string) =>
    annotated.lexicon.names.get(word)?.some(({ classes }) => classes.includes('discipline')) === true
  const telling = named.filter((word, at) => !isDiscipline(word) || at < named.length - 1)
  const isOwn = named.every((word) => wordsOf(label).includes(word))
  if (kind === 'field') return isOwn || telling.length === 0 ? [] : [{ words: telling, isAround: false }]
  return kind === 'country' && isAround ? [itself, ...told] : []
}

/** Each costs a bitset, of which a request has few. */
const MAX_EXCEPTED = 16
/** How many words a programme's name has at most. */
const LONGEST_NAME = 6

/**
 * "Except Aga Khan, Gates Cambridge and the World Bank": the words side by side that some programme or funder has in its
 * name are one name, and all names of the list are left out, whatever else their words are.
 */
function withExceptedNames(querySpans: readonly QuerySpan[], annotated: Annotated): readonly QuerySpan[] {
  const { tokens, edges } = annotated
  let left = querySpans
  let count = 0
  for (const cue of edges.flat().filter((edge) => isExcept(edge, querySpans, annotated))) {
    let [start, at, isListed] = [tokens[cue.from]?.start ?? 0, cue.to, false]
    while (count < MAX_EXCEPTED && at < tokens.length) {
      while (SKIPPED.has(tokens[at]?.word ?? '') || isCue(annotated, at, 'link')) at++
      const one =
        nameAt(at, start, isListed, left, annotated) ??
        left.find((excepted) => excepted.excluded && covers(excepted, tokens[at]))
      if (!one) break
      if (one.kind === 'like') count++
      left = [...left.filter(({ start: from, end }) => end <= one.start || from >= one.end), one]
      const next = tokens.findIndex((token) => token.start >= one.end)
      if (next < 0) break
      at = next
      while (isCue(annotated, at, 'joint')) at++
      if (at === next && tokens[at]?.gap !== 1) break
      ;[start, isListed] = [tokens[at]?.start ?? 0, true]
    }
  }
  return left
}

const covers = ({ start, end }: QuerySpan, token: Token | undefined) =>
  token !== undefined && start <= token.start && token.end <= end

const isWord = (one: QuerySpan, token: Token | undefined) =>
  (one.kind === 'word' || one.kind === 'rank') && one.start === token?.start

/** True for a cue like "except", and for "not" before the name of a programme. */
function isExcept({ from, sense }: Edge, querySpans: readonly QuerySpan[], { tokens }: Annotated): boolean {
  if (sense.classes.includes('except')) return true
  const isName = ({ kind, excluded, start }: QuerySpan) => kind === 'like' && excluded && start === tokens[from]?.start
  return sense.classes.includes('not') && querySpans.some(isName)
}

/** The longest name that begins at a token, as a query span that leaves it out. An everyday word by itself is none. */
function nameAt(
  from: number,
  start: number,
  isListed: boolean,
  querySpans: readonly QuerySpan[],
  annotated: Annotated,
): QuerySpan | undefined {
  const { text, tokens, known } = annotated
  let to = from + 1
  while (to < from + LONGEST_NAME && tokens[to]?.gap === 0 && !isCue(annotated, to, 'in')) to++
  for (; to > from; to--) {
    const own = tokens.slice(from, to)
    const words = own.flatMap(({ word }) => (SKIPPED.has(word) ? [] : [word]))
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last || isLittle(last, annotated) || !known.named(words)) continue
    const inside = querySpans.filter((one) => own.some((token) => covers(one, token)))
    const isOpen = ({ kind, excluded }: QuerySpan) =>
      kind === 'word' ||
      kind === 'name' ||
      (kind === 'like' && excluded) ||
      (kind === 'rank' && words.length > 1) ||
      // "Chevening and Commonwealth".
      (kind === 'region' && isListed)
    if (!inside.some(isOpen) || inside.some((one) => one.end > last.end)) continue
    // "Wellcome Trust" is Wellcome.
    let end = last.end
    for (let at = to; tokens[at]?.gap === 0 && querySpans.some((one) => isWord(one, tokens[at])); at++)
      end = tokens[at]?.end ?? end
    const word = words.join(' ')
    const typed = { start, end, text: text.slice(start, end) }
    const label = `not ${text.slice(first.start, end)}`
    return { ...EMPTY_QUERY_SPAN, ...typed, kind: 'like', excluded: true, label, values: [word], word }
  }
  return undefined
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
    if ((isLittle(token, annotated) && !standsOut) || inCues.has(token)) return []
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
