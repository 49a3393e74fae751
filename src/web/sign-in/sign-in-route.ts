import { onceHydrated } from '#web/loading/hydration.ts'
import { loadSignIn } from './load-sign-in.ts'
import { SignInPage } from './sign-in-page.tsx'

export const signInRoute = { Component: SignInPage, loader: onceHydrated(loadSignIn) }
