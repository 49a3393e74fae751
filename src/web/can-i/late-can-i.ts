import { fetchStyles } from '#web/loading/late-styles.ts'
import styleSheet from './can-i.css?url'

/** All of "Can I?" in one file, with its styles: its page and its verdicts share nearly everything. */
const load = async () => (await Promise.all([import('./can-i.ts'), fetchStyles(styleSheet)]))[0]
let asked: ReturnType<typeof load> | undefined

/** Fetched once. After a failure it can be called again. */
async function fetchCanI() {
  asked ??= load()
  try {
    return await asked
  } catch (failure) {
    asked = undefined
    throw failure
  }
}

export const fetchFit = async () => (await fetchCanI()).Fit
export const fetchCanIPage = async () => (await fetchCanI()).CanIPage
