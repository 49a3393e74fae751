import type { Said } from '#web/read-answers.ts'

/** The answer that the server drew this page from, on pages that it has drawn (`src/api/pages/results-html.ts`). */
const block = typeof document === 'undefined' ? null : document.querySelector<HTMLElement>('#first-answer')
const told: DOMStringMap = block?.dataset ?? {}

/**
 * The results page's address of what is shown, its title, the path of the page itself if it is a collection's, and the
 * moment at which it was drawn.
 */
export const { address: firstAddress, title: firstTitle, path: collectionPath, at: drawnAt } = told

let isTaken = false

/** The answer, once, for whoever asks for just this. */
export function takeFirstAnswer(address: string): Said | undefined {
  if (isTaken || address !== firstAddress) return undefined
  isTaken = true
  // The server writes this block as it answers the same question.
  return JSON.parse(block?.textContent ?? 'null') as Said
}
