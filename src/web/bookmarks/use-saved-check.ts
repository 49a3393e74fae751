import { useEffect } from 'react'
import { useSession } from '#web/session/session.ts'
import { checkBookmark } from './bookmarks.ts'

/** Asks the server whether a scholarship is saved, and updates its bookmark. */
export function useSavedCheck(id: string): void {
  const email = useSession().user?.email
  useEffect(() => {
    if (email !== undefined) void checkBookmark(email, id)
  }, [email, id])
}
