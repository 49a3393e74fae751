import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#api/app.ts'
import { parseConfig } from '#api/config.ts'
import { gatherLines } from '#api/running/log-lines.ts'
import { openStorage } from '#storage/open-storage.ts'
import { generatePages } from './generate.ts'

// One server in one process: `http-server.ts api <port> <records>`, or `http-server.ts bare <port> <bytes of the
// answer>`. A parent process is told over its channel when the server is ready, and its processor time on request.
const [, , kind, port, amount] = process.argv
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit(0))

if (kind === 'bare') {
  const answer = Buffer.alloc(Number(amount), 'x')
  const head = { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length }
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, head).end(answer)
  })
  server.listen(Number(port), '127.0.0.1', sayReady)
} else {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-http-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  process.on('SIGTERM', () => process.exit(0))
  const storage = await openStorage({ dataDir })
  // The real server on an empty database, logging like a public one; only the catalogue does not come from the
  // database.
  const catalogue = { ...storage.catalogue, version: async () => 1, changedSince: () => generatePages(Number(amount)) }
  const config = parseConfig({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' })
  const app = await buildApp({
    config,
    storage: { ...storage, catalogue, catalogueCopy: catalogue },
    webFolder: dataDir,
    logTo: gatherLines(process.stdout),
  })
  await app.listen({ port: Number(port), host: '127.0.0.1' })
  sayReady()
}

function sayReady(): void {
  if (process.send) process.send('ready')
  else console.log('ready')
}
