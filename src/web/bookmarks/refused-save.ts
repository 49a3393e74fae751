import { createStore } from '#web/store.ts'

/** A save that the server will never accept. */
export interface RefusedSave {
  /** True: the person's list is full. False: the scholarship is gone. */
  readonly full: boolean
  /** Undefined after a reload, because the device stores only the id. */
  readonly name: string | undefined
  /** The server's words. */
  readonly detail: string
}

/** The last refused save, until the person has been told. */
export const refusedSave = createStore<RefusedSave | null>(null)
