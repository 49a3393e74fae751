import { ensureInstalled, main } from './install.mjs'
import { DEAD_CODE, runSteps, STATIC, UNIT } from './steps.mjs'

// All that needs no browser: minutes. `--static`, for every commit, leaves the tests out, and dead code: what is
// half built may have some.
await main(async () => {
  ensureInstalled()
  await runSteps(process.argv.includes('--static') ? STATIC : [...STATIC, DEAD_CODE, UNIT])
})
