import { Download } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { accountApi } from './account-api.ts'
import styles from './account-page.module.css'

const NAME = 'my-scholarship-data.json'

/** Downloads everything stored about the person as a file. */
export function DownloadData() {
  const { busy, said, attempt } = useAttempt(() => 'That did not work. Try again in a moment.')
  const download = async () => {
    saveAsFile(await accountApi.exportData())
    return `Downloaded: ${NAME}`
  }
  return (
    <div className={styles.action}>
      <Button look="primary" aria-disabled={busy} onClick={() => void attempt(download)}>
        <Download size="1.125rem" aria-hidden />
        Download my data
      </Button>
      <p role="status" className={styles.status}>
        {said}
      </p>
    </div>
  )
}

function saveAsFile(data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = NAME
  link.click()
  URL.revokeObjectURL(address)
}
