/** The value below which a share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Microseconds that an action takes. */
export function microseconds(action: () => unknown): number {
  const started = process.hrtime.bigint()
  action()
  return Number(process.hrtime.bigint() - started) / 1000
}

export function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}
