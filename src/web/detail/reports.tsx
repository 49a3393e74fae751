import { useState } from 'react'
import type { ScholarshipDetail, ShownReport } from '#contract/scholarship.ts'
import { createLatePart } from '#web/loading/late-code.tsx'
import { withStyles } from '#web/loading/late-styles.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay } from '#web/ui/words.ts'
import styleSheet from './report-form.css?url'
import styles from './snapshot.module.css'

const fetchForm = withStyles(() => import('./report-form.tsx'), styleSheet)
const Form = createLatePart(async () => (await fetchForm()).ReportForm)

/** What people reported as wrong and how it was answered, and the way to report more. */
export function Reports({ scholarship: { _id, reports } }: { readonly scholarship: ScholarshipDetail }) {
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.source}>
      {reports?.map((report, index) => (
        // They never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index}>{inWords(report)}</p>
      ))}
      <Button look="quiet" className={styles.more ?? ''} aria-expanded={open} onClick={() => setOpen(!open)}>
        Report a wrong fact
      </Button>
      {open && <Form id={_id} missing="The form needs a connection." />}
    </div>
  )
}

function inWords({ reported, answered, answer }: ShownReport): string {
  if (answered === null) return `You reported something on ${formatDay(reported)}. It is not answered yet.`
  return `Reported on ${formatDay(reported)}, answered on ${formatDay(answered)}: ${answer}`
}
