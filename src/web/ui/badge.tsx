import {
  Calendar,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Feather,
  Globe,
  House,
  IdCard,
  Infinity as Endless,
  type LucideIcon,
  Moon,
  Star,
  Tent,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { type AudienceIcon, findAudience } from '#domain/audience.ts'
import { type BadgeTone, CLOSED, deadlineBadge, OPEN_ALL_YEAR } from '#domain/deadline.ts'
import type { WindowState } from '#domain/window-on.ts'
import styles from './badge.module.css'
import { type Closing, dayFor } from './day-for.ts'
import { useNow } from './now.ts'
import { isStated } from './words.ts'
import tones from './tone.module.css'

const AUDIENCE_ICONS: Readonly<Record<AudienceIcon, LucideIcon>> = {
  home: House,
  shelter: Tent,
  passport: IdCard,
  feather: Feather,
  people: UsersRound,
  globe: Globe,
  woman: UserRound,
  crescent: Moon,
  star: Star,
}

const DEADLINE_ICONS: Readonly<Record<BadgeTone, LucideIcon>> = {
  red: CalendarX,
  yellow: CalendarClock,
  green: CalendarCheck,
  blue: CalendarClock,
}

/** The deadline by colour, icon and words; nothing where it is not stated. */
export function DeadlineBadge({ of: closing }: { readonly of: Closing }) {
  const badge = deadlineBadge(closing.deadline, dayFor(closing, ...useNow()))
  if (!badge) return null
  const Icon = closing.deadline === OPEN_ALL_YEAR ? Endless : DEADLINE_ICONS[badge.tone]
  // What is closed is no longer expected to.
  const expected = closing.deadline_expected && badge.text !== CLOSED
  return (
    <span
      className={`${styles.badge} ${expected ? styles.expected : styles.strong} ${tones.tone} ${tones[badge.tone]}`}
    >
      <Icon size="0.9375rem" aria-hidden />
      {expected && <em>Expected:</em>}
      <span>{badge.text}</span>
    </span>
  )
}

/** Who it is for; nothing where that is not stated, no icon for words outside the vocabulary. */
export function AudienceBadge({ ethnicity }: { readonly ethnicity: string | null }) {
  if (!isStated(ethnicity)) return null
  const audience = findAudience(ethnicity)
  return (
    <span className={`${styles.badge} ${tones.tone} ${tones[audience?.tone ?? 'slate']}`}>
      {audience && <AudienceSign icon={audience.icon} />}
      {audience?.label ?? ethnicity}
    </span>
  )
}

function AudienceSign({ icon }: { readonly icon: AudienceIcon }) {
  const Icon = AUDIENCE_ICONS[icon]
  return <Icon size="0.9375rem" aria-hidden />
}

const NO_TIME: readonly (WindowState | undefined)[] = ['closed', 'paused', 'ended']

/** Whether a time is announced (ticked), only expected (dashed) or over (crossed), by its form alone. */
export function WindowSign(props: { readonly state: WindowState | undefined; readonly size?: string }) {
  const { state, size = '1.0625rem' } = props
  const isAnnounced = state?.startsWith('open') ?? false
  const Icon = NO_TIME.includes(state) ? CalendarX : isAnnounced ? CalendarCheck : Calendar
  return <Icon size={size} strokeDasharray={state === 'expected' ? 2.5 : 'none'} aria-hidden />
}
