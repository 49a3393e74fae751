import { useId } from 'react'
import styles from './about.module.css'
import { ABOUT_WORDS, cutWords } from './cut-words.ts'
import type { Opening } from './use-openings.ts'

interface Props extends Opening {
  readonly paragraphs: readonly string[]
  /** The specification has a list on phones and a text on desktops. */
  readonly shape: 'list' | 'text'
}

/** What the scholarship is about: the first hundred words until it is opened. */
export function About({ paragraphs, shape, open, onToggle }: Props) {
  const id = useId()
  const short = cutWords(paragraphs, ABOUT_WORDS)
  const shown = open ? paragraphs : short.paragraphs
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby={`${id}-title`} className={styles.about}>
      <h2 id={`${id}-title`} className={styles.title}>
        About
      </h2>
      <div id={`${id}-text`}>
        {shape === 'list' ? (
          <ul role="list" className={styles.text}>
            {shown.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          <div className={styles.text}>
            {shown.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
      </div>
      {short.cut && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}-text`}
          onClick={onToggle}
        >
          {open ? 'see less' : 'see more'}
        </button>
      )}
    </section>
  )
}
