import { useEffect } from 'react'
import { pageConfig } from '#web/page-config.ts'

/** The content of a page is here: it need no longer be as high as it was left (`before-paint.js`). */
const giveUpHeight = () => document.documentElement.style.removeProperty('--height-when-left')

/**
 * Sets the document's title: `Results · Scholarship Finder`. Undefined leaves it to a component inside. `whole` is false
 * while content is still on its way that may make the page longer.
 */
export function usePageTitle(title: string | undefined, whole = true): void {
  useEffect(() => {
    if (whole) giveUpHeight()
  }, [whole])
  useEffect(() => {
    if (title === undefined) return
    const { name } = pageConfig().site
    document.title = title === '' ? name : `${title} · ${name}`
  }, [title])
}
