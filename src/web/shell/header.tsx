import { Menu as Bars, X } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { pageConfig } from '#web/page-config.ts'
import { Link } from '#web/ui/link.tsx'
import { LogoMark } from '#web/ui/drawings.tsx'
import { AccountSlot } from './account-slot.tsx'
import styles from './header.module.css'

interface HeaderProps {
  readonly account?: ReactNode
}

export function Header({ account }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Hamburger />
        <Link to="/" className={styles.brand} aria-label="Scholarship Finder, start page">
          <LogoMark />
          <span className={styles.brandName} aria-hidden="true">
            Scholarship Finder
          </span>
        </Link>
        <nav aria-label="Main" className={styles.bar}>
          <TopItems />
        </nav>
        {account ?? <AccountSlot />}
      </div>
    </header>
  )
}

function TopItems({ onChoose }: { readonly onChoose?: () => void }) {
  const { pathname } = useLocation()
  const { site } = pageConfig()
  const outside = [
    ['Resources', site.resourcesUrl],
    ['Mentoring', site.mentoringUrl],
    ['Newsletter', site.newsletterUrl],
    ['Get in Touch', site.contactUrl],
  ] as const
  return (
    <ul role="list" className={styles.items}>
      <li>
        <Link to="/" aria-current={pathname === '/' ? 'page' : undefined} className={styles.home} onClick={onChoose}>
          <span className={styles.mark}>
            <LogoMark />
          </span>
          Scholarship Finder
        </Link>
      </li>
      {outside.map(([name, href]) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

/** Below 750 px the top items are in a menu, a native popover that opens without script too. */
function Hamburger() {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" popoverTarget={id} aria-expanded={open} aria-label="Menu" className={styles.hamburger}>
        {open ? <X size="1.5rem" aria-hidden /> : <Bars size="1.5rem" aria-hidden />}
      </button>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label="Main"
        className={styles.drawer}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <TopItems onChoose={() => panel.current?.hidePopover()} />
      </nav>
    </>
  )
}
