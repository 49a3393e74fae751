import { networkAway } from '#web/api-client.ts'
import { isServerThere } from '#web/loading/late-code.tsx'
import { keepTrying } from '#web/loading/later.ts'
import { createLineAbove } from '#web/ui/line-above.ts'

const say = createLineAbove()
let kept: string | undefined
let isSure = false
let stop: (() => void) | undefined

/** Says on every page that there is no network, in one line above it, for as long as that is so. */
export function followNetwork(): void {
  networkAway.subscribe(() => void look())
  window.addEventListener('offline', () => networkAway.set(true))
  if (!navigator.onLine) networkAway.set(true)
  void look()
}

/** Where everything comes from the device, the line says since when. */
export function sayKept(text: string | undefined): void {
  kept = text
  // Whatever it was is over, for the network answers.
  if (text === undefined) networkAway.set(false)
  show()
}

async function look(): Promise<void> {
  stop?.()
  stop = undefined
  // One call that was lost says nothing of the next.
  if (networkAway.get()) await ask()
  isSure = networkAway.get()
  if (isSure) stop ??= keepTrying(ask)
  show()
}

async function ask(): Promise<void> {
  if (await isServerThere()) networkAway.set(false)
}

function show(): void {
  say(kept ?? (isSure ? 'Offline. What you save is sent later.' : undefined))
}
