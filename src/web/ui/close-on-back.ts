import { standing } from '#web/loading/history.ts'
import { WIDE } from './media.ts'

/** An entry of the history, as the router writes it. `covered` is ours: the same place with something above it. */
interface Entry {
  readonly key?: string
  readonly covered?: boolean
}

interface Place extends Entry {
  readonly href: string
}

// The history holds what this and the router have put there.
const read = (): Place => ({ ...(window.history.state as Entry | null), href: window.location.href })
const isShown = ({ key = 'default' }: Entry) => key === standing.key()

/** What is above the page, and how it is closed. */
const covers = new Map<Element, () => void>()
let last = read()
let isGoingOn = false

/**
 * Has Back close what covers the page. A second entry of the same place stands for it, which Back leaves. Nobody ever stands on
 * one that way otherwise: Back and Forward go on over it.
 */
function cover(element: Element, close: () => void): void {
  if (!read().covered) window.history.pushState({ ...window.history.state, covered: true }, '')
  last = read()
  covers.set(element, close)
}

/** The router is not to load the page again that is shown. */
function hear(event: PopStateEvent): void {
  const from = last
  last = read()
  // What has gone with its page covers nothing.
  const open = [...covers].filter(([element]) => element.isConnected)
  const wasCovered = open.length > 0
  for (const [, close] of open) close()
  covers.clear()
  const wasGoingOn = isGoingOn
  isGoingOn = false
  if (!isShown(last)) {
    // What was chosen above the page is part of it, and not what Back was pressed for.
    isGoingOn = wasCovered
    if (!wasCovered) return
    window.history.forward()
  } else if (!wasCovered && !wasGoingOn) {
    if (!isShown(from) || from.href !== last.href || from.covered === last.covered) return
    if (last.covered) window.history.forward()
    else window.history.back()
  }
  event.stopImmediatePropagation()
}

/** Has Back close sheets from now on; on a phone lists and menus, too, which cover the page there. */
export function followBack(): void {
  Object.assign(standing, { cover, hear })
  if (window.matchMedia(WIDE).matches) return
  document.addEventListener(
    'toggle',
    (event) => {
      const { target } = event
      if (!(event instanceof ToggleEvent && target instanceof HTMLElement && target.popover)) return
      if (event.newState === 'open') cover(target, () => target.hidePopover())
      else covers.delete(target)
    },
    { capture: true },
  )
}
