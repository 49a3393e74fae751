import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { openStorage } from '#storage/open-storage.ts'
import { emptyDatabase } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openSite } from '#test/paired-pages.ts'
import { ROOT } from '#test/source-files.ts'

const page = (text: string) => `<html><body><h1>An award</h1><p>${text}</p></body></html>`

/** The command, over the pages of this machine. */
function startWatch(dataDir: string) {
  const args = ['src/catalogue/main.ts', 'watch', '--every', '0', '--pause', '1', '--allow-loopback', '--json']
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const program = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void program.kill('SIGKILL'))
  let said = ''
  const spoke = Promise.withResolvers<void>()
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
    spoke.resolve()
  })
  const ended = once(program, 'close').then(([code]: unknown[]) => ({ code, lines: said.split('\n').filter(Boolean) }))
  return { program, ended, spoke: spoke.promise }
}

test('killed at any moment, a watch has written whole hosts only, and the next one goes on', async () => {
  const { dataDir } = await emptyDatabase('embedded SQLite')
  let hold = true
  const asked = Promise.withResolvers<void>()
  const respond = (slow: boolean) => (path: string, _request: unknown, response: ServerResponse) => {
    if (path === '/robots.txt') return response.writeHead(404).end()
    if (slow && hold && path === '/b') return asked.resolve()
    response.setHeader('content-type', 'text/html')
    response.end(page(`Closes 1 May. ${path}`))
  }
  const [whole, half] = [await openSite(respond(false)), await openSite(respond(true))]
  const links = { one: `${whole.origin}/one`, a: `${half.origin}/a`, b: `${half.origin}/b` }
  const before = await openStorage({ dataDir })
  await before.catalogue.apply({ upserts: Object.entries(links).map(([id, link]) => scholarship(id, { link })) }, 0)
  await before.close()
  const first = startWatch(dataDir)
  // The other host is done when its line is out.
  await Promise.all([asked.promise, first.spoke])
  first.program.kill('SIGKILL')
  await first.ended
  expect(await known(dataDir)).toEqual({ one: 'fine' })
  hold = false
  const { code, lines } = await startWatch(dataDir).ended
  expect(code).toBe(0)
  const texts = lines.map((line) => JSON.parse(line)).map(({ id, text }) => [id, text])
  expect(Object.fromEntries(texts)).toEqual({ a: 'first', b: 'first', one: 'same' })
  expect(await known(dataDir)).toEqual({ one: 'fine', a: 'fine', b: 'fine' })
})

async function known(dataDir: string): Promise<Record<string, string>> {
  const storage = await openStorage({ dataDir })
  const all = await storage.watched.all()
  await storage.close()
  return Object.fromEntries([...all].map(([id, { state }]) => [id, state]))
}
