import { useEffect } from 'react'
import { pageConfig } from '#web/page-config.ts'

/** Names the page in the tab, in the history and to a screen reader: `Results · Scholarship Finder`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const { name } = pageConfig().site
    document.title = title === '' ? name : `${title} · ${name}`
  }, [title])
}
