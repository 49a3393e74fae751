import { Download } from 'lucide-react'
import { useState } from 'react'
import { requireApiError } from '#web/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { accountApi } from './account-api.ts'
import styles from './account-page.module.css'

/** Downloads everything stored about the person as a file. */
export function DownloadData() {
  const [state, setState] = useState<'ready' | 'busy' | 'done' | 'failed'>('ready')

  async function download() {
    setState('busy')
    try {
      saveAsFile(await accountApi.exportData(), 'my-scholarship-data.json')
      setState('done')
    } catch (thrown) {
      requireApiError(thrown)
      setState('failed')
    }
  }

  return (
    <div className={styles.action}>
      <Button look="primary" disabled={state === 'busy'} onClick={() => void download()}>
        <Download size="1.125rem" aria-hidden />
        Download my data
      </Button>
      <p role="status" className={styles.status}>
        {state === 'done' && 'Downloaded: my-scholarship-data.json'}
        {state === 'failed' && 'That did not work. Try again in a moment.'}
      </p>
    </div>
  )
}

function saveAsFile(data: unknown, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
