import { hash } from 'node:crypto'

/** An answer to a search as JSON, with its validator. */
export interface ReadyAnswer {
  readonly bytes: Buffer
  /** The same from every process that searches the same version. Weak: packed or not, it is one answer. */
  readonly etag: string
}

export function readyAnswer(bytes: Buffer, version: string, question: string): ReadyAnswer {
  return { bytes, etag: `W/"${version}.${hash('sha256', question, 'base64url').slice(0, 22)}"` }
}

/** Ready answers by question: those asked for lately, no more of them than the limits allow. */
export interface AnswerCache {
  readonly find: (question: string) => ReadyAnswer | undefined
  readonly keep: (question: string, answer: ReadyAnswer) => void
}

const LIMITS = { bytes: 192 * 1024 * 1024, answers: 20_000 }

/** A Map walks in the order of writing: what is read is written again, so the first is the longest unused. */
export function createAnswerCache(limits: typeof LIMITS = LIMITS): AnswerCache {
  const answers = new Map<string, ReadyAnswer>()
  let bytes = 0
  // A character takes two bytes at most.
  const sizeOf = (question: string, { bytes: answer }: ReadyAnswer) => 2 * question.length + answer.length
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
      forget(question)
      answers.set(question, answer)
      bytes += sizeOf(question, answer)
      for (const oldest of answers.keys()) {
        if (bytes <= limits.bytes && answers.size <= limits.answers) return
        forget(oldest)
      }
    },
  }
}
