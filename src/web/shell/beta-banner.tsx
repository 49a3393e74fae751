import { X } from 'lucide-react'
import { forThisDevice } from '#web/device-storage.ts'
import { pageConfig } from '#web/page-config.ts'
import { createStore, useStore } from '#web/store.ts'
import { IconButton } from '#web/ui/button.tsx'
import styles from './beta-banner.module.css'

/** Read by `before-paint.js` too. */
const KEY = 'betaBannerDismissed'
const dismissed = createStore(false)
if (typeof window !== 'undefined' && forThisDevice.get(KEY) !== null) dismissed.set(true)

/** Says that this is a beta and asks for feedback. Once dismissed, it stays away. */
export function BetaBanner() {
  if (useStore(dismissed)) return null
  const dismiss = () => {
    forThisDevice.set(KEY, '1')
    dismissed.set(true)
  }
  return (
    <aside aria-label="Beta" className={styles.banner}>
      <p className={styles.text}>You're one of our first beta testers!</p>
      <a href={pageConfig().site.feedbackUrl} target="_blank" rel="noopener" className={styles.action}>
        Tell us what you think
      </a>
      <IconButton label="Dismiss" icon={<X size="1.125rem" aria-hidden />} onClick={dismiss} />
    </aside>
  )
}
