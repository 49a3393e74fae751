import { withStyles } from '#web/loading/late-styles.ts'
import styleSheet from './can-i.css?url'

/** All of "Can I?" in one file, with its styles: its page and its verdicts share nearly everything. */
const fetchCanI = withStyles(() => import('./can-i.ts'), styleSheet)

export const fetchFit = async () => (await fetchCanI()).Fit
export const fetchCanIPage = async () => (await fetchCanI()).CanIPage
