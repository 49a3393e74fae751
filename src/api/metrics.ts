import type { FastifyInstance } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { SnapshotSource } from './snapshot.ts'

/** Upper ends of the latency histogram, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
const NANOSECONDS = 1e9
/** Between two looks at the event loop, in milliseconds. */
const RESOLUTION = 20

interface Latency {
  readonly counts: number[]
  amount: number
  seconds: number
}

/** Counts every answer, and writes down how the server is in the text format of Prometheus. */
export function startMetrics(app: FastifyInstance, snapshots: SnapshotSource): { readonly write: () => string } {
  const answered = new Map<string, number>()
  const latencies = new Map<string, Latency>()
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION })
  loop.enable()
  app.addHook('onClose', async () => loop.disable())

  app.addHook('onResponse', (request, reply, done) => {
    // By the route, not by the address: addresses hold e-mails, and there is no end of them.
    const labels = `method="${request.method}",route="${request.routeOptions.url ?? 'none'}"`
    const series = `${labels},status="${reply.statusCode}"`
    answered.set(series, (answered.get(series) ?? 0) + 1)
    const latency = latencies.get(labels) ?? { counts: BUCKETS.map(() => 0), amount: 0, seconds: 0 }
    latencies.set(labels, latency)
    const seconds = reply.elapsedTime / 1000
    const bucket = BUCKETS.findIndex((end) => seconds <= end)
    if (bucket >= 0) latency.counts[bucket] = (latency.counts[bucket] ?? 0) + 1
    latency.amount += 1
    latency.seconds += seconds
    done()
  })

  const write = () => {
    const { version, engine } = snapshots.current()
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const delays = [0.5, 0.99, 1].map((share) => {
      const delay = share === 1 ? loop.max : loop.percentile(share * 100)
      return [
        `quantile="${share}"`,
        loop.count === 0 ? 0 : Math.max(0, delay / NANOSECONDS - RESOLUTION / 1000),
      ] as const
    })
    // Of the time since it was last asked for.
    loop.reset()
    return [
      family('http_requests_total', 'counter', 'Answers by route and status', [...answered]),
      writeHistogram(latencies),
      family('event_loop_delay_seconds', 'gauge', 'How late it turned, since the last look', delays),
      family('catalogue_scholarships', 'gauge', 'Scholarships that are searched', [['', engine.size]]),
      family('catalogue_version', 'gauge', 'Raised by each change', [['', Number.parseInt(version, 10)]]),
      family('process_resident_memory_bytes', 'gauge', 'Memory of the process', [['', rss]]),
      family('process_heap_bytes', 'gauge', 'Of it, objects of JavaScript', [['', heapUsed]]),
      family('process_cpu_seconds_total', 'counter', 'Processor time', [['', (user + system) / 1e6]]),
      family('process_uptime_seconds', 'gauge', 'Since the start', [['', process.uptime()]]),
    ].join('')
  }
  return { write }
}

type Sample = readonly [labels: string, value: number]

function family(name: string, type: string, help: string, samples: readonly Sample[]): string {
  const lines = samples.map(([labels, value]) => `${name}${labels === '' ? '' : `{${labels}}`} ${value}\n`)
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function writeHistogram(latencies: ReadonlyMap<string, Latency>): string {
  const name = 'http_request_duration_seconds'
  const lines = [...latencies].flatMap(([labels, { counts, amount, seconds }]) => {
    let upTo = 0
    const buckets = counts.map((count, place) => {
      upTo += count
      return `${name}_bucket{${labels},le="${BUCKETS[place]}"} ${upTo}\n`
    })
    return [
      ...buckets,
      `${name}_bucket{${labels},le="+Inf"} ${amount}\n`,
      `${name}_sum{${labels}} ${seconds}\n`,
      `${name}_count{${labels}} ${amount}\n`,
    ]
  })
  return `# HELP ${name} From the request to the end of its answer\n# TYPE ${name} histogram\n${lines.join('')}`
}
