/** What every option finds besides its own. */
export function describeOpen(open: number, kind: string): string {
  return `${open} more ${open === 1 ? 'is' : 'are'} open to any ${kind}.`
}
