import { useEffect } from 'react'
import { asApiError } from '#web/api-error.ts'
import { checkBookmark } from '#web/bookmarks.ts'
import { useSession } from '#web/session.ts'

/** Asks whether a scholarship is saved, and tells its bookmark. */
export function useSavedCheck(id: string): void {
  const email = useSession().user?.email
  useEffect(() => {
    if (email !== undefined) void check(email, id)
  }, [email, id])
}

async function check(email: string, id: string): Promise<void> {
  try {
    await checkBookmark(email, id)
  } catch (thrown) {
    // Logged already; the bookmark goes on with what the saved list said.
    if (!asApiError(thrown)) throw thrown
  }
}
