import { useEffect } from 'react'
import { pageConfig } from '#web/page-config.ts'

/** Sets the document's title: `Results · Scholarship Finder`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const { name } = pageConfig().site
    document.title = title === '' ? name : `${title} · ${name}`
  }, [title])
}
