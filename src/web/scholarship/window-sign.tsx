import { Calendar, CalendarCheck, CalendarX } from 'lucide-react'
import type { WindowState } from '#domain/window-on.ts'

const NO_TIME: readonly (WindowState | undefined)[] = ['closed', 'paused', 'ended']

/** Whether a time is announced (ticked), only expected (dashed) or over (crossed), by its form alone. */
export function WindowSign(props: { readonly state: WindowState | undefined; readonly size?: string }) {
  const { state, size = '1.0625rem' } = props
  const isAnnounced = state?.startsWith('open') ?? false
  const Icon = NO_TIME.includes(state) ? CalendarX : isAnnounced ? CalendarCheck : Calendar
  return <Icon size={size} strokeDasharray={state === 'expected' ? 2.5 : 'none'} aria-hidden />
}
