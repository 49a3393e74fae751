import { Fragment, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import {
  type Location,
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router'
import { refusedSave } from '#web/bookmarks/refused-save.ts'
import { forThisTab } from '#web/device-storage.ts'
import { firstAddress } from '#web/loading/drawn-page.ts'
import { createLatePart } from '#web/loading/late-code.tsx'
import { closeSignIn, signInPrompt } from '#web/session/sign-in-prompt.ts'
import { useStore } from '#web/store.ts'
import { focusOnPage } from '#web/ui/page.ts'
import { Spinner, useLongWait } from '#web/ui/waiting.tsx'
import { StatusLine, Toast } from '#web/ui/status-line.tsx'
import { BetaBanner } from './beta-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'

const SignInSheet = createLatePart(async () => (await import('#web/sign-in/sign-in-sheet.tsx')).SignInSheet)
const RefusedSaveSheet = createLatePart(
  async () => (await import('#web/bookmarks/refused-save-sheet.tsx')).RefusedSaveSheet,
)

/** Who wants to sign in before the sheet for it has come, without a network, is told why nothing opens. */
const noSheet = <Toast text="Signing in needs a connection." onGone={closeSignIn} />

/** Where the places of the pages are kept in this tab. */
const PLACES = 'places'

export function Shell() {
  const { pathname } = useLocation()
  useFocusOnPage(pathname)
  useLateFonts(pathname)
  const isStart = pathname === '/'
  const prompt = useStore(signInPrompt)
  const refused = useStore(refusedSave)
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      {/* The start page greets with it. Elsewhere what somebody has come for is first. */}
      {isStart && <BetaBanner />}
      {/* Its own above and below the banner: one that stayed would move, in sight, by the banner's height. */}
      <Header key={Number(isStart)} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Progress pathname={pathname} />
        <Outlet />
      </main>
      {/* Each page has its own: one that stayed would move, in sight, from where a page ends to where the next does. */}
      <Fragment key={pathname}>
        {!isStart && <BetaBanner />}
        <Footer />
      </Fragment>
      <StatusLine />
      {prompt && <SignInSheet {...prompt} missing={noSheet} />}
      {refused && <RefusedSaveSheet {...refused} />}
      <Scrolling />
    </>
  )
}

/** Puts the focus at the start of every new page. Changes within a page leave it alone. */
function useFocusOnPage(pathname: string): void {
  const isReturn = useNavigationType() === NavigationType.Pop
  const previous = useRef(pathname)
  useEffect(() => {
    const left = previous.current
    if (left === pathname) return
    previous.current = pathname
    focusOnPage(isReturn ? left : undefined)
  }, [pathname, isReturn])
}

/** A font that came too late for the first page moves nothing on it. The words of the next are new anyway. */
function useLateFonts(pathname: string): void {
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (first.current === pathname) return
    for (const sheet of document.styleSheets) {
      try {
        for (const rule of sheet.cssRules)
          // Browsers do not look at a face's own `display` again.
          if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap')
      } catch {
        // A sheet that an extension has put in may not be read.
      }
    }
  }, [pathname])
}

/**
 * A new page begins at its top, one that is come back to stands where it was left. Coming alive scrolls nothing: the
 * prerendered page may have been scrolled already, and what is about to be pressed must not move.
 */
function Scrolling() {
  const before = useRef(0)
  const first = useRef(placeOf(useLocation()))
  useInsertionEffect(() => {
    before.current = window.scrollY
    if (firstAddress !== undefined) forgetPlace(first.current)
  }, [])
  // After the component below has gone to the top.
  // Newer browsers answer with a promise, which React would call as the effect's end.
  useLayoutEffect(() => {
    window.scrollTo(0, before.current)
  }, [])
  return <ScrollRestoration getKey={placeOf} storageKey={PLACES} />
}

/** The browser has put a drawn page back where it was. Whoever has scrolled since is not to be thrown back there. */
function forgetPlace(place: string): void {
  const places = JSON.parse(forThisTab.get(PLACES) ?? '{}')
  delete places[place]
  forThisTab.set(PLACES, JSON.stringify(places))
}

/** Every page that is loaded anew has the same key in history: its address tells it from the others. */
function placeOf({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key
}

/** Something turns while another page is on its way for longer than a moment. */
function Progress({ pathname }: { readonly pathname: string }) {
  const { location } = useNavigation()
  const leaving = location !== undefined && location.pathname !== pathname
  if (!useLongWait(leaving)) return null
  return (
    <div className={styles.progress}>
      <Spinner />
    </div>
  )
}
