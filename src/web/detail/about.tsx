import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './about.module.css'
import { useOpening } from './use-printing.ts'

/** The specification's limit: a longer About is cut until it is opened. */
export const ABOUT_WORDS = 100

/** The first `most` words of a text in paragraphs; a shorter text comes back unchanged. */
export function cutWords(paragraphs: readonly string[], most: number): { paragraphs: readonly string[]; cut: boolean } {
  const kept: string[] = []
  let left = most
  for (const paragraph of paragraphs) {
    const words = paragraph.trim().split(/\s+/u)
    if (words.length > left) {
      const part = words.slice(0, left).join(' ')
      return { paragraphs: part === '' ? kept : [...kept, `${part}…`], cut: true }
    }
    kept.push(paragraph)
    left -= words.length
  }
  return { paragraphs: kept, cut: false }
}

interface Props {
  readonly paragraphs: readonly string[]
  readonly shape: 'list' | 'text'
}

/** What the scholarship is about: the first hundred words until it is opened. */
export function About({ paragraphs, shape }: Props) {
  const id = useId()
  const [open, toggle] = useOpening()
  const short = cutWords(paragraphs, ABOUT_WORDS)
  const shown = open ? paragraphs : short.paragraphs
  const [Whole, Part] = shape === 'list' ? (['ul', 'li'] as const) : (['div', 'p'] as const)
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby={`${id}-title`} className={styles.about}>
      <h2 id={`${id}-title`} className={styles.title}>
        About
      </h2>
      <Whole id={`${id}-text`} role={Whole === 'ul' ? 'list' : undefined} className={styles.text}>
        {shown.map((text) => (
          <Part key={text}>{text}</Part>
        ))}
      </Whole>
      {short.cut && (
        <Button
          look="quiet"
          className={styles.toggle ?? ''}
          aria-expanded={open}
          aria-controls={`${id}-text`}
          onClick={toggle}
        >
          {open ? 'see less' : 'see more'}
        </Button>
      )}
    </section>
  )
}
