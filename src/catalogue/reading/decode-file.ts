import { isAscii } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { readWords } from '#catalogue/words.ts'

/** Called with the bytes read so far, for a progress bar. */
export type OnBytes = (bytes: number) => void

/** How the letters of a file are written. */
interface Encoding {
  /** Its name in the web's standard. */
  readonly name: string
  /** As people know it, where it was told from the words of the file alone. */
  readonly guessed?: string
}

/** The text of a file in pieces. A byte order mark is left out. */
export async function* decodeFile(
  file: string,
  { name }: Encoding,
  onBytes: OnBytes = () => undefined,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(name)
  let bytes = 0
  for await (const chunk of readChunks(file)) {
    bytes += chunk.length
    onBytes(bytes)
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/**
 * Reads the file once to detect its encoding: a byte order mark decides, then UTF-16's zeros, then whether it is UTF-8
 * throughout. A few broken characters leave it UTF-8; many make it the old encoding in which its words are words, or
 * none that is known, which throws a sentence.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8')
  const words = createWordSample()
  let first = true
  let foreign = 0
  let broken = 0
  const weigh = (text: string) => {
    foreign += text.match(/[\u0080-\uffff]/g)?.length ?? 0
    broken += text.match(/\ufffd/g)?.length ?? 0
  }
  for await (const chunk of readChunks(file)) {
    const wide = first ? wideEncoding(chunk) : undefined
    if (wide) return { name: wide }
    first = false
    const text = decoder.decode(chunk, { stream: true })
    if (!isAscii(chunk)) weigh(text)
    words.add(chunk)
  }
  weigh(decoder.decode())
  if (broken * 10 <= foreign) return { name: 'utf-8' }
  const old = words.guess()
  if (!old) throw new Error(UNKNOWN_ENCODING)
  return { name: old.name, guessed: old.label }
}

const UNKNOWN_ENCODING =
  'is text, but neither in UTF-8 nor in an older encoding that can be told from its words. Save it as UTF-8'

/** Detects UTF-16 by its byte order mark or its zeros. */
export function wideEncoding(chunk: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
  const sample = chunk.subarray(0, 2000)
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length / 8 && even < odd / 4) return 'utf-16le'
  if (even > sample.length / 8 && odd < even / 4) return 'utf-16be'
  return undefined
}

function readChunks(file: string): AsyncIterable<Buffer> {
  // Without an encoding, the stream yields buffers.
  return createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>
}

/** A file that can be read up to a line, but not beyond. */
export class BrokenFileError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** An old encoding of one byte a letter, by its name in the web's standard, and what may have been written in it. */
interface OldEncoding {
  readonly name: string
  /** As people know it. */
  readonly label: string
  readonly alphabets: readonly string[]
}

const alphabetsOf = readWords('alphabets').list

/** The likelier come first. */
export const OLD_ENCODINGS: readonly OldEncoding[] = [
  { name: 'windows-1252', label: 'Windows Latin', alphabets: alphabetsOf('western') },
  { name: 'macintosh', label: 'Mac Roman', alphabets: alphabetsOf('western') },
  { name: 'windows-1250', label: 'Windows Central European', alphabets: alphabetsOf('central') },
  { name: 'iso-8859-2', label: 'ISO 8859-2', alphabets: alphabetsOf('central') },
  { name: 'windows-1254', label: 'Windows Turkish', alphabets: alphabetsOf('turkish') },
  { name: 'windows-1257', label: 'Windows Baltic', alphabets: alphabetsOf('baltic') },
  { name: 'windows-1251', label: 'Windows Cyrillic', alphabets: alphabetsOf('cyrillic') },
  { name: 'koi8-u', label: 'KOI8', alphabets: alphabetsOf('cyrillic') },
  { name: 'ibm866', label: 'DOS Cyrillic', alphabets: alphabetsOf('cyrillic') },
  { name: 'x-mac-cyrillic', label: 'Mac Cyrillic', alphabets: alphabetsOf('cyrillic') },
  { name: 'windows-1253', label: 'Windows Greek', alphabets: alphabetsOf('greek') },
]

/** How many different words are weighed. */
const MOST_WORDS = 5000
/** No word of an old encoding of one byte a letter is longer on either side of a letter. */
const LONGEST_SIDE = 30
/** Of the words of a right guess, at least this share is in some alphabet. */
const ENOUGH = 0.75
/** A guess that needs one language, where Windows Latin needs as many as this, is the better one. */
const MANY_LANGUAGES = 3
const FEW_WORDS = 5
/** Some words of a Cyrillic text begin with a capital; of Hebrew, read as Cyrillic, all letters are small or none. */
const CAPITALISED = 0.05

/** Collects the words of a file that are not ASCII, of which one may tell its encoding. */
export function createWordSample() {
  const words = new Set<string>()
  let lines = 0
  let returns = 0
  return {
    add(chunk: Buffer): void {
      lines += chunk.includes(10) ? 1 : 0
      returns += chunk.includes(13) ? 1 : 0
      if (words.size >= MOST_WORDS || isAscii(chunk)) return
      for (const word of wordsOf(chunk.toString('latin1'))) words.add(word)
    },
    /** Undefined for an encoding that is not known, or is of more than one byte a letter. */
    guess: (): OldEncoding | undefined => guessEncoding([...words], lines === 0 && returns > 0),
  }
}

/** The words with something outside of ASCII, each character a byte. */
function* wordsOf(text: string): Generator<string> {
  let end = 0
  for (const { index } of text.matchAll(/[\u0080-\u00ff]+/g)) {
    if (index < end) continue
    const before = /[A-Za-z'-]*$/.exec(text.slice(Math.max(end, index - LONGEST_SIDE), index))?.[0] ?? ''
    const after = /^[A-Za-z\u0080-\u00ff'-]*/.exec(text.slice(index, index + LONGEST_SIDE))?.[0] ?? ''
    end = index + after.length
    yield before + after
  }
}

interface Verdict {
  readonly encoding: OldEncoding
  /** Words that no language of the encoding has. */
  readonly foreign: number
  /** How many languages it takes for the others. */
  readonly languages: number
}

/** Of the encodings in which most words are words of a language, the one with the fewest others. */
function guessEncoding(words: readonly string[], isMac: boolean): OldEncoding | undefined {
  // Only old programs of the Macintosh end lines so.
  const known = isMac ? OLD_ENCODINGS.toSorted((one, other) => macFirst(one) - macFirst(other)) : OLD_ENCODINGS
  const verdicts = known.map((encoding) => judge(words, encoding))
  const [first] = verdicts.toSorted((one, other) => one.foreign - other.foreign)
  if (!first || words.length - first.foreign < words.length * ENOUGH) return undefined
  const single = verdicts.find(({ foreign, languages }) => foreign === first.foreign && languages === 1)
  const isClearer = first.languages >= MANY_LANGUAGES && words.length >= FEW_WORDS
  return single && isClearer ? single.encoding : first.encoding
}

function macFirst({ name }: OldEncoding): number {
  return name === 'macintosh' || name.startsWith('x-mac') ? 0 : 1
}

function judge(words: readonly string[], encoding: OldEncoding): Verdict {
  const letters = lettersOf(encoding.name)
  const read = words.map((word) => word.replaceAll(/[\u0080-\u00ff]/g, (byte) => letters[byte.charCodeAt(0)] ?? byte))
  const known = read.map((word) => languagesOf(word, encoding.alphabets))
  const foreign = known.filter((found) => found === undefined).length
  return { encoding, foreign: isWithoutCase(read) ? words.length : foreign, languages: fewestLanguages(known) }
}

function lettersOf(name: string): string {
  const decoder = new TextDecoder(name)
  return Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte))).join('')
}

/** True for words of another script than Latin, none of which is written with a capital and small letters. */
function isWithoutCase(words: readonly string[]): boolean {
  const other = words.filter((word) => OTHER_SCRIPT.test(word))
  return (
    other.length >= FEW_WORDS && other.filter((word) => /\p{Lu}\p{Ll}/u.test(word)).length < other.length * CAPITALISED
  )
}

/** The alphabets that a word may be written in, by their numbers; undefined if there is none. */
function languagesOf(word: string, alphabets: readonly string[]): ReadonlySet<number> | undefined {
  if ([CAPITAL_INSIDE, SIGN_INSIDE, CONTROL].some((fault) => fault.test(word))) return undefined
  // "Universitй"
  if (/[a-z]/i.test(word) && OTHER_SCRIPT.test(word)) return undefined
  const own = new Set(
    Array.from(word.toLowerCase()).filter(
      (letter) => letter > '\u007f' && /\p{L}/u.test(letter) && !SIGNS.includes(letter),
    ),
  )
  if (own.size === 0) return ANY_LANGUAGE
  const found = alphabets.flatMap((alphabet, at) => ([...own].every((letter) => alphabet.includes(letter)) ? [at] : []))
  return found.length > 0 ? new Set(found) : undefined
}

const ANY_LANGUAGE: ReadonlySet<number> = new Set()
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u
/** Letters to Unicode, but numbers and units to people. */
const SIGNS = 'ªºµ'
/** "UniversitŽ": a capital behind a small letter, though not in "McGill". */
const CAPITAL_INSIDE = /\p{Ll}(?=[^\p{ASCII}])\p{Lu}|[^\p{ASCII}\P{Ll}]\p{Lu}|ς(?=\p{L})/u
/** "C™t", "Universit‚": a sign where no text has it, though not the apostrophe of "d’été" or the dash of "A–Z". */
const SIGN_INSIDE = /\p{L}[^\p{ASCII}\p{L}\p{M}’‘–—·\u00ad]+\p{L}|ª\p{L}|º\p{L}|\p{L}[‚„†‡ˆ‰‹˜¤¦¬¯¸¡¿]/u
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0080-\u009f\ufffd]/

/** How many languages it takes for all words, taking the most useful one each time. */
function fewestLanguages(known: readonly (ReadonlySet<number> | undefined)[]): number {
  let left = known.filter((found) => found !== undefined && found.size > 0)
  let languages = 0
  while (left.length > 0) {
    const counts = new Map<number, number>()
    for (const found of left) for (const language of found ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
    const [best] = [...counts].toSorted(([, one], [, other]) => other - one)
    left = left.filter((found) => !found?.has(best?.[0] ?? -1))
    languages += 1
  }
  return languages
}
