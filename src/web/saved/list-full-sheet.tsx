import { listFull } from '#web/list-full.ts'
import { useStore } from '#web/store.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const close = () => listFull.set('')

/** Tells that something was not saved, whose bookmark has been seen full for a moment, and where to make room. */
export function ListFullSheet() {
  return (
    <Sheet open onClose={close} title="Your list is full">
      <p>This one could not be saved. {useStore(listFull, '')}</p>
      <ButtonLink look="primary" to="/saved" onClick={close}>
        Go to your saved list
      </ButtonLink>
    </Sheet>
  )
}
