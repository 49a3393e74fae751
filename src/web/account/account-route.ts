import { onceHydrated } from '#web/loading/hydration.ts'
import { AccountPage, KeepButton } from './account-page.tsx'
import { loadAccount } from './load-account.ts'

async function load() {
  // Without its code the page stands as well.
  const [data] = await Promise.all([loadAccount(), KeepButton.fetch().catch(() => undefined)])
  return data
}

export const accountRoute = { Component: AccountPage, loader: onceHydrated(load) }
