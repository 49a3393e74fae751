import { OfflineNote } from '#web/ui/offline-note.tsx'

/** Above the list of the last search. */
export function Offline({ retry }: { readonly retry: () => void }) {
  return (
    <OfflineNote retry={retry}>
      This is the list from your last search. Your choices are kept. The search runs again when you are back online.
    </OfflineNote>
  )
}
