import { Bookmark, LogOut, ShieldCheck } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { User } from '#contract/user.ts'
import { api } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { whenIdle } from '#web/loading/idle.ts'
import { followSignOut } from '#web/session/follow-sign-out.ts'
import { forgetUser } from '#web/session/session.ts'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** After this time a log-out that did not succeed can be pressed again. */
const RESET_MS = 200

interface Props {
  readonly user: User
  readonly face: ReactNode
}

export function AccountMenu({ user, face }: Props) {
  const [leaving, setLeaving] = useState(false)
  useEffect(followSignOut, [])
  // At hand when it is pressed, whatever the network does then.
  useEffect(() => whenIdle(() => import('#web/saved/saved-route.ts').catch(() => undefined)), [])

  async function logOut() {
    setLeaving(true)
    setTimeout(() => setLeaving(false), RESET_MS)
    try {
      await api.logOut()
      forgetUser()
      window.location.reload()
    } catch (thrown) {
      // The button can be pressed again.
      requireApiError(thrown)
    }
  }

  return (
    <Menu label={`Account of ${user.name}`} trigger={face}>
      <Link to="/saved">
        <Bookmark size="1.125rem" aria-hidden />
        Saved Scholarships
      </Link>
      <Link to="/account">
        <ShieldCheck size="1.125rem" aria-hidden />
        Your Account
      </Link>
      <button type="button" disabled={leaving} onClick={() => void logOut()}>
        <LogOut size="1.125rem" aria-hidden />
        Log Out
      </button>
    </Menu>
  )
}
