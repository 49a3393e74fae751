import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './databases.ts'
import { isAlive } from './server-process.ts'
import { ROOT } from './source-files.ts'
import { newFolder } from './new-folder.ts'

/** A package with the real start script and the real server, but nothing to install, build or load first. */
function layOut(): string {
  const folder = newFolder()
  const files = {
    'package.json': JSON.stringify({ type: 'module', scripts: { start: 'node scripts/start.mjs' } }),
    'scripts/build.mjs': 'export const ensureBuilt = () => undefined',
    'scripts/install.mjs': `
      export * from ${JSON.stringify(join(ROOT, 'scripts/install.mjs'))}
      export const ROOT = ${JSON.stringify(folder)}
      export const ensureInstalled = () => undefined`,
    'scripts/check-config.ts': `await import(${JSON.stringify(join(ROOT, 'scripts/check-config.ts'))})`,
    'src/catalogue/main.ts': '',
    'src/api/main.ts': `
      console.log('server', process.pid, process.execArgv)
      await import(${JSON.stringify(join(ROOT, 'src/api/main.ts'))})`,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const script of ['scripts/start.mjs', 'scripts/development-sign-in.mjs'])
    copyFileSync(join(ROOT, script), join(folder, script))
  return folder
}

test('whoever ends npm start ends the server that it started', { timeout: 120_000 }, async () => {
  const cwd = layOut()
  const settings = { PORT: String(await freePort()), DATA_DIR: join(cwd, 'data'), npm_config_update_notifier: 'false' }
  const npm = spawn('npm', ['start'], { cwd, env: { ...process.env, ...settings } })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  onTestFinished(() => void npm.kill('SIGKILL'))
  await expect.poll(() => output, { timeout: 60_000 }).toContain('is ready at')
  const server = Number(/^server (\d+) /m.exec(output)?.[1])
  onTestFinished(() => void (isAlive(server) && process.kill(server, 'SIGKILL')))
  expect(isAlive(server)).toBe(true)
  expect(output).toContain('--v8-pool-size=')
  npm.kill('SIGTERM')
  await expect.poll(() => isAlive(server), { timeout: 30_000 }).toBe(false)
})

/** What `npm start` says until the server is ready or has ended, with these settings. */
async function startedWith(settings: Readonly<Record<string, string>>) {
  const cwd = layOut()
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: join(cwd, 'data'), ...settings }
  const start = spawn(process.execPath, ['scripts/start.mjs'], { cwd, env })
  let output = ''
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = new Promise((resolve) => start.on('close', resolve))
  const isThere = () => output.includes('is ready at') || start.exitCode !== null
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true)
  start.kill('SIGTERM')
  await ended
  return output
}

test(
  'without providers it prints a new code each time, with a link that carries it',
  { timeout: 120_000 },
  async () => {
    const codes = new Set<string>()
    for (let time = 0; time < 2; time++) {
      const said = await startedWith({})
      const [, code = '', link] = /^To sign in .* once for the code ([\w-]+); .*: (http:\S+)$/m.exec(said) ?? []
      expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
      expect(link).toMatch(new RegExp(`^http://localhost:\\d+/dev-sign-in\\?code=${code}$`))
      codes.add(code)
    }
    expect(codes.size).toBe(2)
  },
)

test('a code of one’s own is taken; with a provider there is none', { timeout: 120_000 }, async () => {
  expect(await startedWith({ DEVELOPMENT_SIGN_IN: 'one-of-my-own' })).toMatch(/^To sign in .* the code one-of-my-own;/m)
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(await startedWith(google)).not.toMatch(/sign in|code/)
  expect(await startedWith({ ...google, DEVELOPMENT_SIGN_IN: 'one-of-my-own' })).toContain('DEVELOPMENT_SIGN_IN stands')
})

test('what is wrong with the settings is told before anything is built', () => {
  const cwd = layOut()
  writeFileSync(join(cwd, 'scripts/build.mjs'), `export const ensureBuilt = () => console.log('Building')`)
  const env = { ...process.env, PORT: 'abc' }
  const start = spawnSync(process.execPath, ['scripts/start.mjs'], { cwd, env, encoding: 'utf8' })
  expect([start.status, start.stdout]).toEqual([78, ''])
  expect(start.stderr).toContain('PORT must be a number from 1 to 65535; it is "abc".')
})

test('what another checkout has installed is not emptied through a link to it', () => {
  const [cwd, others] = [newFolder(), newFolder()]
  mkdirSync(join(cwd, 'scripts'))
  copyFileSync(join(ROOT, 'scripts/install.mjs'), join(cwd, 'scripts/install.mjs'))
  const lock = { name: 'x', version: '1.0.0', lockfileVersion: 3, packages: { '': { name: 'x', version: '1.0.0' } } }
  writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify(lock))
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0' }))
  writeFileSync(join(others, 'theirs'), '')
  symlinkSync(others, join(cwd, 'node_modules'))
  const install = `import { ensureInstalled, main } from './scripts/install.mjs'; await main(ensureInstalled)`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', install], {
    cwd,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('is a link, and npm would empty what it leads to')])
  expect(existsSync(join(others, 'theirs'))).toBe(true)
})

test('where npm has no package of Node for a platform, programs run on the Node that is there', () => {
  const cwd = newFolder()
  mkdirSync(join(cwd, 'scripts'))
  copyFileSync(join(ROOT, 'scripts/install.mjs'), join(cwd, 'scripts/install.mjs'))
  writeFileSync(join(cwd, '.node-version'), process.versions.node)
  const link = () => {
    const program = `import { linkNode, main } from './scripts/install.mjs'; await main(linkNode)`
    return spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd, encoding: 'utf8' })
  }
  expect(link().stderr).toBe('')
  expect(realpathSync(join(cwd, 'node_modules/node/bin'))).toBe(realpathSync(dirname(process.execPath)))
  writeFileSync(join(cwd, '.node-version'), '99.0.0')
  expect(link()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Install Node 99 from https://nodejs.org'),
  })
})

test('what was built is built again when it is gone, and not before', { timeout: 120_000 }, () => {
  const cwd = layOut()
  copyFileSync(join(ROOT, 'scripts/build.mjs'), join(cwd, 'scripts/build.mjs'))
  const build = `node -e "require('fs').mkdirSync('dist/web', { recursive: true })"`
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ type: 'module', scripts: { build } }))
  const ensureBuilt = () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', `import { ensureBuilt } from './scripts/build.mjs'; ensureBuilt()`],
      { cwd, encoding: 'utf8' },
    )
    return stdout + stderr
  }
  expect([ensureBuilt(), ensureBuilt()]).toEqual(['Building the web app …\n', ''])
  rmSync(join(cwd, 'dist/web'), { recursive: true })
  expect([ensureBuilt(), existsSync(join(cwd, 'dist/web'))]).toEqual(['Building the web app …\n', true])
})
