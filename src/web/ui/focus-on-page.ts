/** The part of the page that the address names. */
export const namedPart = () => document.getElementById(location.hash.slice(1))

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

/** A ref: when the section is removed with the focus inside it, the focus moves to the heading of what replaces it. */
export function handFocusOn(section: HTMLElement | null): () => void {
  return () => {
    if (section?.contains(document.activeElement)) setTimeout(focusOnPage)
  }
}
