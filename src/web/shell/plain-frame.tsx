import { ButtonLink } from '#web/ui/button.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import slot from './account-slot.module.css'
import styles from './shell.module.css'

/** What stands around a page that the server writes without the app. The build draws it. */
export function PlainFrame() {
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Header
        account={
          <div className={slot.slot}>
            <ButtonLink look="primary" to="/signin">
              Sign in
            </ButtonLink>
          </div>
        }
      />
      <main id="main" className={styles.main}>
        {'%page.root%'}
      </main>
      <Footer />
    </>
  )
}
