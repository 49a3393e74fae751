import { LRUCache } from 'lru-cache'
import { hashOf } from '#domain/hash-of.ts'
import type { FilterAnswer } from './filter-answer.ts'

/** A search answer as it is kept: in two parts, or compressed as a whole. */
export interface ReadyAnswer extends FilterAnswer {
  readonly isCompressed: boolean
  readonly etag: string
}

/** The ETag of an answer, the same from every process with this version. Weak, since compressed or not it is one answer. */
export function tagOfAnswer(version: string, question: string): string {
  return `W/"${version}.${(hashOf(question) >>> 0).toString(36)}"`
}

/** Some 350 numbers in five arrays. */
const BYTES_OF_COUNTS = 2500
const LIMITS = { bytes: 192 * 1024 * 1024, answers: 40_000 }

/** Ready answers by question, within the limits: forgets the one that was not asked for longest. */
export function createAnswerCache(limits: typeof LIMITS = LIMITS) {
  // A character takes at most two bytes.
  const sizeOf = ({ page, facets }: ReadyAnswer, question: string) =>
    2 * question.length + page.length + (facets ? BYTES_OF_COUNTS : 0)
  const answers = new LRUCache<string, ReadyAnswer>({
    max: limits.answers,
    maxSize: limits.bytes,
    sizeCalculation: sizeOf,
  })
  // As many again as are kept: an answer that was needed less often would have been forgotten anyway.
  const isAdmitted = createAdmissionFilter(limits.answers)
  return {
    find: (question: string) => answers.get(question),
    /**
     * Keeps an answer if there is room. If there is none, only if its question was asked before: most questions are
     * never asked again.
     */
    keep: (question: string, answer: ReadyAnswer): void => {
      const needed = sizeOf(answer, question)
      const hasRoom = answers.calculatedSize + needed <= limits.bytes && answers.size < limits.answers
      if (needed > limits.bytes || (!hasRoom && !isAdmitted(question))) return
      answers.set(question, { ...answer, page: inOwnMemory(answer.page) })
    },
  }
}

/** A copy that keeps no more memory than its length: a buffer may be a piece of a larger one, which it keeps whole. */
function inOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/**
 * Returns whether it was recently asked about the same text. Remembers about `texts` hashes; a later text may overwrite
 * an earlier one's place. With 65,536 places it mistakes about one new text in 65,536 for a known one.
 */
function createAdmissionFilter(texts: number) {
  const places = 2 ** Math.ceil(Math.log2(texts))
  const hashes = new Int32Array(places)
  return (text: string): boolean => {
    const hash = hashOf(text)
    const place = hash & (places - 1)
    if (hashes[place] === hash) return true
    hashes[place] = hash
    return false
  }
}
