import { createLatePart } from '#web/loading/late-part.tsx'
import { withStyles } from '#web/loading/late-styles.ts'
import styleSheet from './time-tools.css?url'

/** Parts of the results that come behind the first code, all in one file. */
const fetchTools = withStyles(() => import('./time-tools.tsx'), styleSheet)

export const TimeMenus = createLatePart(async () => (await fetchTools()).TimeMenus)
export const MonthStrip = createLatePart(async () => (await fetchTools()).MonthStrip)
export const AlternativesBanner = createLatePart(async () => (await fetchTools()).AlternativesBanner)
export const FilterPanel = createLatePart(async () => (await fetchTools()).FilterPanel)
export const FilterSheet = createLatePart(async () => (await fetchTools()).FilterSheet)
export const Offline = createLatePart(async () => (await fetchTools()).Offline)
export const SignInForMore = createLatePart(async () => (await fetchTools()).SignInForMore)
export const FollowSearch = createLatePart(async () => (await fetchTools()).FollowSearch)
export const OtherReading = createLatePart(async () => (await fetchTools()).OtherReading)

// While the first answer is on its way.
fetchTools().catch(() => undefined)
