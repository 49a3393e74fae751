import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { REPORT_LENGTH } from '#contract/limits.ts'
import { call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'

/** What is wrong, in a sentence. It stays in the field until it has arrived. */
export function ReportForm({ id }: { readonly id: string }) {
  const hintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [says, setSays] = useState('')
  const [isSent, setSent] = useState(false)
  const { busy, said, attempt } = useAttempt(({ code, detail }) =>
    code === 'too_many_requests' ? detail : 'It could not be sent. Try again in a moment.',
  )
  const isOver = busy || isSent
  // It was opened to be written in.
  useEffect(() => field.current?.focus(), [])

  const send = async () => {
    if (says.trim().length < 3) {
      field.current?.focus()
      return 'Say what is wrong first.'
    }
    await call('/api/user/report', { method: 'POST', body: { scholarshipId: id, says: says.trim() } })
    setSent(true)
    return 'Thank you. The answer will appear on this page.'
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isOver) void attempt(send)
  }

  return (
    <form className="report-form" noValidate onSubmit={submit}>
      <label htmlFor={`${hintId}-field`}>What is wrong, and how do you know?</label>
      <textarea
        ref={field}
        id={`${hintId}-field`}
        aria-describedby={hintId}
        maxLength={REPORT_LENGTH}
        value={says}
        readOnly={isOver}
        onChange={({ target }) => setSays(target.value)}
      />
      <p id={hintId}>
        Only the people who look after the catalogue read it. They see your words, not your name. Their answer appears
        on this page for everybody.
      </p>
      <Button type="submit" look="primary" aria-disabled={isOver}>
        Send
      </Button>
      <p role="status">{said}</p>
    </form>
  )
}
