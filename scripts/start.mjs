import { spawn, spawnSync } from 'node:child_process'
import { ensureBuilt } from './build.mjs'
import { developmentSignIn } from './development-sign-in.mjs'
import { ensureInstalled, environment, main, NODE, ROOT, SERVER_FLAGS } from './install.mjs'

await main(async () => {
  ensureInstalled()
  run(['scripts/check-config.ts'])
  ensureBuilt()
  run(['src/catalogue/main.ts', 'seed'])
  await serve()
})

function run(args) {
  const { status } = spawnSync(NODE, args, { cwd: ROOT, env: environment(), stdio: 'inherit' })
  // The program has already said what went wrong.
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs the server until it ends. Signals are passed on to it, and its exit code is ours. */
function serve() {
  const env = environment(developmentSignIn())
  const server = spawn(NODE, [...SERVER_FLAGS, 'src/api/main.ts'], { cwd: ROOT, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  if (process.env.npm_lifecycle_event) stopWithNpm(server)
  return new Promise((resolve) => {
    server.on('exit', (code) => {
      process.exitCode = code ?? 1
      resolve()
    })
  })
}

/** npm sends signals to the shell between us, which ends without passing them on. Then our parent changes. */
function stopWithNpm(server) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    server.kill('SIGTERM')
  }, 200)
  watch.unref()
}
