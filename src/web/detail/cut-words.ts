/** The specification's limit: a longer About is cut until it is opened. */
export const ABOUT_WORDS = 100

/** The first `most` words of a text in paragraphs; a shorter text comes back unchanged. */
export function cutWords(paragraphs: readonly string[], most: number): { paragraphs: readonly string[]; cut: boolean } {
  const kept: string[] = []
  let left = most
  for (const paragraph of paragraphs) {
    const words = paragraph.trim().split(/\s+/u)
    if (words.length > left) {
      const part = words.slice(0, left).join(' ')
      return { paragraphs: part === '' ? kept : [...kept, `${part}…`], cut: true }
    }
    kept.push(paragraph)
    left -= words.length
  }
  return { paragraphs: kept, cut: false }
}
