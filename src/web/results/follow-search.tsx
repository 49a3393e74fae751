import type { Selection } from '#contract/selection.ts'
import { resultsAddress } from '#web/selection-store.ts'
import { Link } from '#web/ui/link.tsx'

/** Leads to where one sees what will be sent, and agrees. Only where mail is sent. */
export function FollowSearch({ wanted }: { readonly wanted: Selection }) {
  const query = resultsAddress(wanted).split('?')[1] ?? ''
  return (
    <p style={{ textAlign: 'center' }}>
      <Link to={`/account?follow=${encodeURIComponent(query)}#mail`}>Follow this search by e-mail</Link>: what is new
      and what changes, once a week.
    </p>
  )
}
