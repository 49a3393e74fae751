import type { LoaderFunction } from 'react-router'
import type { Said } from '#web/read-answers.ts'

interface Block {
  readonly dataset: Readonly<Record<string, string | undefined>>
  readonly textContent: string | null
}
/** Tests and the server import this without a page. */
interface Surroundings {
  readonly document?: { readonly querySelector: (selector: string) => Block | null }
}

/** The answer that the server drew this page from, on pages that it has drawn (`src/api/pages/results-html.ts`). */
let block = (globalThis as Surroundings).document?.querySelector('#first-answer')

/**
 * The results page's address of what is shown, its title, the path of the page itself if it is a collection's, and the
 * moment at which it was drawn.
 */
export const { address: firstAddress, title: firstTitle, path: collectionPath, at: drawnAt } = block?.dataset ?? {}

/** The answer, once, for whoever asks for just this. */
export function takeFirstAnswer(address: string): Said | undefined {
  if (!block || address !== firstAddress) return undefined
  // The server writes this block as it answers the same question.
  const said = JSON.parse(block.textContent ?? '') as Said
  block = null
  return said
}

/** Call once the first page has been hydrated or rendered. */
export let markHydrated: () => void
const hydrated = new Promise<void>((resolve) => (markHydrated = resolve))

/**
 * The same loader, but its first answer waits until the page is hydrated. An earlier answer would make React hydrate
 * the prerendered markup of the empty page with the loaded one: they differ, so it would render everything again.
 */
export function onceHydrated(loader: LoaderFunction): LoaderFunction {
  return async (...args) => {
    const [data] = await Promise.all([loader(...args), hydrated])
    return data
  }
}
