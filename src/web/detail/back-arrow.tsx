import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { isEmpty, resultsAddress, useSelection } from '#web/selection-store.ts'
import { isPlainClick, Link } from '#web/ui/link.tsx'
import type { WayBack } from './list-trail.ts'
import styles from './phone-layout.module.css'

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
