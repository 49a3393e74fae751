import type { KnownWords } from './correction.ts'
import type { Understanding } from './part.ts'
import { leftOf, type Span } from './span.ts'
import { understand } from './understand.ts'

/**
 * What a key says without what stands in some spans. `whole` is what all of it says: if that is the name of a programme, it
 * is taken out as a whole.
 */
export function readWithout(
  searchKey: string,
  known: KnownWords,
  whole: Understanding,
  without: readonly Span[],
): Understanding {
  if (!whole.parts.some(({ word }) => word?.includes(' '))) return understand(searchKey, known, without)
  const parts = leftOf(whole.parts, without)
  return parts.length === whole.parts.length ? whole : { parts, content: [], near: [] }
}
