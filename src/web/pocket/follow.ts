import { localIsoDate } from '#domain/dates.ts'
import { keepTrying } from '#web/loading/use-retry.ts'
import { sessionStore } from '#web/session/session.ts'
import { formatDay } from '#web/ui/format-date.ts'
import { deviceWord } from './device-word.ts'
import { removePocket } from './keep-pocket.ts'
import { readNote, type NetworkState } from './kept.ts'

// Its code is fetched to have this done, once for each page.
sessionStore.subscribe(() => void eraseUnlessOwn())
void eraseUnlessOwn()
navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<NetworkState>) => void showNetwork(data))
askForNetwork()

/** Erases what is kept once its owner is gone. */
async function eraseUnlessOwn(): Promise<void> {
  const { state, user } = sessionStore.get()
  if (state === 'unknown') return
  const note = await readNote()
  if (state === 'signed-out' || (note && note.account !== user?.id)) await removePocket()
}

function askForNetwork(): void {
  navigator.serviceWorker.controller?.postMessage('look')
}

let line: HTMLElement | undefined
let stopTrying: (() => void) | undefined

/** One quiet line above the page while the network is away, outside of what the app draws. */
async function showNetwork({ isAway }: NetworkState): Promise<void> {
  const note = isAway ? await readNote() : undefined
  stopTrying?.()
  stopTrying = note && keepTrying(askForNetwork)
  if (!note) {
    line?.remove()
    line = undefined
    return
  }
  line ??= addLine()
  const day = formatDay(localIsoDate(new Date(note.checkedAt)))
  line.textContent = `Offline. From the catalogue kept on this ${deviceWord()} on ${day}.`
}

function addLine(): HTMLElement {
  const added = document.createElement('p')
  added.role = 'status'
  // The style sheet of the first load has no room for it.
  Object.assign(added.style, {
    padding: 'var(--s1) var(--gutter)',
    background: 'var(--sunk)',
    color: 'var(--ink-soft)',
    fontSize: 'var(--size-s)',
    textAlign: 'center',
  })
  document.body.prepend(added)
  return added
}
