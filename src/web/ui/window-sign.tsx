import { Calendar, CalendarX } from 'lucide-react'
import type { WindowState } from '#domain/window-on.ts'
import styles from './window-sign.module.css'

const NO_TIME: readonly (WindowState | undefined)[] = ['closed', 'paused', 'ended']

interface Props {
  readonly state: WindowState | undefined
  readonly size?: string
}

/** Whether a time is announced (solid), only expected (dashed) or over (crossed), by its form alone. */
export function WindowSign({ state, size = '1.0625rem' }: Props) {
  const Icon = NO_TIME.includes(state) ? CalendarX : Calendar
  return <Icon size={size} className={formOf(state)} aria-hidden />
}

function formOf(state: WindowState | undefined): string | undefined {
  if (state === 'expected') return styles.dashed
  return state?.startsWith('open') ? styles.solid : undefined
}
