import type { FilterAnswer } from './answer-sheets.ts'
import { inOwnMemory } from './own-memory.ts'

/** An answer to a search as it is kept: its parts, or all of it packed. */
export interface ReadyAnswer extends FilterAnswer {
  readonly isPacked: boolean
  readonly etag: string
}

/** All that an answer hangs on; of the body, the text. */
export function questionText(page: number, facets: boolean, body: string): string {
  return `${page} ${facets ? 1 : 0} ${body}`
}

/**
 * Tells the answer to a question from the others of its version; the same from every process that searches the same. Weak:
 * packed or not, it is one answer.
 */
export function tagOfAnswer(version: string, question: string): string {
  return `W/"${version}.${(hashOf(question) >>> 0).toString(36)}"`
}

/** Answers that are ready, by question: no more of them than the limits allow. */
export interface AnswerCache {
  readonly find: (question: string) => ReadyAnswer | undefined
  /**
   * Keeps an answer, if there is room for it; when there is none, only if its question was asked before: most questions
   * are never asked again. Returns what is to be sent.
   */
  readonly keep: (question: string, answer: ReadyAnswer) => ReadyAnswer
}

const LIMITS = { bytes: 192 * 1024 * 1024, answers: 40_000 }

type KeptAnswer = ReadyAnswer & {
  /** It was asked for since it was last about to be forgotten. */
  isInUse: boolean
}

/**
 * Forgets by second chance: the longest kept goes first, but what is in use goes to the end of the line instead, once. To
 * find an answer writes one bit then; to keep the answers in their order of use would write their question each time, which
 * is a long text of its own.
 */
export function createAnswerCache(limits: typeof LIMITS = LIMITS): AnswerCache {
  const answers = new Map<string, KeptAnswer>()
  // As many again as are kept: what comes back later than that would have left by then.
  const wasAsked = createRecall(limits.answers)
  let bytes = 0
  // A character takes two bytes at most.
  const sizeOf = (question: string, { page, counts }: ReadyAnswer) =>
    2 * question.length + page.length + (counts?.byteLength ?? 0)
  const forget = (question: string, answer: ReadyAnswer) => {
    answers.delete(question)
    bytes -= sizeOf(question, answer)
  }
  const remember = (question: string, answer: ReadyAnswer) => {
    answers.set(question, { ...answer, isInUse: false })
    bytes += sizeOf(question, answer)
  }
  const hasRoom = (needed: number) => bytes + needed <= limits.bytes && answers.size < limits.answers
  const makeRoom = (needed: number) => {
    // A Map walks in the order of writing, and comes by what is written on the way.
    for (const [oldest, answer] of answers) {
      if (hasRoom(needed)) return
      forget(oldest, answer)
      if (answer.isInUse) remember(oldest, answer)
    }
  }
  return {
    find: (question) => {
      const answer = answers.get(question)
      if (answer) answer.isInUse = true
      return answer
    },
    keep: (question, answer) => {
      const needed = sizeOf(question, answer)
      if (needed > limits.bytes || (!hasRoom(needed) && !wasAsked(question))) return answer
      const before = answers.get(question)
      if (before) forget(question, before)
      const kept = { ...answer, page: inOwnMemory(answer.page) }
      makeRoom(needed)
      remember(question, kept)
      return kept
    },
  }
}

/**
 * Tells whether it was asked about a text before, lately: it knows so many again, or a little more, less those that fall on
 * the place of a later one. With 65,536 places it mistakes one new text of 65,536.
 */
function createRecall(texts: number) {
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

/** FNV-1a, of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
