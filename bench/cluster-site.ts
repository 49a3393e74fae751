import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startReplicatedPostgres } from '../scripts/postgres.mjs'
import { endWithUs } from '../scripts/reaper.mjs'
import { createSite, kill } from './site-process.ts'

const DEPLOYED = fileURLToPath(new URL('../deploy/haproxy.cfg', import.meta.url))
/** The settings of docs/operations.md, so that an acknowledged save outlives the primary. */
const SYNCHRONOUS = ['synchronous_commit=on', 'synchronous_standby_names=replica']

/**
 * API processes behind HAProxy, on a PostgreSQL primary with a synchronous replica, all on this machine. The balancer
 * is at `port`; at `port + n` it uses only the first n processes, whose own ports come after these.
 */
export async function startCluster(port: number, processes: number) {
  const balancerProgram = requireBalancer()
  const { primary, replica } = await startReplicatedPostgres(SYNCHRONOUS)
  const hosts = [primary.url, replica.url].map((url) => new URL(url).host)
  const databaseUrl = `postgresql://postgres@${hosts.join(',')}/postgres?target_session_attrs=read-write`
  const site = createSite(port, databaseUrl)
  const portOf = (number: number) => port + processes + 1 + number
  const servers: ChildProcess[] = []
  let balancer: ChildProcess | undefined

  const close = async () => {
    if (balancer) await kill(balancer)
    await site.close()
    await replica.stop()
    await primary.stop()
  }
  /** Starts process `number` anew, of the program in another folder if one is given. */
  const startServer = async (number: number, program?: string) => {
    const own = { PORT: String(portOf(number)), WEB_ORIGIN: site.origin, DATABASE_READ_URLS: replica.url }
    servers[number] = await site.start(own, program)
  }
  try {
    site.seed()
    for (let number = 0; number < processes; number += 1) await startServer(number)
    const file = join(site.dataDir, 'haproxy.cfg')
    writeFileSync(
      file,
      configure(
        port,
        Array.from({ length: processes }, (_, number) => portOf(number)),
      ),
    )
    balancer = spawn(balancerProgram, ['-db', '-f', file], { stdio: 'ignore' })
    endWithUs(balancer)
    await untilListening(port)
  } catch (error) {
    await close()
    throw error
  }
  const storageConfig = { dataDir: site.dataDir, databaseUrl }
  return { site, storageConfig, primary, replica, servers, portOf, startServer, close }
}

function requireBalancer(): string {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']
  const program = folders.map((folder) => join(folder, 'haproxy')).find((path) => existsSync(path))
  if (program !== undefined) return program
  throw new Error('HAProxy is not installed. Install it, for example with: apt-get install haproxy')
}

/** The balancer of deploy/haproxy.cfg with these processes behind it, and without TLS. */
function configure(port: number, ports: readonly number[]): string {
  const backend = readFileSync(DEPLOYED, 'utf8').split(/^backend api$/m)[1] ?? ''
  const settings = backend.split('\n').filter((line) => !/^ *server /.test(line))
  const listen = (own: number, some: readonly number[]) => [
    `listen port-${own}`,
    `  bind 127.0.0.1:${own}`,
    ...settings,
    ...some.map((target) => `  server api-${target} 127.0.0.1:${target}`),
  ]
  const lines = [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 30s',
    '  timeout server 30s',
    ...listen(port, ports),
    ...ports.flatMap((_, index) => listen(port + index + 1, ports.slice(0, index + 1))),
  ]
  return `${lines.join('\n')}\n`
}

async function untilListening(port: number): Promise<void> {
  for (const started = performance.now(); ;) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    if (performance.now() - started > 10_000) throw new Error(`Nothing listens on port ${port}`)
    await sleep(50)
  }
}
