import { ensureInstalled, main } from './install.mjs'
import { DEAD_CODE, runSteps, STATIC, UNIT } from './steps.mjs'

// Everything that needs no browser, in minutes. `--static`, which runs for every commit, leaves out the tests, and the
// search for dead code: half-built work may have some.
await main(async () => {
  ensureInstalled()
  await runSteps(process.argv.includes('--static') ? STATIC : [...STATIC, DEAD_CODE, UNIT])
})
