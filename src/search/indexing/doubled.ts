/**
 * The same numbers in an array of twice the length, with zeros behind them; the old array is empty afterwards. An array
 * of this kind takes half the memory of a plain one, and so stays in the processor's caches.
 */
export function doubled(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  return new Int32Array(numbers.buffer.transfer(numbers.byteLength * 2))
}
