/** What every option finds besides its own. */
export function describeOpen(open: number, kind: string): string {
  if (open === 0) return `No others are open to any ${kind}.`
  return `${open} more ${open === 1 ? 'is' : 'are'} open to any ${kind}.`
}
