import { ensureInstalled, main } from './install.mjs'
import { PROJECT_RULES, runSteps, STATIC, UNIT } from './steps.mjs'

// Everything that needs no browser, in minutes. `--static`, which runs for every commit, takes only the tests that read
// the project's own text: they take a second.
await main(async () => {
  ensureInstalled()
  await runSteps([...STATIC, process.argv.includes('--static') ? PROJECT_RULES : UNIT])
})
