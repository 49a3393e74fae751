import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { figure } from '#catalogue/figure.ts'
import { LIMITS } from '#catalogue/reading/limits.ts'

/** A file in a zip, as described by the directory at the zip's end. */
export interface ZipPart {
  readonly path: string
  readonly method: number
  readonly encrypted: boolean
  readonly checksum: number
  /** Bytes in the zip, and the stated size when unpacked. */
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const END = 0x06_05_4b_50
const WIDE_END = 0x06_06_4b_50
const LISTED = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
const DEFLATED = 8
/** Means "too large for this field": the real number is in an extra field of 64 bits. */
const WIDE = 0xff_ff_ff_ff

export const DAMAGED = 'is a damaged or cut off workbook: fetch it again, or open it and save it as .xlsx or CSV'

/** Reads the directory at the end of a zip. */
export async function listParts(file: string): Promise<ZipPart[]> {
  const handle = await open(file)
  try {
    const list = await readList(handle)
    const parts: ZipPart[] = []
    for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === LISTED;) {
      if (parts.length === LIMITS.parts) {
        throw new Error(`is a zip of more than ${figure(LIMITS.parts)} files, which no workbook is: save it as CSV`)
      }
      parts.push(partAt(list, at))
      at += 46 + list.readUInt16LE(at + 28) + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    }
    return parts
  } catch (error) {
    throw error instanceof RangeError ? new Error(DAMAGED, { cause: error }) : error
  } finally {
    await handle.close()
  }
}

async function readList(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat()
  // A comment of up to 65,535 bytes may follow the end record.
  const from = Math.max(0, size - 65_600)
  const tail = await readAt(handle, from, size - from)
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(END)
  const at = tail.lastIndexOf(mark)
  if (at < 0) throw new Error(DAMAGED)
  const start = tail.readUInt32LE(at + 16)
  if (start !== WIDE) return readAt(handle, start, tail.readUInt32LE(at + 12))
  const wide = await readAt(handle, Number(tail.readBigUInt64LE(at - 12)), 56)
  if (wide.readUInt32LE(0) !== WIDE_END) throw new Error(DAMAGED)
  return readAt(handle, Number(wide.readBigUInt64LE(48)), Number(wide.readBigUInt64LE(40)))
}

/** Reads as much as there is, but never more than a workbook may have. */
async function readAt(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  if (length > LIMITS.workbook || !Number.isSafeInteger(from)) throw new Error(DAMAGED)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}

function partAt(list: Buffer, at: number): ZipPart {
  const nameEnd = at + 46 + list.readUInt16LE(at + 28)
  const wide = wideFigures(list.subarray(nameEnd, nameEnd + list.readUInt16LE(at + 30)))
  const figureAt = (place: number) => {
    const value = list.readUInt32LE(at + place)
    return value === WIDE ? (wide.shift() ?? value) : value
  }
  const size = figureAt(24)
  const packed = figureAt(20)
  return {
    path: list.toString('utf8', at + 46, nameEnd),
    method: list.readUInt16LE(at + 10),
    encrypted: (list.readUInt16LE(at + 8) & 1) === 1,
    checksum: list.readUInt32LE(at + 16),
    size,
    packed,
    offset: figureAt(42),
  }
}

/** The numbers of extra field 1, in the order in which they are needed: size, packed size, offset. */
function wideFigures(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const length = extra.readUInt16LE(at + 2)
    const field = extra.subarray(at + 4, at + 4 + length)
    if (extra.readUInt16LE(at) === 1) {
      return Array.from({ length: Math.floor(field.length / 8) }, (_, index) =>
        Number(field.readBigUInt64LE(index * 8)),
      )
    }
    at += 4 + length
  }
  return []
}

/** The bytes of a part, unpacked in pieces. */
export async function* unpackPart(file: string, part: ZipPart): AsyncGenerator<Buffer> {
  if (part.packed === 0) return
  const head = await readHead(file, part.offset)
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) throw new Error(DAMAGED)
  const start = part.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const packed = createReadStream(file, { start, end: start + part.packed - 1 })
  // The reading loop gets the error from the last stream.
  const source =
    part.method === DEFLATED ? pipeline(packed, createInflateRaw({ chunkSize: 65_536 }), () => undefined) : packed
  try {
    // Byte streams yield buffers.
    yield* source as AsyncIterable<Buffer>
  } catch (error) {
    throw new Error(DAMAGED, { cause: error })
  }
}

async function readHead(file: string, offset: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    return await readAt(handle, offset, 30)
  } finally {
    await handle.close()
  }
}
