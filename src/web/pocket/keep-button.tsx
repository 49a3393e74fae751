import { useEffect, useState } from 'react'
import { asApiError } from '#web/api-error.ts'
import { localIsoDate } from '#domain/dates.ts'
import type { User } from '#contract/user.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay } from '#web/ui/words.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { deviceWord } from '#web/ui/media.ts'
import { canKeep, keepPocket, removePocket, sizeOfPocket } from './keep-pocket.ts'
import { type KeptNote, readNote } from './kept.ts'

const TOO_LARGE = 'This catalogue is too large to be kept.'
const NOT_KEPT = 'Your browser did not keep it.'
/** Of browsers, when the device is full. The service worker passes it on as text. */
const FULL = 'QuotaExceededError'

/** Has the catalogue kept on this device, or removes it. Nothing is kept before it is pressed. */
export function KeepButton({ user }: { readonly user: User }) {
  const note = useNote()
  const { busy, said, attempt } = useAttempt(({ code }) => (code === 'not_found' ? TOO_LARGE : undefined))
  const device = deviceWord()
  if (!canKeep()) return <p>This browser cannot keep the catalogue on this {device}.</p>

  const keep = async () => {
    try {
      await keepPocket(user)
    } catch (thrown) {
      // Anything else is the browser's refusal.
      if (asApiError(thrown)) throw thrown
      return String(thrown).includes(FULL) ? `There is not enough room on this ${device}. Nothing was kept.` : NOT_KEPT
    }
    await import('./follow.ts')
    await note.look()
    return `It is kept. Search, your saved list and your plan now work on this ${device} without a connection.`
  }
  const remove = async () => {
    await removePocket()
    await note.look()
    return `It is removed from this ${device}.`
  }

  return (
    <div style={COLUMN}>
      <p>
        Search, filters, your saved list and your plan can work without a connection. The copy is kept up to date, and
        removed when you log out.
      </p>
      <Button
        disabled={note.kept === undefined}
        aria-disabled={busy}
        onClick={() => void attempt(note.kept ? remove : keep)}
      >
        {note.kept ? `Remove it from this ${device}` : `Keep the catalogue on this ${device}${note.size}`}
      </Button>
      <p role="status" style={ROOM}>
        {busy && !note.kept ? 'Fetching it…' : said || (note.kept && keptLine(note.kept, device))}
      </p>
    </div>
  )
}

const keptLine = ({ checkedAt }: KeptNote, device: string) =>
  `The catalogue is kept on this ${device}, as of ${formatDay(localIsoDate(new Date(checkedAt)))}.`

// The style sheets have no room for it.
const COLUMN = { display: 'grid', justifyItems: 'start', gap: 'var(--s3)' } as const
/** What is known a moment later moves nothing: neither that it is kept, nor how large it is. */
const ROOM = { minHeight: '3lh' } as const
const UNKNOWN_SIZE = ' (…\u00A0MB)'

/** What is kept: undefined until that is known. And, if nothing is, how much it would be to fetch. */
function useNote() {
  const [kept, setKept] = useState<KeptNote | null>()
  const [size, setSize] = useState(UNKNOWN_SIZE)
  useEffect(() => void findNote().then(setKept), [])
  useEffect(() => {
    if (kept === null)
      void sizeOfPocket().then((bytes) => setSize(bytes === undefined ? '' : ` (${inMegabytes(bytes)})`))
  }, [kept])
  return { kept, size, look: async () => setKept(await findNote()) }
}

const findNote = async () => (canKeep() && (await readNote())) || null

const inMegabytes = (bytes: number) => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)}\u00A0MB`
