import { onceHydrated } from '#web/loading/hydration.ts'
import { loadSaved } from './load-saved.ts'
import { SavedPage } from './saved-page.tsx'

export const savedRoute = { Component: SavedPage, loader: onceHydrated(loadSaved) }
