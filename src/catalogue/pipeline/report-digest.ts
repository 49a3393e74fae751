import { figure } from '#catalogue/limits.ts'
import { formatEntry, type ReportEntry } from './report.ts'

/** How many faults and merges are shown; the whole report has all. */
const SHOWN = 20

/** Counts what was done, and keeps the first faults and merges in full: nobody wants a million lines. */
export function createDigest() {
  const counted = new Map<string, number>()
  const entries = new Map<string, { readonly entry: ReportEntry; again: number }>()
  let more = 0
  return {
    add(entry: ReportEntry): void {
      if (entry.kind === 'changed' || entry.kind === 'left out') {
        const key = `${entry.column}: ${entry.kind}`
        counted.set(key, (counted.get(key) ?? 0) + 1)
        return
      }
      // Rows with the same fault are told once, with the place and value of the first.
      const key = JSON.stringify(entry.kind === 'refused' ? { ...entry, line: 0, value: '' } : entry)
      const known = entries.get(key)
      if (known) known.again += 1
      else if (entries.size < SHOWN) entries.set(key, { entry, again: 0 })
      else more += 1
    },
    lines(): string[] {
      const sums = [...counted].map(([key, count]) => `${key} in ${figure(count)} rows`)
      const told = [...entries.values()].map(
        ({ entry, again }) =>
          `${entry.kind} ${formatEntry(entry)}${again > 0 ? ` (and in ${figure(again)} more rows)` : ''}`,
      )
      const rest = more > 0 ? [`… and ${figure(more)} more`] : []
      return [...sums, ...told, ...rest]
    },
  }
}
