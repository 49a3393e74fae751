import { useEffect } from 'react'
import { Button } from '#web/ui/button.tsx'
import { askOnArrival, askToSignIn } from './sign-in-prompt.ts'

/** Stands on a page for members. Who arrives there signed out is asked to sign in. */
export function SignInButton({ children }: { readonly children: string }) {
  useEffect(() => askOnArrival(), [])
  return (
    <Button look="primary" onClick={() => askToSignIn()}>
      {children}
    </Button>
  )
}
