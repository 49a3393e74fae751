/** Puts the focus at the start of the page, as a page load would. */
export function focusOnPage(): void {
  const heading = document.querySelector<HTMLElement>('#main h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? document.querySelector<HTMLElement>('#main')
  target?.focus({ preventScroll: true })
}
