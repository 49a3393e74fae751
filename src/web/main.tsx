import './styles/all.css'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { markHydrated } from './hydration.ts'
import { whenIdle } from './idle.ts'
import { recoverFromMissingChunks } from './missing-chunks.ts'
import { routes } from './routes.tsx'
import { startSelection } from './selection-store.ts'
import { startSession } from './session.ts'
import { startSignInPrompt } from './sign-in-prompt.ts'

startSelection()
startSignInPrompt()
startSession()
// Nothing on the first page has a bookmark: what earlier visits left to deliver waits until the page stands.
whenIdle(async () => (await import('./bookmarks.ts')).startBookmarks())

const router = createBrowserRouter(routes)
recoverFromMissingChunks(() => {
  const { location } = router.state.navigation
  return location && createPath(location)
})

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root to draw into.')

function App() {
  useEffect(markHydrated, [])
  return <RouterProvider router={router} />
}

const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

// A prerendered page stands already: it is taken over without blocking what the visitor does meanwhile.
startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
