/** The value below which a share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** By how much values, measured at even steps, rise from the first to the last along the line that fits them best. */
export function riseOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let [together, steps] = [0, 0]
  for (const [step, value] of values.entries()) {
    together += (step - middle) * (value - mean)
    steps += (step - middle) ** 2
  }
  return (together / steps) * (values.length - 1)
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
