import { isAscii } from 'node:buffer'
import { createReadStream } from 'node:fs'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Called with the bytes read so far, for a progress bar. */
export type OnBytes = (bytes: number) => void

/** The text of a file in pieces, in whatever encoding it is. A byte order mark is left out. */
export async function* decodeFile(file: string, onBytes: OnBytes = () => undefined): AsyncGenerator<string> {
  const decoder = new TextDecoder(await detectEncoding(file))
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
 * throughout. A few broken characters leave it UTF-8; many make it Windows Latin, or no encoding that is known.
 */
async function detectEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8')
  let first = true
  let foreign = 0
  let broken = 0
  let high = 0
  let inWords = 0
  const weigh = (text: string) => {
    foreign += text.match(/[\u0080-\uffff]/g)?.length ?? 0
    broken += text.match(/\ufffd/g)?.length ?? 0
  }
  for await (const chunk of readChunks(file)) {
    const wide = first ? wideEncoding(chunk) : undefined
    if (wide) return wide
    first = false
    const text = decoder.decode(chunk, { stream: true })
    if (isAscii(chunk)) continue
    weigh(text)
    for (const [run] of chunk.toString('latin1').matchAll(/[\u0080-\u00ff]+/g)) {
      high += run.length
      if (isForeignWord(run)) inWords += run.length
    }
  }
  weigh(decoder.decode())
  if (broken * 10 <= foreign) return 'utf-8'
  if (inWords * 2 > high) throw new Error(UNKNOWN_ENCODING)
  return 'windows-1252'
}

const UNKNOWN_ENCODING =
  'is text, but neither in UTF-8 nor in Windows Latin: it may be in an older encoding of Cyrillic, Greek, Arabic or Chinese. Save it as UTF-8'

/**
 * Letters outside of ASCII, one behind the other: among Latin letters they stand alone or in pairs. Not a line of dashes
 * or bullets.
 */
function isForeignWord(run: string): boolean {
  return run.length >= 4 && new Set(run).size > 2
}

/** Detects UTF-16 by its byte order mark or its zeros. */
export function wideEncoding(chunk: Buffer): Encoding | undefined {
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
