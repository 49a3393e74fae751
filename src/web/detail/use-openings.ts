import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ScholarshipDetail } from '#contract/scholarship.ts'
import type { FactName } from './snapshot-facts.ts'

/** A part of the page that is cut where it is long, and can be opened. */
type Part = 'About' | FactName

export interface Opening {
  readonly open: boolean
  readonly onToggle: () => void
}

export type OpeningOf = (part: Part) => Opening

/** What the large parts of a scholarship's page are given. */
export interface DetailProps {
  readonly scholarship: ScholarshipDetail
  readonly openingOf: OpeningOf
}

type Open = Partial<Record<Part, boolean>>

/** All parts that can be opened, open. */
export const ALL_OPEN: Open = {
  About: true,
  Eligibility: true,
  Country: true,
  Level: true,
  'Field of study': true,
  'Check first': true,
}

/** Which parts are open. The page keeps this, not the layout, so that turning a tablet closes nothing. */
export function useOpenings(): OpeningOf {
  const [open, setOpen] = useState<Open>({})
  useEffect(() => {
    // Paper has no buttons. The browser prints what is rendered when this handler returns, hence the flush.
    const openAll = () => flushSync(() => setOpen(ALL_OPEN))
    window.addEventListener('beforeprint', openAll)
    return () => window.removeEventListener('beforeprint', openAll)
  }, [])
  return (part) => ({ open: !!open[part], onToggle: () => setOpen({ ...open, [part]: !open[part] }) })
}
