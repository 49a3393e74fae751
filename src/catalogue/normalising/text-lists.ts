import { RECORD_LIMITS } from '#catalogue/record-limits.ts'
import { isUnknown } from './blank-values.ts'
import { plainText } from './plain-text.ts'

/** The most characters of an entry. Longer ones are cut at the end of a sentence. */
const LONGEST = RECORD_LIMITS.text

/** The items of a cell: those of its list, its lines, or its single statement. */
export function textItems(value: unknown): string[] {
  const parsed = typeof value === 'string' ? parseInside(value) : value
  const items = Array.isArray(parsed)
    ? parsed.flatMap((item) => plainText(item).replaceAll(/\n+/g, ' '))
    : linesOf(plainText(parsed))
  return finish(items)
}

/** The paragraphs of a cell. A list stays in one paragraph, on lines of its own. */
export function textParagraphs(value: unknown): string[] {
  const parsed = typeof value === 'string' ? parseInside(value) : value
  const texts = Array.isArray(parsed) ? parsed.map(plainText) : [plainText(parsed)]
  return finish(texts.flatMap((text) => text.split(/\n+/)))
}

/** JSON inside a string: `["A", "B"]`, or Python's `['A', 'B']`. Anything else is returned as it is. */
export function parseInside(text: string): unknown {
  const trimmed = text.trim()
  if (!/^\[.*\]$/s.test(trimmed)) return text
  for (const candidate of [trimmed, trimmed.replaceAll(/(?<=[[,]\s*)'|'(?=\s*[\],])/g, '"')]) {
    try {
      const value: unknown = JSON.parse(candidate)
      if (Array.isArray(value)) return value
    } catch {
      // Try the next way of reading it.
    }
  }
  return text
}

function linesOf(text: string): string[] {
  if (text.includes('•')) return text.split(/\n|•/)
  const lines = text.split(/\n+/)
  if (lines.length > 1) return lines
  // One line of short statements: "GPA of 3.0; 18 years or older; a resident".
  const parts = text.split(/;\s+/)
  return parts.length > 2 && parts.every((part) => part.length < 200) ? parts : lines
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
