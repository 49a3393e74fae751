import { onceHydrated } from '#web/loading/hydration.ts'
import { AccountPage } from './account-page.tsx'
import { loadAccount } from './load-account.ts'

export const accountRoute = { Component: AccountPage, loader: onceHydrated(loadAccount) }
