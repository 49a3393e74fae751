import { RECORD_LIMITS } from '#catalogue/limits.ts'
import { isUnknown } from './neutral-words.ts'
import { plainText } from './plain-text.ts'

/** The most characters of an entry. Longer ones are cut at the end of a sentence. */
const LONGEST = RECORD_LIMITS.text

/** The items of a cell: those of its list, its lines, or its single statement. */
export function textItems(value: unknown): string[] {
  const parsed = parseInside(value)
  const items = Array.isArray(parsed)
    ? parsed.flatMap((item) => plainText(item).replaceAll(/\n+/g, ' '))
    : linesOf(plainText(parsed))
  return finish(items)
}

/** The paragraphs of a cell. A list stays in one paragraph, on lines of its own. */
export function textParagraphs(value: unknown): string[] {
  const parsed = parseInside(value)
  const texts = Array.isArray(parsed) ? parsed.map(plainText) : [plainText(parsed)]
  return finish(texts.flatMap(wholeLines))
}

/** JSON inside a string: `["A", "B"]`, or Python's `['A', 'B']`. Anything else is returned as it is. */
export function parseInside(value: unknown): unknown {
  const trimmed = typeof value === 'string' ? value.trim() : ''
  if (!/^\[.*\]$/s.test(trimmed)) return value
  for (const candidate of [trimmed, trimmed.replaceAll(/(?<=[[,]\s*)'|'(?=\s*[\],])/g, '"')]) {
    try {
      const parsed: unknown = JSON.parse(candidate)
      if (Array.isArray(parsed)) return parsed
    } catch {
      // Try the next way of reading it.
    }
  }
  return value
}

function linesOf(text: string): string[] {
  const lines = wholeLines(text)
  if (text.includes('•')) return lines.flatMap((line) => line.split('•'))
  if (lines.length > 1) return lines
  // One line of short statements: "GPA of 3.0; 18 years or older; a resident".
  const parts = text.split(/;\s+/)
  return parts.length > 2 && parts.every((part) => part.length < 200) ? parts : lines
}

/** Words that end no statement: a line that ends with one goes on in the next. */
const GOES_ON = new Set(
  `a an the of in for to from at by and or with which who that is are be was were as than their its our your including
  de del la el los las y o en con para por que un una le les des du et ou dans pour avec une au aux der die das den dem des
  und oder mit für von zu im ein eine einen da do dos das e em com di il lo gli per van het een met voor`.split(/\s+/),
)
/** A list that begins with a small letter goes on with them. */
const SMALL = /^\p{Ll}/u
const IS_ITEM = /^(?:[•·▪◦●–—*-]|\(?\d{1,2}[.)])\s/u

/** How much of a line is looked at from its end. */
const TAIL = 200

/** The lines of a text, those that were only cut for their length put together again. */
function wholeLines(text: string): string[] {
  return text.split(/\n{2,}/).flatMap((block) => {
    const whole: string[][] = []
    const lines = block.split('\n')
    const hasSmallItems = SMALL.test(lines[0] ?? '')
    let tail = ''
    for (const line of lines) {
      const isNew = whole.length === 0 || !goesOn(tail, line, hasSmallItems)
      // "post-" and "secondary"
      const gap = isNew || /\p{L}-$/u.test(tail) ? '' : ' '
      if (isNew) whole.push([line])
      else whole.at(-1)?.push(gap, line)
      tail = `${isNew ? '' : tail}${gap}${line}`.slice(-TAIL)
    }
    return whole.map((parts) => parts.join(''))
  })
}

/** True if a line that ends like this goes on in the next. */
function goesOn(tail: string, next: string, hasSmallItems: boolean): boolean {
  if (IS_ITEM.test(next)) return false
  if (/(?:[,(/&+]|\p{L}-)$/u.test(tail) || GOES_ON.has(tail.slice(tail.lastIndexOf(' ') + 1))) return true
  if (/[.!?:;…]["'”’)]?$/.test(tail)) return false
  const isOpen = tail.lastIndexOf('(') > tail.lastIndexOf(')') && /^[^(]{0,200}\)/.test(next)
  return isOpen || (!hasSmallItems && /^(?:\p{Ll}|\(\p{L})/u.test(next))
}

function finish(items: readonly string[]): string[] {
  const found = items
    .map((item) => item.replace(/^(?:[•·▪◦●–—*-]|\(?\d{1,2}[.)])\s+/u, '').trim())
    .filter((item) => item !== '' && !isUnknown(item))
    .flatMap(cutText)
  return [...new Set(found)]
}

/** Splits a text into parts that fit into entries of a record. */
export function cutText(text: string): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > LONGEST) {
    const head = rest.slice(0, LONGEST)
    const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! ')) + 1
    const at = end > LONGEST / 3 ? end : Math.max(head.lastIndexOf(' '), LONGEST / 2)
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...parts, rest]
}
