import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { copyText, shareByDevice } from './hand-over.ts'
import styles from './address-once.module.css'
import { Toast } from './status-line.tsx'

interface Props {
  readonly label: string
  readonly address: string
}

/** An address that is shown once, to be copied or, where the device can, shared. A press on it selects it. */
export function AddressOnce({ label, address }: Props) {
  const field = useRef<HTMLInputElement>(null)
  // How often, since the note of it last went: each time it is shown and said anew.
  const [copied, setCopied] = useState(0)

  async function copy() {
    const done = await copyText(address)
    setCopied((times) => (done ? times + 1 : 0))
    // Selected, it can be copied by hand.
    if (!done) field.current?.focus()
  }

  async function share() {
    if ((await shareByDevice({ title: label, url: address })) !== 'done') await copy()
  }

  return (
    <div className={styles.once}>
      <input
        ref={field}
        aria-label={label}
        readOnly
        value={address}
        className={styles.address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onClick={() => void copy()}>Copy</Button>
      {'share' in navigator && <Button onClick={() => void share()}>Share</Button>}
      {copied > 0 && <Toast key={copied} text="Copied" onGone={() => setCopied(0)} />}
    </div>
  )
}
