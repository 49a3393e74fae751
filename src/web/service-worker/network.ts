import type { NetworkState } from '#web/pocket/kept.ts'

/** How long the network is waited for, in milliseconds: at first, and while it is away. */
const PATIENCE_MS = { here: 5000, away: 1000 }

export interface Network {
  readonly isAway: () => boolean
  /** Undefined if there is no answer in time. A later one still counts for the state. */
  readonly ask: (asking: Promise<Response>) => Promise<Response | undefined>
}

/** Watches whether the network answers. `changed` is called when that changes. */
export function createNetwork(changed: (state: NetworkState) => void): Network {
  let isAway = false
  const set = (next: boolean) => {
    if (next === isAway) return
    isAway = next
    changed({ isAway })
  }
  const watch = async (asking: Promise<Response>): Promise<Response | undefined> => {
    try {
      const response = await asking
      set(false)
      return response
    } catch (failure) {
      // A page that is left ends its questions itself.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) set(true)
      return undefined
    }
  }
  return {
    isAway: () => isAway,
    async ask(asking) {
      const late = new Promise<'late'>((resolve) =>
        setTimeout(resolve, isAway ? PATIENCE_MS.away : PATIENCE_MS.here, 'late'),
      )
      const answer = await Promise.race([watch(asking), late])
      if (answer !== 'late') return answer
      set(true)
      return undefined
    },
  }
}
