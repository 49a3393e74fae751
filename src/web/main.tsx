import './styles/all.css'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { markHydrated } from './loading/hydration.ts'
import { whenIdle } from './loading/idle.ts'
import { tellTheWay } from './loading/late-code.ts'
import { routes } from './routes.tsx'
import { startSelection } from './selection-store.ts'
import { startSession } from './session/session.ts'
import { startSignInPrompt } from './session/sign-in-prompt.ts'
import { keepTrying } from './loading/use-retry.ts'

startSelection()
startSignInPrompt()
startSession()
// Nothing on the first page has a bookmark: what earlier visits left to deliver waits until the page stands.
whenIdle(() => deliverWhatIsLeft().catch(deliverLater))

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root to draw into.')

// Another task: between this one and the next a press is answered.
setTimeout(() => draw(root))

function draw(place: Element): void {
  const router = createBrowserRouter(routes)
  tellTheWay(() => {
    const { location } = router.state.navigation
    return location && createPath(location)
  })
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  // A prerendered page stands already: it is taken over without blocking what the visitor does meanwhile.
  startTransition(() => {
    if (place.hasChildNodes()) hydrateRoot(place, app)
    else createRoot(place).render(app)
  })
}

async function deliverWhatIsLeft(): Promise<void> {
  const { startBookmarks } = await import('./bookmarks/bookmarks.ts')
  startBookmarks()
}

/** Where its code has gone for good, the next page with a bookmark is loaded anew, and delivers. */
function deliverLater(): void {
  let trying = false
  const stop = keepTrying(() => {
    if (trying) return
    trying = true
    deliverWhatIsLeft().then(stop, () => (trying = false))
  })
}

function App({ router }: { readonly router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(markHydrated, [])
  return <RouterProvider router={router} />
}
