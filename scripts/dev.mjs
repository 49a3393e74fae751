import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { developmentSignIn } from './development-sign-in.mjs'
import { ensureInstalled, environment, main, NODE, ROOT } from './install.mjs'

// The API restarts when its sources change; the web app is replaced in the open page. Vite passes on to the API what is
// not a page, so both share one origin: http://localhost:5173
await main(async () => {
  ensureInstalled()
  const origin = 'http://localhost:5173'
  const env = environment({ WEB_ORIGIN: origin, API_ORIGIN: origin, ...developmentSignIn() })
  const seed = spawn(NODE, ['src/catalogue/main.ts', 'seed'], { cwd: ROOT, env, stdio: 'inherit' })
  await new Promise((resolve) => seed.on('exit', resolve))
  const programs = [
    spawn(NODE, ['--watch', '--watch-preserve-output', 'src/api/main.ts'], { cwd: ROOT, env, stdio: 'inherit' }),
    spawn(NODE, [join(ROOT, 'node_modules/vite/bin/vite.js'), '--port', '5173', '--strictPort'], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    }),
  ]
  const stop = () => programs.forEach((program) => program.kill('SIGTERM'))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await Promise.race(programs.map((program) => new Promise((resolve) => program.on('exit', resolve))))
  stop()
})
