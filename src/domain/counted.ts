/** `counted(1, 'day')` -> "1 day"; `counted(2, 'day')` -> "2 days". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** "promise, work and 3 more": those from a place on are only counted. */
export function countedFrom(place: number, words: readonly string[]): string {
  const named = words.slice(0, place).join(', ')
  return words.length > place ? `${named} and ${words.length - place} more` : named
}
