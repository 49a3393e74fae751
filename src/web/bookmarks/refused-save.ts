import { createStore } from '#web/store.ts'

/** A save that the server will never take. */
export interface RefusedSave {
  /** Why: the person's list is full, or else the scholarship is gone. */
  readonly full: boolean
  /** Undefined after the page was loaded anew: what waits on a device is known by its id alone. */
  readonly name: string | undefined
  /** The server's words. */
  readonly detail: string
}

/** The last one, until the person has been told. */
export const refusedSave = createStore<RefusedSave | null>(null)
