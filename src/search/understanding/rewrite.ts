import { subjectOf, type Meaning } from './meaning.ts'
import type { Part, Understanding } from './part.ts'

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
  // Two changes may both take the word between them.
  let untouched = searchKey.length
  for (const { start, end: asked, by } of [...changes].sort((a, b) => b.start - a.start)) {
    const end = Math.min(asked, untouched)
    untouched = start
    const before = text.slice(0, start).replace(/[\s,;/|]+$/, '')
    // "Post-doc" without "post" must not become "-doc", which would exclude something.
    const after = text
      .slice(end)
      .replace(/^(?:-+|\.(?=[\s,]))/, '')
      .replace(/^[\s,;/|]+/, '')
    text = [before, by, after].filter((piece) => piece !== '').join(', ')
  }
  return text
}

/**
 * Words that lead to a part, or on from the first one, and would be left hanging: "masters in", "or phd", "bourse pour
 * le". They are English, Spanish, French and Portuguese.
 */
const LEADING_UP =
  /(?:(?:^|[\s,]+)(?:in|at|to|for|from|of|and|or|with|the|an?|en|em|de|del?|d[aou]s?|des|para|por|pour|par|à|aux?|n[ao]s?|con|com|avec|chez|dans|e|et|y|ou?|el|l[aeo]s?|une?|uma?))+\s*$/iu
const LEADING_ON = /^[\s,]*(?:and|or|e|et|y|ou?)(?=[\s,])/i

/** The change, with the words beside it that would be left hanging. They belong to no part. */
function withHanging(searchKey: string, parts: readonly Part[], change: Part & Change): Part & Change {
  const { start, end, by } = change
  if (by !== '') return change
  let from = 0
  let to = searchKey.length
  for (const part of parts) {
    if (part.end <= start) from = Math.max(from, part.end)
    if (part.start >= end) to = Math.min(to, part.start)
  }
  const up = LEADING_UP.exec(searchKey.slice(from, start))?.[0].length ?? 0
  const isFirst = searchKey.slice(0, start - up).trim() === ''
  const on = isFirst ? (LEADING_ON.exec(searchKey.slice(end, to))?.[0].length ?? 0) : 0
  return { ...change, start: start - up, end: end + on }
}

/** How often a rewritten key is read and mended. */
const ROUNDS = 4
/** Nobody asks for more at once; and each part that may be taken out costs a few readings of the whole key. */
const MOST_PARTS = 12
/** The longest key that may be asked. */
const MOST_CHARACTERS = 200

/**
 * The same, but every part that stays keeps its meaning, even if that depends on a changed one, and none says again what
 * was taken out. Otherwise "Chevening Nigeria" without Chevening would ask for study in Nigeria, and "Indians UK India"
 * without Indians would again come from an Indian. What depends on what is not worked out: the new key is read, and what
 * got lost is told in words that mean the same anywhere ("from Nigeria").
 */
export function rewriteParts(
  read: (searchKey: string) => Understanding,
  searchKey: string,
  parts: readonly Part[],
  asked: readonly (Part & Change)[],
  idle?: Part['about'],
): string {
  const changes = asked.map((change) => withHanging(searchKey, parts, change))
  const left = parts.filter((part) => part.about !== idle && !asked.some(({ start }) => start === part.start))
  const silenced = left.filter(saysNothing).map((part) => withHanging(searchKey, parts, { ...part, by: '' }))
  const plain = rewrite(searchKey, [...changes, ...silenced])
  if (plain === '' || parts.length > MOST_PARTS) return plain
  // What is left may be the name of a programme, which nobody typed: "any" before it is no name.
  const readAnew = (key: string) => {
    const now = read(key).parts
    if (isName(parts) || !isName(now)) return { text: key, now }
    const text = `any ${key}`
    return { text, now: read(text).parts }
  }
  const fitting = (text: string) => (text.length > MOST_CHARACTERS ? plain : text)
  let key = readAnew(plain)
  if (saySame(key.now, left)) return fitting(key.text)
  const taken = changes.filter(({ by }) => by === '').flatMap(sayingsOf)
  const replacements = changes.flatMap(({ by }) => (by === '' ? [] : by))
  const isGoing = left.some(({ meanings }) => meanings.some(({ kind }) => subjectOf(kind) === 'country'))
  const widened = new Set(
    left
      .filter((part) => part.narrowed && sayingsOf(part).some((saying) => taken.includes(saying)))
      .map((part) => part.text),
  )
  const told = new Set<Part>()
  for (let round = 0; round < ROUNDS; round++) {
    const { text, now } = key
    const lost = [...lostIn(now, left, taken), ...saysMore(now, left, widened)].filter((part) => !told.has(part))
    if (lost.length > 0) {
      for (const part of lost) told.add(part)
      const tellings = [...told].map((part) => ({ ...part, by: tell(part) }))
      key = readAnew(rewrite(searchKey, [...changes, ...silenced, ...tellings]))
      continue
    }
    // A word that is read as something else now, as "md" without the name after it, is not meant.
    const toldTexts = new Set([...told].filter(({ word }) => word === undefined).map(tell))
    const saysTaken = (part: Part) => sayingsOf(part).some((saying) => taken.includes(saying))
    // "International students" were silent beside two countries, but are meant beside the one that is left; so is "abroad"
    // beside two nations, unless a place tells more; and "graduate" says more without "PhD".
    // Without its "institute", Berlin is a town again.
    const isTown = ({ within, text: said }: Part) =>
      within !== undefined && left.some(({ text: typed, word }) => word !== undefined && typed === said)
    const isMeant = (part: Part) =>
      part.about === 'elsewhere' ||
      (part.about === 'abroad' && !isGoing) ||
      isTown(part) ||
      replacements.some((by) => by.includes(part.text)) ||
      toldTexts.has(part.text) ||
      widened.has(part.text)
    const more = beyond(now, left).filter((part) => saysTaken(part) || !isMeant(part))
    if (more.length === 0) break
    const cuts = more.map((part) => withHanging(text, now, { ...part, by: '' }))
    key = readAnew(rewrite(text, cuts))
  }
  return fitting(key.text)
}

/** True if parts say the same one by one, as they mostly do: then nothing got lost, and nothing was added. */
function saySame(now: readonly Part[], left: readonly Part[]): boolean {
  return now.length === left.length && left.every((part, at) => isSame(part, now[at]))
}

function isSame({ text, about, word, meanings, narrowed }: Part, other: Part | undefined): boolean {
  if (other?.text !== text || other.about !== about || other.word !== word || narrowed) return false
  return (
    other.meanings.length === meanings.length &&
    meanings.every((one, at) => one.kind === other.meanings[at]?.kind && one.label === other.meanings[at].label)
  )
}

/** True for the name of a programme, the only part that is of several words of the catalogue. */
function isName(parts: readonly Part[]): boolean {
  return parts.some(({ word }) => word?.includes(' '))
}

const HELD = 'held'

/** The parts that are left, but are not read in `now`. */
function lostIn(now: readonly Part[], left: readonly Part[], taken: readonly string[]): readonly Part[] {
  const lost = new Set(beyond(left, now, new Set([...taken, HELD])))
  const held = new Set(now.filter(({ about }) => about === 'held').map(({ text }) => text))
  return left.filter((part) => (part.about === 'held' ? !held.has(part.text) : lost.has(part)))
}

/** The parts that another made more exact, and that are not so in `now`: "postgraduate" beside "mba". */
function saysMore(now: readonly Part[], left: readonly Part[], unless: ReadonlySet<string>): readonly Part[] {
  return left.filter((part) => {
    const same = now.find(({ text }) => text === part.text)
    return part.narrowed && !unless.has(part.text) && same && sayingsOf(same).join() !== sayingsOf(part).join()
  })
}

/** True for a place that somebody wants to leave: it is read as nothing because of the others. */
function saysNothing({ meanings, word, about }: Part): boolean {
  return meanings.length === 0 && word === undefined && about === 'wanted'
}

/** Of a level that somebody has: only that they have one. Which levels they can want next, the other parts may tell. */
function sayingsOf({ meanings, word, text, about }: Part): readonly string[] {
  if (about === 'held') return [HELD]
  return word === undefined
    ? meanings.map(({ kind, label }) => `${kind} ${label}`)
    : [`word ${word === '' ? text : word}`]
}

/** The parts that say what `others` do not, or do less often; but any of `unless` as often as they like. */
function beyond(parts: readonly Part[], others: readonly Part[], unless: ReadonlySet<string> = new Set()): Part[] {
  const said = others.flatMap(sayingsOf)
  return parts.filter((part) => {
    const places = sayingsOf(part).map((saying) => {
      if (unless.has(saying)) return 0
      const place = said.indexOf(saying)
      if (place >= 0) said.splice(place, 1)
      return place
    })
    return places.includes(-1)
  })
}

/** Says what a part means so that it depends on no other part. */
function tell({ meanings, word, text, negated, alone }: Part): string {
  if (alone !== undefined) return alone
  // "Master's or PhD" would be read as two parts.
  if (word !== undefined || meanings.some(({ label }) => label.includes(' or '))) return text
  return meanings
    .map(({ kind, label }) => tellMeaning(kind, negated ? label.replace(/^not /, '') : label, negated))
    .join(' ')
}

/** A label as it is typed. A bare place might be read as where somebody comes from. */
export function tellMeaning(kind: Meaning['kind'], label: string, negated = false): string {
  const said = label.replaceAll(',', '')
  const link = kind === 'citizenship' ? 'from' : subjectOf(kind) === 'country' ? 'in' : ''
  return [negated ? 'not' : '', link, said].filter((word) => word !== '').join(' ')
}
