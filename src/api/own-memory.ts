/**
 * Some buffers as one, with memory of its own: for bytes that are kept. Node cuts anything below 32 KiB out of slabs of 64,
 * and whoever keeps a piece of one keeps all of it: many times what was counted.
 */
export function joinInOwnMemory(parts: readonly Buffer[]): Buffer {
  const joined = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) at += part.copy(joined, at)
  return joined
}
