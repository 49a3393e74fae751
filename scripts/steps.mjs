import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { environment, NODE, ROOT } from './install.mjs'

const bin = (name) => join(ROOT, 'node_modules/.bin', name)
const report = (name) => join(ROOT, 'test-results', `${name}.json`)

/** A step that passes or fails as a whole, and counts as one test. */
export const part = (name, command, ...args) => ({ name, command, args, count: (ok) => [ok ? 1 : 0, ok ? 0 : 1] })

export const STATIC = [
  part('types', bin('tsc'), '-p', 'tsconfig.json'),
  part('types of the web app', bin('tsc'), '-p', 'src/web/tsconfig.json'),
  part('types of the service worker', bin('tsc'), '-p', 'src/web/service-worker/tsconfig.json'),
  part('types of the journeys', bin('tsc'), '-p', 'e2e/tsconfig.json'),
  part('types of the pure folders', bin('tsc'), '-p', 'src/domain/tsconfig.json'),
  part('types of the curator’s pages', bin('tsc'), '-p', 'src/catalogue/curation/page/tsconfig.json'),
  part('lint', bin('oxlint')),
  part('format', bin('oxfmt'), '--check', '.'),
  part('dead code', bin('knip')),
]

/** The unit tests that read the project's own text: words, imports, documents, the lockfile. */
export const PROJECT_RULES = part(
  'rules of the project',
  bin('vitest'),
  'run',
  ...['architecture', 'checklist', 'docs', 'lockfile', 'pages', 'vocabulary'].map((name) => `test/${name}.test.ts`),
)

export const UNIT = {
  name: 'unit and integration tests',
  command: bin('vitest'),
  // A test that passes on its second try counts as passed, and is marked as retried in the output.
  args: ['run', '--retry=1', '--reporter=default', '--reporter=json', `--outputFile=${report('unit')}`],
  report: report('unit'),
  count: (ok, text) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(text)
    return [numPassedTests, numFailedTests || (ok ? 0 : Math.max(1, numFailedTestSuites))]
  },
}

export const BUDGET = part('size of the built pages', NODE, 'scripts/budget.ts')

export const JOURNEYS = {
  name: 'journeys in a browser',
  command: bin('playwright'),
  args: ['test', '--config', 'e2e/playwright.config.ts'],
  report: report('journeys'),
  count: (ok, text) => {
    const { expected, unexpected, flaky } = JSON.parse(text).stats
    return [expected + flaky, unexpected || (ok && expected > 0 ? 0 : 1)]
  },
}

/** Runs all steps, even after a failure. Prints failures in full, and the sums as the last line. */
export async function runSteps(steps, env = {}) {
  const total = [0, 0]
  const failed = []
  for (const step of steps) {
    const started = Date.now()
    if (step.report) rmSync(step.report, { force: true })
    const { status, output } = await runStep(step, env)
    const [passed, wrong] = countOf(step, status === 0)
    total[0] += passed
    total[1] += wrong
    if (wrong > 0) failed.push(step.name)
    if (wrong > 0 && !step.report) console.log(output)
    console.log(`${wrong > 0 ? '✗' : '✓'} ${step.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  console.log(`\n${total[0]} passed, ${total[1]} failed`)
  process.exitCode = total[1] === 0 ? 0 : 1
}

function countOf(step, ok) {
  try {
    return step.count(ok, step.report ? readFileSync(step.report, 'utf8') : '')
  } catch {
    // It ended before it could write its report, so the whole step has failed.
    return [0, 1]
  }
}

/** Steps with a report print as they go; the others only if they fail. */
function runStep(step, env) {
  return new Promise((resolve) => {
    const stdio = step.report ? 'inherit' : 'pipe'
    const child = spawn(step.command, step.args, { cwd: ROOT, env: environment(env), stdio: ['ignore', stdio, stdio] })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ status: 1, output: String(error) }))
    child.on('close', (status) => resolve({ status, output }))
  })
}
