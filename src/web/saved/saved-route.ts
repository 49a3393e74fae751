import { onceHydrated } from '#web/loading/hydration.ts'
import { startPlan } from '#web/plan/plan-store.ts'
import { loadSaved } from './load-saved.ts'
import { SavedPage } from './saved-page.tsx'

// This code is fetched on every page of somebody who is signed in: what an earlier visit left is sent from any of them.
if (!import.meta.env.SSR) startPlan()

export const savedRoute = { Component: SavedPage, loader: onceHydrated(loadSaved) }
