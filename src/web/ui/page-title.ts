import { useEffect } from 'react'
import { pageConfig } from '#web/page-config.ts'

/** Sets the document's title: `Results · Scholarship Finder`. Undefined leaves it to a component inside. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    const { name } = pageConfig().site
    document.title = title === '' ? name : `${title} · ${name}`
  }, [title])
}
