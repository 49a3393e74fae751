/** Fetches a style sheet that only late code needs, and waits until it applies. */
function fetchStyles(href: string): Promise<void> {
  // The server draws with the code alone.
  if (typeof document === 'undefined') return Promise.resolve()
  // A page that is drawn whole brings its own.
  if (document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`No styles came from ${href}`))
    })
    document.head.append(link)
  })
}

/** Returns what fetches code together with its style sheet: once, and anew after a failure. */
export function withStyles<Code>(load: () => Promise<Code>, href: string): () => Promise<Code> {
  let asked: Promise<Code> | undefined
  return () => {
    asked ??= Promise.all([load(), fetchStyles(href)]).then(
      ([code]) => code,
      (failure: unknown) => {
        asked = undefined
        throw failure
      },
    )
    return asked
  }
}
