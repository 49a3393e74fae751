import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { REPORT_LENGTH } from '#contract/limits.ts'
import { call } from '#web/api-client.ts'
import { requireApiError } from '#web/api-error.ts'
import { Button } from '#web/ui/button.tsx'

/** What is wrong, in a sentence. It stays in the field until it has arrived. */
export function ReportForm({ id }: { readonly id: string }) {
  const hintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [says, setSays] = useState('')
  const [state, setState] = useState<'writing' | 'busy' | 'sent'>('writing')
  const [said, setSaid] = useState('')
  // It was opened to be written in.
  useEffect(() => field.current?.focus(), [])

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (state !== 'writing') return
    if (says.trim().length < 3) {
      setSaid('Say what is wrong first.')
      field.current?.focus()
      return
    }
    setState('busy')
    setSaid('')
    try {
      await call('/api/user/report', { method: 'POST', body: { scholarshipId: id, says: says.trim() } })
      setState('sent')
      setSaid('Thank you. The answer will appear on this page.')
    } catch (thrown) {
      const { code, detail } = requireApiError(thrown)
      setSaid(code === 'too_many_requests' ? detail : 'It could not be sent. Try again in a moment.')
      setState('writing')
    }
  }

  return (
    <form className="report-form" noValidate onSubmit={(event) => void send(event)}>
      <label htmlFor={`${hintId}-field`}>What is wrong, and how do you know?</label>
      <textarea
        ref={field}
        id={`${hintId}-field`}
        aria-describedby={hintId}
        maxLength={REPORT_LENGTH}
        value={says}
        readOnly={state !== 'writing'}
        onChange={({ target }) => setSays(target.value)}
      />
      <p id={hintId}>
        Only the people who look after the catalogue read it. They see your words, not your name. Their answer appears
        on this page for everybody.
      </p>
      <Button type="submit" look="primary" aria-disabled={state !== 'writing'}>
        Send
      </Button>
      <p role="status">{said}</p>
    </form>
  )
}
