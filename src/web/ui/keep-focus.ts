import { focusOnPage } from './page.ts'

/** Where the focus can go back to: what names a part of the page. A heading inside a summary is pressed with it. */
const NAMES_A_PART = 'summary, :is(h1, h2, h3):not(summary *)'

/**
 * What has the focus may be removed, often by being pressed. Then the focus goes back to the nearest heading or summary before
 * it that is still there, so that keys and screen readers go on from there, and not from the start of the page.
 */
export function keepFocus(): void {
  /** What has the focus, or had it when it was removed. */
  let focused: Element | undefined
  let before: readonly HTMLElement[] = []
  const look = () => {
    const { activeElement, body } = document
    if (activeElement && activeElement !== body) {
      if (activeElement !== focused) before = partsBefore(activeElement)
      focused = activeElement
      return
    }
    const isRemoved = focused !== undefined && !focused.isConnected
    focused = undefined
    if (isRemoved) goBack(before)
  }
  // Later than whoever knows better where it goes: a new page, or a row of chips.
  const lookLater = () => void setTimeout(look)
  document.addEventListener('focusin', look)
  document.addEventListener('focusout', lookLater)
  // Not all browsers tell that what has the focus is removed.
  new MutationObserver(() => focused?.isConnected === false && lookLater()).observe(document.body, {
    childList: true,
    subtree: true,
  })
  look()
}

/** The nearest first. */
function partsBefore(element: Element): HTMLElement[] {
  const parts = [...document.querySelectorAll<HTMLElement>(NAMES_A_PART)]
  const isBefore = (part: Element) => (part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return parts.filter(isBefore).toReversed()
}

function goBack(before: readonly HTMLElement[]): void {
  for (const part of before) {
    // One that was drawn anew has the same id.
    const now = part.isConnected ? part : document.getElementById(part.id)
    if (now && now.tabIndex < 0) now.setAttribute('tabindex', '-1')
    now?.focus({ preventScroll: true })
    // What is hidden, or below a sheet, does not take it.
    if (now && document.activeElement === now) return
  }
  focusOnPage()
}
