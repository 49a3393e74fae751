import { createStore } from './store.ts'

/** Why the last save was refused, in the server's words; empty while there is nothing to tell. */
export const listFull = createStore('')
