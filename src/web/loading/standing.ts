interface Standing {
  /** The key of the entry whose page the app shows. */
  key: () => string
  /** Hears of every way in the history, before the router does. */
  hear?: (event: PopStateEvent) => void
  /** Has Back close what covers that page, for as long as it is there. */
  cover?: (element: Element, close: () => void) => void
}

/** Where the app stands in the history. Set by `main.tsx`, and by code that comes later. */
export const standing: Standing = { key: () => 'default' }
