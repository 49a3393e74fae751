import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { createLatePart } from '#web/loading/late-code.tsx'
import { useSession } from '#web/session/session.ts'
import { askToSignIn } from '#web/session/sign-in-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './account-slot.module.css'

// Fetched only for members: nobody else has a menu.
const AccountMenu = createLatePart(async () => (await import('./account-menu.tsx')).AccountMenu)

/** "Sign in", or the avatar with its menu; both take the same room. */
export function AccountSlot() {
  const { user } = useSession()
  const face = user && (
    <>
      <Avatar photo={user.photo} />
      {/* Too long a name is cut at its end, which is at the left in Arabic. */}
      <span dir="auto" className={styles.name}>
        {user.name}
      </span>
    </>
  )
  const alone = <span className={styles.face}>{face}</span>
  return (
    <div className={styles.slot}>
      {user ? (
        <AccountMenu user={user} face={face} waiting={alone} missing={alone} />
      ) : (
        <Button look="primary" onClick={() => askToSignIn()}>
          Sign in
        </Button>
      )}
    </div>
  )
}

function Avatar({ photo }: { readonly photo: string | null }) {
  const [broken, setBroken] = useState(false)
  if (photo === null || broken) {
    return (
      <span className={styles.avatar}>
        <UserRound size="1.375rem" aria-hidden />
      </span>
    )
  }
  return <img src={photo} alt="" width={40} height={40} className={styles.avatar} onError={() => setBroken(true)} />
}
