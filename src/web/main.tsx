import './styles/all.css'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, type Location } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { forgetEarly } from './api-client.ts'
import { forThisTab } from './device-storage.ts'
import { firstAddress, markHydrated } from './loading/drawn-page.ts'
import { keepTrying, whenIdle } from './loading/later.ts'
import { fetchCode, provideDestination, setOut } from './loading/late-code.tsx'
import { standing } from './loading/history.ts'
import { routes } from './routes.tsx'
import { resultsAddress, selectionStore, startSelection } from './selection-store.ts'
import { startSession } from './session/session.ts'
import { startSignInPrompt } from './session/sign-in-prompt.ts'

/** For `before-paint.js`, should the page be loaded again. Phones load one again that was out of sight for long. */
document.addEventListener('visibilitychange', () => {
  const { pathname, search } = window.location
  forThisTab.set('heightWhenLeft', JSON.stringify([pathname + search, document.documentElement.scrollHeight]))
})

startSelection()
startSignInPrompt()
startSession()
// The landing page has no bookmarks, so delivering what earlier visits left can wait until the page is there.
whenIdle(() => deliverWhatIsLeft().catch(deliverLater))

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no #root to draw into.')

// In a task of its own, so that the browser can answer a press in between. Phones that get no more updates (iOS 16,
// Android 7) know no popovers, and are taught them first.
const start = () => draw(root)
if ('popover' in HTMLElement.prototype) setTimeout(start)
else void fetchCode(() => import('@oddbird/popover-polyfill')).then(start, start)

/** The last button that was pressed before the app could answer (`before-paint.js`). */
let pressed: HTMLElement | undefined

function draw(place: Element): void {
  // Browsers call the listeners of a window in the order in which they came.
  window.addEventListener('popstate', (event) => standing.hear?.(event))
  const router = createBrowserRouter(routes)
  standing.key = () => router.state.location.key
  provideDestination(() => {
    const { location } = router.state.navigation
    return location && createPath(location)
  })
  let destination: Location | undefined
  router.subscribe(({ navigation: { location } }) => {
    if (location && location !== destination) {
      forgetEarly()
      setOut(createPath(location))
    }
    destination = location
  })
  const app = (
    <StrictMode>
      <App router={router} />
    </StrictMode>
  )
  // As a transition, hydrating does not block what the visitor does meanwhile.
  const show = (isAsDrawn: boolean) => {
    // What is pressed from now on React answers.
    pressed = (globalThis as { pressedEarly?: HTMLElement }).pressedEarly
    startTransition(() => {
      if (isAsDrawn) hydrateRoot(place, app)
      else createRoot(place).render(app)
    })
  }
  const isWhole = place.hasAttribute('data-whole')
  if (!isWhole && firstAddress === undefined) return show(place.hasChildNodes())
  // What is drawn stays until there are the code and the answer to draw the same: or something else, for who has been sent
  // on to what they had chosen.
  markHydrated()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    // A page that is drawn whole is the same for everybody: what this tab has chosen comes right after.
    if (isWhole) return show(true)
    selectionStore.initial = selectionStore.get()
    show(resultsAddress(selectionStore.initial) === firstAddress)
  })
}

async function deliverWhatIsLeft(): Promise<void> {
  await (await import('./late-start.ts')).startLate()
}

/** If the code does not come at all (see `fetchCode`), the next page with a bookmark reloads, and delivers then. */
function deliverLater(): void {
  const stop = keepTrying(() => deliverWhatIsLeft().then(stop, () => undefined))
}

function App({ router }: { readonly router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(() => {
    markHydrated()
    pressed?.click()
  }, [])
  return <RouterProvider router={router} />
}
