import { isAscii } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { createWordSample } from './old-encodings.ts'

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
