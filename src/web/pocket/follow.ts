import { localIsoDate } from '#domain/dates.ts'
import { keepTrying } from '#web/loading/later.ts'
import { sessionStore } from '#web/session/session.ts'
import { formatDay } from '#web/ui/words.ts'
import { deviceWord } from '#web/ui/media.ts'
import { removePocket } from './keep-pocket.ts'
import { type NetworkState, readNote } from './kept.ts'
import { sayKept } from './network-line.ts'

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
  if (state !== 'signed-out' && (!note || note.account === user?.id)) return
  await removePocket()
  await showNetwork({ isAway: false })
}

function askForNetwork(): void {
  navigator.serviceWorker.controller?.postMessage('look')
}

let stopTrying: (() => void) | undefined

/** Says that the network is away, while it is. */
async function showNetwork({ isAway }: NetworkState): Promise<void> {
  const note = isAway ? await readNote() : undefined
  stopTrying?.()
  stopTrying = note && keepTrying(askForNetwork)
  if (!note) return sayKept(undefined)
  const day = formatDay(localIsoDate(new Date(note.checkedAt)))
  sayKept(`Offline. From the catalogue kept on this ${deviceWord()} on ${day}.`)
}
