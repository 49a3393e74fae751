import { forThisDevice } from '#web/device-storage.ts'

export const ANSWERS_KEY = 'canI'

/** Whether somebody told who they are. Without the code that reads it, which only they need. */
export function hasAnswers(): boolean {
  return forThisDevice.get(ANSWERS_KEY) !== null
}
