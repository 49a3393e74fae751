import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { elementsOf, firstText, has, lengthOf, textOf, UNSEEN, wordsIn, type Element } from './page-tree.ts'
import {
  isAboutCookies,
  beginsAsAd,
  isAdLabel,
  isContact,
  isCounter,
  isStamp,
  headsOthers,
  kindOfClasses,
  leadsElsewhere,
  namesFact,
  plain,
  tellsStatus,
  withoutElapsed,
} from './page-words.ts'

/** A sentence of a page's visible text. */
export interface PageLine {
  /** As it stands there. */
  readonly said: string
  /** As it is compared. */
  readonly text: string
  /** It stands beside the page's own text, such as in a side bar, and counts only if it states a fact. */
  readonly beside: boolean
}

/** More of a page is left out. */
const MOST_LINES = 2000
/** Elements inside each other; what is deeper is left out. */
const MOST_DEPTH = 250
/** What has more of the text of a page is the page. */
const MOST_OF_PAGE = 0.8
/** A name above a value, and a date or number alone, have at most so many words. */
const SHORT = 6
/** A sentence that tells when the page was made has at most so many words. */
const STAMP_WORDS = 14
const COUNTER_WORDS = 12
const CONSENT_WORDS = 150

/** The page's own text; what stands beside it; news, of which only that an award does not run counts. */
type Zone = 0 | 1 | 2
type Line = { text: string; zone: Zone; isHeading: boolean }

const UNSEEN_ROLES = new Set('navigation contentinfo search dialog alertdialog menu menubar tablist toolbar'.split(' '))
const BLOCKS = new Set(
  'address article aside blockquote body br button caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main ol option p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const HOLDERS = new Set('div section aside form footer header p figure li span small'.split(' '))
const OWN = new Set(['main', 'article'])
const PAID = /doubleclick|googlesyndication|adservice|[?&]utm_medium=(?:banner|cpc|display|paid)/i

/**
 * The sentences of a page's main text, without what changes by itself: dates of the page, counters, consent, navigation,
 * advertisements, contacts. Each once, in their order.
 */
export function readPage(html: string, url: string): PageLine[] {
  const lines = createCollector()
  const body = parse(html)
  const all = lengthOf(body)
  const isWhole = (element: Element) => has(element, ['h1', 'main']) || lengthOf(element) > MOST_OF_PAGE * all
  const { hostname } = new URL(url)
  const isOwn = (address: string) =>
    !/^(?:https?:)?\/\//i.test(address) || (URL.canParse(address, url) && new URL(address, url).hostname === hostname)
  walk(body, { lines, isWhole, isOwn, zone: 0, inOwn: false, inRow: false, depth: 0 })
  lines.end()
  return sentencesOf(withLabels(lines.all))
}

interface State {
  readonly lines: ReturnType<typeof createCollector>
  /** True for what holds the page rather than a part of it. */
  readonly isWhole: (element: Element) => boolean
  /** Whether an address of a link is of the page's own host. */
  readonly isOwn: (address: string) => boolean
  readonly zone: Zone
  /** Inside of `main` or `article`. */
  readonly inOwn: boolean
  readonly inRow: boolean
  readonly depth: number
}

function createCollector() {
  const all: Line[] = []
  let text = ''
  let zone: Zone = 0
  const end = (isHeading = false): string => {
    const whole = text.replaceAll(/\s+/g, ' ').trim()
    text = ''
    if (whole !== '' && all.length < MOST_LINES) all.push({ text: whole, zone, isHeading })
    return whole
  }
  return {
    all,
    end,
    add(more: string, within: Zone): void {
      if (within !== zone) end()
      zone = within
      text += more
    },
    /** Takes back the line before, to stand in front of the next one. */
    takeLast: (): string => all.pop()?.text ?? '',
  }
}

function walk(parent: Tree.ParentNode, state: State): void {
  let elsewhere = 0
  let others = 0
  let isPaid = false
  for (const node of parent.childNodes) {
    const zone = elsewhere > 0 ? 2 : state.zone
    if ('value' in node) state.lines.add(node.value, zone)
    if (!('tagName' in node)) continue
    const level = Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0)
    if (level > 0 && (elsewhere === 0 || level <= elsewhere)) elsewhere = leadsElsewhere(textOf(node)) ? level : 0
    if (level > 0 && (others === 0 || level <= others)) others = headsOthers(textOf(node)) ? level : 0
    if (others > 0 && !state.isWhole(node)) continue
    const isLabel = HOLDERS.has(node.tagName) && isAdLabel(textOf(node))
    if (!isLabel && !(isPaid && !state.isWhole(node))) visit(node, { ...state, zone: elsewhere > 0 ? 2 : state.zone })
    isPaid = isLabel
  }
}

function visit(element: Element, state: State): void {
  const { tagName: tag } = element
  const kind = kindOf(element, state)
  if (kind === 'drop' || state.depth > MOST_DEPTH) return
  const { lines, inRow } = state
  const isRow = tag === 'tr' && !has(element, ['table', 'h1', 'h2', 'h3', 'p', 'ul'])
  const isBlock = BLOCKS.has(tag) && !inRow
  if (isBlock) lines.end()
  else if (BLOCKS.has(tag)) lines.add(' · ', state.zone)
  if (tag === 'dd') lines.add(`${lastTerm.get(element.parentNode ?? element) ?? ''}: `, state.zone)
  const isPressed =
    (tag === 'a' || tag === 'button') && !has(element, ['a', 'button']) && wordsIn(textOf(element)) <= SHORT
  if (isPressed) lines.add(PRESSED[0], state.zone)
  walk(element, {
    ...state,
    zone: kind === 'news' || state.zone === 2 ? 2 : kind === 'beside' ? 1 : state.zone,
    inOwn: state.inOwn || OWN.has(tag),
    inRow: inRow || isRow,
    depth: state.depth + 1,
  })
  if (isPressed) lines.add(PRESSED[1], state.zone)
  if (!isBlock) return
  const text = lines.end(/^h[1-6]$/.test(tag))
  if (tag === 'dt' && text !== '' && element.parentNode) lastTerm.set(element.parentNode, lines.takeLast())
}

/** Around short labels of what is pressed: characters that no page has. */
const PRESSED = ['\uE000', '\uE001'] as const
const LABELS = /\uE000[^\uE001]*\uE001/g

/** The term that the descriptions of a list belong to. */
const lastTerm = new WeakMap<Tree.ParentNode, string>()

function kindOf(element: Element, { isWhole, isOwn, inOwn, zone }: State): 'drop' | 'news' | 'beside' | undefined {
  const { tagName: tag } = element
  const of = (name: string) => element.attrs.find((one) => one.name === name)?.value
  if (UNSEEN.has(tag) || of('hidden') !== undefined || of('aria-hidden') === 'true') return 'drop'
  if (/display:\s*none|visibility:\s*hidden/i.test(of('style') ?? '')) return 'drop'
  const role = of('role') ?? ''
  if (UNSEEN_ROLES.has(role)) return 'drop'
  if (/(?:update|modif|publish|creat)/i.test(of('itemprop') ?? '')) return 'drop'
  if (tag === 'a' && (/\bsponsored\b/.test(of('rel') ?? '') || PAID.test(of('href') ?? ''))) return 'drop'
  if (tag === 'a' && zone > 0 && !isOwn(of('href') ?? '')) return 'drop'
  if (
    ((tag === 'footer' && !inOwn) || (tag === 'form' && asksForAddress(element)) || isMenu(element)) &&
    !isWhole(element)
  )
    return 'drop'
  const classes = kindOfClasses(`${of('class') ?? ''} ${of('id') ?? ''}`)
  if (classes === 'drop' && tag !== 'body' && tag !== 'html' && !isWhole(element)) return 'drop'
  if (HOLDERS.has(tag) && !isWhole(element)) {
    if (asksConsent(element) || beginsAsAd(firstText(element))) return 'drop'
  }
  const isBeside =
    ['aside', 'header', 'footer', 'form'].includes(tag) ||
    role === 'complementary' ||
    role === 'banner' ||
    classes === 'beside' ||
    isOfLinks(element)
  if (isWhole(element)) return undefined
  return classes === 'news' ? 'news' : isBeside ? 'beside' : undefined
}

/** A form to log in, search or subscribe by. */
function asksForAddress(form: Element): boolean {
  const types = elementsOf(form).flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'type'))
  return types.some(({ value }) => ['email', 'search', 'password'].includes(value))
}

/** Asks for consent, and has something to press. */
function asksConsent(element: Element): boolean {
  if (element.tagName === 'p' || element.tagName === 'span') return false
  if (!has(element, ['button', 'input', 'a']) || has(element, ['h1', 'table', 'dl', 'main', 'article'])) return false
  const text = plain(textOf(element))
  return wordsIn(text) <= CONSENT_WORDS && isAboutCookies(text)
}

/** Of how much of its text an element is links; 0 where there are only two. */
function shareOfLinks(element: Element): number {
  if (!['ul', 'ol', 'div', 'p', 'table'].includes(element.tagName)) return 0
  const links = elementsOf(element).filter(({ tagName }) => tagName === 'a')
  if (links.length < 3) return 0
  return links.reduce((sum, link) => sum + lengthOf(link), 0) / Math.max(1, lengthOf(element))
}

/** What is mostly links leads elsewhere. */
const isOfLinks = (element: Element) => shareOfLinks(element) > 0.7

/** Nothing but short links. */
function isMenu(element: Element): boolean {
  const links = shareOfLinks(element) > 0.8 ? elementsOf(element).filter(({ tagName }) => tagName === 'a') : []
  return links.length > 0 && links.every((link) => wordsIn(textOf(link)) <= SHORT)
}

/** A date or number alone is of the line above it, if that is its name. Without one it is the day on which the page was made. */
function withLabels(lines: readonly Line[]): Line[] {
  const found: Line[] = []
  for (const line of lines) {
    const before = found.at(-1)
    const isBare = /\p{Nd}/u.test(line.text) && wordsIn(line.text) <= SHORT && !namesFact(plain(line.text))
    const isLabel = before?.zone === line.zone && (before.text.endsWith(':') || isName(before.text))
    if (isBare && before && isLabel && !line.isHeading) {
      found[found.length - 1] = { ...before, text: `${before.text.replace(/:$/, '')}: ${line.text}` }
    } else if (!isBare || isMoney(line.text) || hasName(line.text)) found.push(line)
  }
  return found
}

const isName = (text: string) => wordsIn(text) <= SHORT && !/[\p{Nd}.!?。]/u.test(text)
const isMoney = (text: string) => /\p{Sc}|%|\b[A-Z]{3}\b/u.test(text)
/** More words than a date has: a weekday and a month. */
const hasName = (text: string) => (text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).length > 2

const SENTENCES = new Intl.Segmenter('und', { granularity: 'sentence' })
const ADDRESSES = /(?<!\S)[^\s@]+@\S+|https?:\/\/\S+|\bwww\.\S+/gi
const PHONES = /(?:\+|\b00)\d[\d ()/.-]{6,}\d|\(\d{2,5}\)[\d ()/.-]{5,}\d/g
/** Numbers that only a program made. */
const CODES = /\b(?=\w*\d)(?=\w*[a-z])\w{10,}\b/gi

function sentencesOf(lines: readonly Line[]): PageLine[] {
  const found = new Map<string, PageLine>()
  for (const { text: whole, zone } of lines) {
    const text = whole.replaceAll(ADDRESSES, ' ').replaceAll(PHONES, ' ').replaceAll(CODES, ' ')
    for (const segment of segmentsOf(text)) {
      // What is pressed is no text, and counts as what stands beside it.
      const isText = /[\p{L}\p{N}]/u.test(segment.replaceAll(LABELS, ''))
      const line = pageLine(segment.replaceAll(/[\uE000\uE001]/g, ''), zone > 0 || !isText)
      if (!/[\p{L}\p{N}]/u.test(line.text) || changesByItself(line.text) || found.has(line.text)) continue
      if (zone < 2 || tellsStatus(line.text)) found.set(line.text, line)
    }
  }
  return [...found.values()]
}

/** A number alone is of the sentence before it: "visitor no. 12". */
function segmentsOf(text: string): string[] {
  const found: string[] = []
  for (const { segment } of SENTENCES.segment(text)) {
    const last = found.length - 1
    if (last >= 0 && !/\p{L}/u.test(segment)) found[last] += segment
    else found.push(segment)
  }
  return found
}

/** A sentence, and as it is compared. */
export function pageLine(said: string, beside: boolean): PageLine {
  return { said: said.replaceAll(/\s+/g, ' ').trim(), text: withoutElapsed(plain(said)).trim(), beside }
}

function changesByItself(sentence: string): boolean {
  const words = wordsIn(sentence)
  if (/©|\(c\) ?\d|copyright|all rights reserved/.test(sentence)) return words <= 2 * STAMP_WORDS
  if (words <= STAMP_WORDS && isStamp(sentence)) return true
  if (words <= COUNTER_WORDS && (isCounter(sentence) || isContact(sentence))) return true
  return isAboutCookies(sentence)
}
