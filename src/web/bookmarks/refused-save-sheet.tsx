import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { refusedSave, type RefusedSave } from './refused-save.ts'

const close = () => refusedSave.set(null)

/** Says that something was not saved, although its bookmark was filled for a moment, and what to do about it. */
export function RefusedSaveSheet({ full, name, detail }: RefusedSave) {
  const refused = <bdi>{name ?? 'One that you pressed'}</bdi>
  if (full) {
    return (
      <Sheet onClose={close} title="Your list is full">
        <p>
          {refused} could not be saved. {detail}
        </p>
        <ButtonLink look="primary" to="/saved" onClick={close}>
          Go to your saved list
        </ButtonLink>
      </Sheet>
    )
  }
  return (
    <Sheet onClose={close} title="This scholarship is no longer listed">
      <p>{refused} could not be saved: it is no longer in the catalogue.</p>
      <Button look="primary" onClick={close}>
        Go on without it
      </Button>
    </Sheet>
  )
}
