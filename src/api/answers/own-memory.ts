/**
 * The bytes in memory of their own, copied if they have none: for bytes that are kept. Node cuts anything below 32 KiB
 * out of slabs of 64, and whoever keeps a piece of one keeps all of it: many times what was counted.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
