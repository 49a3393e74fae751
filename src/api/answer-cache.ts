import { hash } from 'node:crypto'
import { inOwnMemory } from './own-memory.ts'

/** An answer to a search as JSON, with its validator. */
export interface ReadyAnswer {
  readonly bytes: Buffer
  /** The same from every process that searches the same version. Weak: packed or not, it is one answer. */
  readonly etag: string
}

/** `question` tells it from all others of its version. */
export function readyAnswer(bytes: Buffer, version: string, question: string): ReadyAnswer {
  return { bytes, etag: `W/"${version}.${hash('sha256', question, 'base64url').slice(0, 22)}"` }
}

/** Ready answers by question: those asked for lately and more than once, no more of them than the limits allow. */
export interface AnswerCache {
  readonly find: (question: string) => ReadyAnswer | undefined
  /** Keeps the answer to what was asked before: most questions are never asked again. Returns what is to be sent. */
  readonly keep: (question: string, answer: ReadyAnswer) => ReadyAnswer
}

const LIMITS = { bytes: 192 * 1024 * 1024, answers: 20_000 }

/** A Map walks in the order of writing: what is read is written again, so the first is the longest unused. */
export function createAnswerCache(limits: typeof LIMITS = LIMITS): AnswerCache {
  const answers = new Map<string, ReadyAnswer>()
  // By their validators: a question may be long.
  const askedOnce = new Set<string>()
  let bytes = 0
  // A character takes two bytes at most; beside an answer lies what is packed of it, not a third as long.
  const sizeOf = (question: string, { bytes: answer }: ReadyAnswer) => 2 * question.length + (answer.length * 4) / 3
  const forget = (question: string) => {
    const answer = answers.get(question)
    if (!answer) return
    answers.delete(question)
    bytes -= sizeOf(question, answer)
  }
  return {
    find: (question) => {
      const answer = answers.get(question)
      if (!answer) return undefined
      answers.delete(question)
      answers.set(question, answer)
      return answer
    },
    keep: (question, answer) => {
      if (!askedOnce.delete(answer.etag)) {
        if (askedOnce.size >= limits.answers) askedOnce.clear()
        askedOnce.add(answer.etag)
        return answer
      }
      forget(question)
      const kept = { ...answer, bytes: inOwnMemory(answer.bytes) }
      answers.set(question, kept)
      bytes += sizeOf(question, kept)
      for (const oldest of answers.keys()) {
        if (bytes <= limits.bytes && answers.size <= limits.answers) break
        forget(oldest)
      }
      return kept
    },
  }
}
