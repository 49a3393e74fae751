import { Link2, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Card, ScholarshipDetail } from '#contract/scholarship.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import styles from '#web/ui/address-once.module.css'
import { copyText, shareByDevice } from '#web/ui/hand-over.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { Toast } from '#web/ui/status-line.tsx'
import { isIsoDate } from '#domain/dates.ts'
import { formatDay } from '#web/ui/words.ts'

interface Props {
  readonly scholarship: ScholarshipDetail
  /** An icon alone, or with the word beside it. */
  readonly look: 'sign' | 'word'
}

/** Opens the device's share sheet. Without one it copies the address; if that fails too, it shows the address. */
export function ShareButton({ scholarship, look }: Props) {
  // How often, since the note of it last went: each time it is shown and said anew.
  const [copied, setCopied] = useState(0)
  const [byHand, setByHand] = useState(false)
  const address = new URL(`/detail/${encodeURIComponent(scholarship._id)}`, window.location.origin).href

  async function share() {
    const text = shareText(scholarship, address)
    if ((await shareByDevice({ title: scholarship.scholarship_name, text })) === 'done') return
    const done = await copyText(address)
    setCopied((times) => (done ? times + 1 : 0))
    setByHand(!done)
  }

  return (
    <>
      {look === 'sign' ? (
        <IconButton label="Share" icon={<Share2 size="1.375rem" aria-hidden />} onClick={() => void share()} />
      ) : (
        <Button onClick={() => void share()}>
          <Share2 size="1.125rem" aria-hidden />
          Share
        </Button>
      )}
      {copied > 0 && (
        <Toast
          key={copied}
          text="Link copied"
          icon={<Link2 size="1.125rem" aria-hidden />}
          onGone={() => setCopied(0)}
        />
      )}
      {byHand && <CopyByHand address={address} onClose={() => setByHand(false)} />}
    </>
  )
}

function CopyByHand({ address, onClose }: { readonly address: string; readonly onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  // After the sheet has opened, which puts the focus on its own button.
  useEffect(() => field.current?.focus(), [])
  return (
    <Sheet title="Copy this link" onClose={onClose}>
      <input
        ref={field}
        readOnly
        value={address}
        aria-label="Link to this scholarship"
        className={styles.address}
        onFocus={(event) => event.target.select()}
      />
    </Sheet>
  )
}

/** The text for the device's share sheet: the scholarship, its funder, the deadline and the address. */
export function shareText(
  card: Pick<Card, 'scholarship_name' | 'funded_by' | 'deadline' | 'deadline_expected'>,
  address: string,
): string {
  const { scholarship_name, funded_by, deadline, deadline_expected } = card
  const until = isIsoDate(deadline)
    ? `, ${deadline_expected ? 'deadline expected on' : 'apply until'} ${formatDay(deadline)}`
    : ''
  return `${scholarship_name} by ${funded_by}${until}: ${address}`
}
