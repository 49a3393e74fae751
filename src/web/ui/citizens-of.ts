/** Whose citizens may apply, in words that stand alone; undefined where that is not stated. */
export function citizensOf(citizenship: string): string | undefined {
  if (citizenship === '' || citizenship === 'NA') return undefined
  return citizenship.startsWith('Any ') ? citizenship : `Citizens of ${citizenship}`
}
