import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FactName } from './snapshot-facts.ts'

/** What of a scholarship's page waits to be asked for where it is long. */
type Part = 'About' | FactName

export interface Opening {
  readonly open: boolean
  readonly onToggle: () => void
}

export type OpeningOf = (part: Part) => Opening

type Open = Partial<Record<Part, boolean>>

/** Texts and lists that may be long. */
export const LONG: Open = { About: true, Country: true, Level: true, 'Field of study': true }

/** What stands open, kept by the page: it stays so when a tablet is turned, and with it the layout. */
export function useOpenings(): OpeningOf {
  const [open, setOpen] = useState<Open>({})
  useEffect(() => {
    // Nothing can be opened on paper, and the page is printed as it stands when this returns.
    const openAll = () => flushSync(() => setOpen(LONG))
    window.addEventListener('beforeprint', openAll)
    return () => window.removeEventListener('beforeprint', openAll)
  }, [])
  return (part) => ({ open: !!open[part], onToggle: () => setOpen({ ...open, [part]: !open[part] }) })
}
