import scene from './lamp-scene.svg'
import styles from './logo.module.css'

/** A desk lamp over a map. Drawn for dark backgrounds. */
export function LampScene() {
  return (
    <img
      src={scene}
      alt=""
      width={640}
      height={460}
      // It may fail to load offline: show no broken image then.
      onError={(event) => (event.currentTarget.style.opacity = '0')}
    />
  )
}

export function LogoMark({ size = 34 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
      <rect width="32" height="32" rx="8.5" className={styles.sky} />
      <path
        d="M0 25c6-7 9-2 14-5s6-8 18-7v10.5a8.5 8.5 0 0 1-8.5 8.5h-15A8.5 8.5 0 0 1 0 25z"
        className={styles.land}
      />
      <path d="M16 13 7.5 27h17z" className={styles.light} />
      <path d="M10.5 13a5.5 5.5 0 0 1 11 0z" className={styles.lamp} />
      <path d="M16 7.5V4.5" className={styles.stem} />
    </svg>
  )
}
