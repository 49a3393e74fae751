/** In Cache Storage: only where this is, something is kept. For every page, which need not have the rest for it. */
export const KEPT_CACHE = 'pocket'
