/** Ready answers by question: those asked for lately, no more of them than the limits allow. */
export interface AnswerCache {
  readonly find: (question: string) => Buffer | undefined
  readonly keep: (question: string, answer: Buffer) => void
}

const LIMITS = { bytes: 64 * 1024 * 1024, answers: 20_000 }

/** A Map walks in the order of writing: what is read is written again, so the first is the longest unused. */
export function createAnswerCache(limits: typeof LIMITS = LIMITS): AnswerCache {
  const answers = new Map<string, Buffer>()
  let bytes = 0
  // A character takes two bytes at most.
  const sizeOf = (question: string, answer: Buffer) => 2 * question.length + answer.length
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
