/**
 * Copies bytes that are to be kept into memory of their own, unless they have it. Node cuts buffers below 32 KiB out of
 * slabs of 64 KiB, and keeping a piece keeps the whole slab, many times what was counted. Lent memory is never their own.
 */
export function inOwnMemory(bytes: Buffer, isLent = false): Buffer {
  if (!isLent && bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
