import { useEffect } from 'react'
import { checkBookmark } from '#web/bookmarks.ts'
import { useSession } from '#web/session.ts'

/** Asks whether a scholarship is saved, and tells its bookmark. */
export function useSavedCheck(id: string): void {
  const email = useSession().user?.email
  useEffect(() => {
    if (email !== undefined) void checkBookmark(email, id)
  }, [email, id])
}
