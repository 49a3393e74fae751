import { LampScene } from '#web/ui/lamp-scene.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { Banner } from './banner.tsx'
import styles from './landing-page.module.css'
import { Picker } from './picker.tsx'
import { Trending } from './trending.tsx'

export function LandingPage() {
  usePageTitle('')
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroInner}>
          <h1 className={styles.title}>Your dream scholarship is 1 search away.</h1>
          <div className={styles.scene}>
            <LampScene />
          </div>
          <div className={styles.picker}>
            <Picker />
          </div>
        </div>
      </section>
      <Trending />
      <Banner />
    </>
  )
}
