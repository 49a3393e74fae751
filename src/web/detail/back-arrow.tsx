import { ArrowLeft } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { type DeviceStorage, forThisTab } from '#web/device-storage.ts'
import { isEmpty, resultsAddress, useSelection } from '#web/selection-store.ts'
import { isPlainClick, Link } from '#web/ui/link.tsx'
import styles from './phone-layout.module.css'

export interface WayBack {
  /** The address of the last list; null when this tab has seen none. */
  readonly list: string | null
  /** Whether that list is one step back in the history. */
  readonly justBefore: boolean
}

const KEY = 'lastResults'

/** Remembers the list from which a scholarship was opened, even if the visitor had to sign in on the way. */
export function createListTrail(storage: DeviceStorage) {
  let openedFromList: string | null = null
  return {
    /** The way back from a scholarship's page; `from` is the address that it was opened from. */
    arrive(id: string, from: string): WayBack {
      const { pathname, search } = new URL(from)
      if (pathname === '/search') {
        storage.set(KEY, pathname + search)
        openedFromList = id
      } else if (pathname !== `/detail/${encodeURIComponent(id)}`) {
        openedFromList = null
      }
      return { list: storage.get(KEY), justBefore: openedFromList === id }
    },
  }
}

export const listTrail = createListTrail(forThisTab)

/** To the list it was opened from, as it stood; otherwise to the results of what was last chosen. */
export function BackArrow({ list, justBefore }: WayBack) {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const selection = useSelection()
  const leaving = useRef(false)
  useEffect(() => {
    if (state === 'idle') leaving.current = false
  }, [state])
  const goBack = (event: MouseEvent) => {
    if (!justBefore || !isPlainClick(event)) return
    event.preventDefault()
    // Pressed again before the list has come, one step back is still all that was asked for.
    if (!leaving.current) void navigate(-1)
    leaving.current = true
  }
  return (
    <Link to={list ?? resultsAddress(selection)} className={styles.back} onClick={goBack}>
      <ArrowLeft size="1.375rem" aria-hidden />
      {list === null && isEmpty(selection) ? 'All scholarships' : 'Results'}
    </Link>
  )
}
