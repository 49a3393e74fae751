import { Bookmark, LogOut, ShieldCheck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#contract/user.ts'
import { api } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { prefetch } from '#web/loading/later.ts'
import { checkSession, forgetUser } from '#web/session/session.ts'
import { Link } from '#web/ui/link.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { leaveLater } from './leave-later.ts'

/** How long the button does nothing: after a failure it can be pressed again. */
const RESET_MS = 200

export function AccountMenu({ user, face }: { readonly user: User; readonly face: ReactNode }) {
  const [leaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  // The saved list then opens even if the network has gone by the time it is pressed.
  useEffect(() => prefetch(() => import('#web/saved/saved-page.tsx')), [])

  async function logOut() {
    if (leaving) return
    setLeaving(true)
    setTimeout(() => setLeaving(false), RESET_MS)
    try {
      await api.logOut()
      forgetUser()
    } catch (thrown) {
      if (requireApiError(thrown).code === 'offline') return leaveLater(navigate)
      // The button can be pressed again. But the server may have signed this browser out though it could not end the
      // session everywhere.
      if ((await checkSession()).state !== 'signed-out') return
    }
    window.location.reload()
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
      <button type="button" aria-disabled={leaving} onClick={() => void logOut()}>
        <LogOut size="1.125rem" aria-hidden />
        Log Out
      </button>
    </Menu>
  )
}
