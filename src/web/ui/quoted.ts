/** Somebody's words in quotation marks. Isolated, or what follows Arabic words would be drawn among them. */
export function quoted(words: string): string {
  return `“\u2068${words.trim()}\u2069”`
}
