import { OfflineNote } from '#web/ui/offline-note.tsx'

/** Above the list of the last search. */
export function Offline({ retry }: { readonly retry: () => void }) {
  return (
    <OfflineNote retry={retry}>
      This is the list of your last search. What you chose is kept, and the search runs again when the connection is
      back.
    </OfflineNote>
  )
}
