/** The countries of each region, by label; none until they are loaded. */
let members: ReadonlyMap<string, ReadonlySet<string>> = new Map()

/** Fetches which countries a region has. Without them a country is chosen beside its region, which finds the same. */
export async function loadRegions(): Promise<void> {
  if (members.size > 0) return
  const loaded = await import('#domain/country-groups.ts').catch(() => undefined)
  if (loaded) members = loaded.countriesByRegion()
}

/**
 * The labels without those that a new one is part of, or that are part of it: whoever has ticked Europe and ticks Germany
 * means Germany.
 */
export function withoutOverlap(labels: readonly string[], label: string): string[] {
  return labels.filter((other) => !members.get(other)?.has(label) && !members.get(label)?.has(other))
}
