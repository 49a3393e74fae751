import { useEffect } from 'react'
import { pageConfig } from '#web/page-config.ts'

/** The part of the page that the address names. */
const namedPart = () => document.getElementById(location.hash.slice(1))

/**
 * The content of a page is here: it need no longer be as high as it was left (`before-paint.js`), and a part that the address
 * names can be gone to. When the address was read, it was not there.
 */
function arrive(): void {
  document.documentElement.style.removeProperty('--height-when-left')
  const part = namedPart()
  // Whoever loads the page again, or has scrolled, stays where they are.
  if (!part || window.scrollY > 0) return
  part.scrollIntoView()
  focusOnPage()
}

/**
 * Sets the document's title: `Results · Scholarship Finder`. Undefined leaves it to a component inside. `whole` is false
 * while content is still on its way that may make the page longer.
 */
export function usePageTitle(title: string | undefined, whole = true): void {
  useEffect(() => {
    if (whole) arrive()
  }, [whole])
  useEffect(() => {
    if (title === undefined) return
    const { name } = pageConfig().site
    document.title = title === '' ? name : `${title} · ${name}`
  }, [title])
}

/**
 * Puts the focus at the start of the page or of the part that the address names, as a page load would; or, for whoever comes
 * back to a list, on the card that they left it by: from the start, the next key would take them away from where they were.
 */
export function focusOnPage(backFrom?: string): void {
  const cards = document.querySelectorAll<HTMLElement>('#main article a')
  const card = [...cards].find((link) => link.getAttribute('href') === backFrom)
  const heading = namedPart() ?? document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  const target = card ?? heading ?? document.querySelector<HTMLElement>('#main')
  target?.focus({ preventScroll: true })
}
