import { readLexiconTexts } from '#lexicon/read-lexicon.ts'
import { collectSynonyms } from '#presenters/synonyms.ts'
import { tagged, type TaggedJson } from '#api/snapshot/snapshot.ts'

let known: TaggedJson | undefined

/** The same as long as this version of the server runs. */
export function synonyms(): TaggedJson {
  return (known ??= tagged(Buffer.from(JSON.stringify(collectSynonyms(readLexiconTexts())))))
}
