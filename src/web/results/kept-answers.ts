import type { Found } from '#web/read-answers.ts'

/** Answers by the address of the results page that they are for. */
export interface KeptAnswers {
  /** Keeps the answer that its page now shows. */
  show(address: string, answer: Found): void
  /** Keeps an answer for a page that nobody has seen yet. */
  fetchAhead(address: string, answer: Found): void
  /** The answer that the page showed a short while ago: it may show it again until there is a newer one. */
  seen(address: string): Found | undefined
  /** Any answer, however old, for whoever has no network. */
  any(address: string): Found | undefined
  clear(): void
}

/** Keeps up to `size` answers; those that were shown longer than `freshMs` ago no longer count as seen. */
export function createKeptAnswers(size: number, freshMs: number, now = Date.now): KeptAnswers {
  const entries = new Map<string, { readonly answer: Found; readonly shownAt: number }>()

  function keep(address: string, answer: Found, shownAt: number): void {
    // The newest stands last.
    entries.delete(address)
    entries.set(address, { answer, shownAt })
    const oldest = entries.keys().next().value
    if (entries.size > size && oldest !== undefined) entries.delete(oldest)
  }

  return {
    show: (address, answer) => keep(address, answer, now()),
    fetchAhead: (address, answer) => keep(address, answer, entries.get(address)?.shownAt ?? Number.NEGATIVE_INFINITY),
    seen: (address) => {
      const entry = entries.get(address)
      return entry && now() - entry.shownAt < freshMs ? entry.answer : undefined
    },
    any: (address) => entries.get(address)?.answer,
    clear: () => entries.clear(),
  }
}
