/** Fetches a style sheet that only late code needs, and waits until it applies. */
export function fetchStyles(href: string): Promise<void> {
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
