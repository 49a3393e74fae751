import { AccountPage } from './account-page.tsx'
import { loadAccount } from './load-account.ts'

export const accountRoute = { Component: AccountPage, loader: loadAccount }
