import { decodeHTMLStrict } from 'entities'

/**
 * Characters that take no room: byte order marks, zero-width spaces, marks of the direction of writing. Not those that
 * join letters of some scripts.
 */
export const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** One line of text without HTML, Markdown, broken encoding or invisible characters. */
export function plainLine(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainLine).join(', ')
  return plainText(value).replaceAll(/\s+/g, ' ').trim()
}

/** Text with its line breaks. List items begin with "• ". */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => `• ${plainText(item)}`).join('\n')
  const text = textOf(value)
  return tidy(withoutMarkdown(withoutHtml(repairEncoding(text))))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

function withoutHtml(text: string): string {
  // An unclosed tag ends at the next one: searching further each time would take hours in a long cell.
  const bare = /<[a-z!/]/i.test(text)
    ? text
        .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ' ')
        .replaceAll(/<(script|style|template|noscript|head)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
        .replaceAll(/<li\b[^<>]*>\s*/gi, '\n• ')
        .replaceAll(/<\/?(?:br|p|div|h[1-6]|ul|ol|tr|table|section|article|blockquote|hr|dl|dt|dd)\b[^<>]*>/gi, '\n')
        .replaceAll(/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi, '')
    : text
  return decodeHTMLStrict(bare)
}

function withoutMarkdown(text: string): string {
  if (!/[*_#`[>\\-]/.test(text)) return text
  return (
    text
      .replaceAll(/!?\[([^\]\n]{1,300})\]\([^()\s]{1,500}(?:\s"[^"\n]*")?\)/g, '$1')
      .replaceAll(/^[ \t]{0,3}#{1,6}[ \t]+(.*)$/gm, (_, heading: string) => withoutTrailing(heading, '#').trimEnd())
      .replaceAll(/^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]+(?=\S)/gm, '• ')
      // "> 3.0" is no quotation.
      .replaceAll(/^[ \t]*>[ \t]?(?![ \t]?[=\p{N}\p{Sc}.])/gmu, '')
      .replaceAll(/(\*\*|__)(?=\S)([^\n]{0,300}?\S)\1/g, '$2')
      .replaceAll(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]{1,300}?\S)\*(?![\p{L}\p{N}*])/gu, '$1')
      .replaceAll(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]{1,300}?\S)_(?![\p{L}\p{N}_])/gu, '$1')
      .replaceAll(/`([^`\n]+)`/g, '$1')
      .replaceAll(/\\([\\`*_{}[\]()#+\-.!|>~"'])/g, '$1')
  )
}

function tidy(text: string): string {
  return (
    withoutJoiners(text)
      .normalize('NFC')
      .replaceAll(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
      .replaceAll(/[\u00a0\u202f\t]/g, ' ')
      .replaceAll(INVISIBLE, '')
      // Halves of characters and control signs show nothing, either.
      .replaceAll(
        // oxlint-disable-next-line no-control-regex
        /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufff9-\ufffb\ufffe\uffff]|\p{Surrogate}/gu,
        '',
      )
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/ ?\n ?/g, '\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** A text without the signs that join or part letters of Arabic and Indic scripts, where they do nothing. */
function withoutJoiners(text: string): string {
  if (!/[\u200c\u200d]/.test(text)) return text
  return text
    .replaceAll(/[\u200c\u200d]{2,}/g, '\u200c')
    .replaceAll(
      /(?<=^|[\s\p{P}\p{N}\p{Script=Latin}])[\u200c\u200d]|[\u200c\u200d](?=$|[\s\p{P}\p{N}\p{Script=Latin}])/gu,
      '',
    )
}

const LATIN_BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
)

/** "UniversitÃ©" is UTF-8 that was read as Windows Latin. Repaired where that is certain. */
function repairEncoding(text: string): string {
  if (!/[ÃÂâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/.test(text)) return text
  const bytes: number[] = []
  for (const character of text) {
    const byte = LATIN_BYTES.get(character)
    if (byte === undefined) return text
    bytes.push(byte)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return text
  }
}

/** A text without those of the signs that it ends with. Not by an expression, which would look for them in each place. */
export function withoutTrailing(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
