import { useState } from 'react'
import styles from './monogram.module.css'
import { hashOf } from '#domain/hash-of.ts'

const SKIPPED = new Set('the of for and de la le der die das du di e y et und'.split(' '))

interface MonogramLook {
  readonly letters: string
  /** From 0 to `HUES` - 1. */
  readonly hue: number
  /** From 0 to `SHAPES` - 1. */
  readonly shape: number
}

const HUES = 12
const SHAPES = 4

/** Letters, colour and background shape for a funder without a logo: always the same for the same funder. */
export function monogramOf(funder: string): MonogramLook {
  const folded = funder.trim().toLowerCase()
  const words = funder.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !SKIPPED.has(word.toLowerCase()))
  const [first = '', second = ''] = words
  // An acronym gives its own first letters: DA for DAAD, whatever follows.
  const letters =
    second === '' || /^\p{Lu}{2,}$/u.test(first) ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1)
  const hash = hashOf(folded) >>> 0
  return { letters: letters.toUpperCase(), hue: hash % HUES, shape: Math.floor(hash / HUES) % SHAPES }
}

const GROUNDS = [
  'M0 44c14-10 22 6 34-4s14-16 22-14v38H0z',
  'M56 0v56H28A28 28 0 0 0 56 0z',
  'M0 0h26C22 22 14 32 0 36z',
  'M0 30 56 8v48H0z',
]

interface Props {
  readonly funder: string
  /** A small image as a data URI; null: show the funder's letters. */
  readonly logo: string | null
  readonly size?: 'm' | 'l'
}

/** The funder's logo or monogram. Hidden from screen readers: the funder's name is always beside it. */
export function FunderSign({ funder, logo, size = 'm' }: Props) {
  const [broken, setBroken] = useState(false)
  const frame = `${styles.sign} ${styles[size]}`
  if (logo !== null && !broken) {
    return (
      <span className={`${frame} ${styles.framed}`}>
        <img src={logo} alt="" width={56} height={56} decoding="async" onError={() => setBroken(true)} />
      </span>
    )
  }
  const { letters, hue, shape } = monogramOf(funder)
  return (
    <span className={`${frame} ${styles[`hue${hue}`]}`} aria-hidden="true">
      <svg viewBox="0 0 56 56" className={styles.ground}>
        <path d={GROUNDS[shape]} />
      </svg>
      <span className={styles.letters}>{letters}</span>
    </span>
  )
}
