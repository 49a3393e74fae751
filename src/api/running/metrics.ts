import type { FastifyInstance } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'

/** Upper ends of the latency histogram, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const NANOSECONDS = 1e9
/** Between two checks of the event loop, in milliseconds. */
const RESOLUTION = 20

export interface Answered {
  readonly method: string
  /** The route's pattern, not the address: addresses hold e-mails, and are unlimited in number. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** The metrics of a server, with answers counted by route and status, and how long they took. */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const answers = new Counter({
    name: 'http_requests_total',
    help: 'Answers by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the request until its answer is handed over',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  const failing = new Gauge({
    name: 'upkeep_failing',
    help: '1 while a task of the server fails, as the log names it: the database is away, or letters do not leave',
    labelNames: ['task'],
    registers,
  })
  const letters = new Counter({
    name: 'letters_total',
    help: 'Letters, by what became of them',
    labelNames: ['outcome'],
    registers,
  })
  return {
    registry,
    upkeep: (task: string, isFailing: boolean) => failing.set({ task }, isFailing ? 1 : 0),
    letters: (sent: Readonly<Record<string, number>>) => {
      for (const [outcome, count] of Object.entries(sent)) letters.inc({ outcome }, count)
    },
    add({ method, route, status, ms }: Answered): void {
      answers.inc({ method, route, status })
      seconds.observe({ method, route }, ms / 1000)
    },
    /** Counts what was refused before it was a request: it had no route, and nobody knows when it began. */
    refuse(status: number): void {
      answers.inc({ method: 'none', route: 'none', status })
    },
  }
}

/** Watches the process from now on. Not the library's default metrics: they are many, and named for Node. */
export function watchProcess(app: FastifyInstance, snapshots: SnapshotSource, { registry }: Metrics): void {
  const watch = (Metric: typeof Counter | typeof Gauge, name: string, help: string, read: () => number) =>
    registry.registerMetric(
      new Metric({
        name,
        help,
        registers: [],
        collect() {
          this.reset()
          this.inc(read())
        },
      }),
    )
  let dropped = 0
  app.server.on('drop', () => (dropped += 1))
  const closed = 'Closed at once, beyond the most that may be open'
  watch(Counter, 'http_connections_dropped_total', closed, () => dropped)
  registry.registerMetric(eventLoopDelay(app))
  const { current } = snapshots
  watch(Gauge, 'catalogue_scholarships', 'Scholarships that are searched', () => current().engine.size)
  watch(Gauge, 'catalogue_version', 'Raised by each change', () => Number.parseInt(current().version, 10))
  watch(Gauge, 'process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  watch(Gauge, 'process_heap_bytes', 'Of it, objects of JavaScript', () => process.memoryUsage().heapUsed)
  watch(Counter, 'process_cpu_seconds_total', 'Processor time', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  watch(Gauge, 'process_uptime_seconds', 'Since the start', () => process.uptime())
}

function eventLoopDelay(app: FastifyInstance): Gauge {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION })
  loop.enable()
  app.addHook('onClose', async () => loop.disable())
  return new Gauge({
    name: 'event_loop_delay_seconds',
    help: 'How late it turned, since the last look',
    labelNames: ['quantile'],
    registers: [],
    collect() {
      for (const quantile of [0.5, 0.99, 1]) {
        const delay = quantile === 1 ? loop.max : loop.percentile(quantile * 100)
        this.set({ quantile }, loop.count === 0 ? 0 : Math.max(0, delay / NANOSECONDS - RESOLUTION / 1000))
      }
      loop.reset()
    },
  })
}
