import type { FastifyInstance } from 'fastify'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { SnapshotSource } from '#api/snapshot/snapshot.ts'

/** Upper ends of the latency histogram, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
const NANOSECONDS = 1e9
/** Between two checks of the event loop, in milliseconds. */
const RESOLUTION = 20

interface Latency {
  readonly counts: number[]
  amount: number
  seconds: number
}

/** One sample: what its name ends in, its labels, its value. */
type Sample = readonly [ending: string, labels: readonly string[], value: number]

/** All samples of one name. */
export interface MetricFamily {
  readonly name: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly help: string
  readonly samples: readonly Sample[]
}

/** An answer that has been given. */
export interface Answered {
  readonly method: string
  /** The route's pattern, not the address: addresses hold e-mails, and are unlimited in number. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Answers counted by route and status, and how long they took. */
export type AnswerCounts = ReturnType<typeof createAnswerCounts>

export function createAnswerCounts() {
  // By their labels.
  const answered = new Map<string, number>()
  const latencies = new Map<string, Latency>()
  const count = (labels: string) => answered.set(labels, (answered.get(labels) ?? 0) + 1)
  return {
    answered,
    latencies,
    /** Counts an answer. */
    add({ method, route, status, ms }: Answered): void {
      const labels = `method="${method}",route="${route}"`
      count(`${labels},status="${status}"`)
      const latency = latencies.get(labels) ?? { counts: BUCKETS.map(() => 0), amount: 0, seconds: 0 }
      latencies.set(labels, latency)
      const seconds = ms / 1000
      const bucket = BUCKETS.findIndex((end) => seconds <= end)
      if (bucket >= 0) latency.counts[bucket] = (latency.counts[bucket] ?? 0) + 1
      latency.amount += 1
      latency.seconds += seconds
    },
    /** Counts what was refused before it was a request: it had no route, and nobody knows when it began. */
    refuse(status: number): void {
      count(`method="none",route="none",status="${status}"`)
    },
  }
}

/** Watches the process from now on. Returns a function that reads its state. */
export function startMetrics(
  app: FastifyInstance,
  snapshots: SnapshotSource,
  { answered, latencies }: Pick<AnswerCounts, 'answered' | 'latencies'>,
): () => MetricFamily[] {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION })
  loop.enable()
  app.addHook('onClose', async () => loop.disable())
  let dropped = 0
  app.server.on('drop', () => (dropped += 1))

  return () => {
    const { version, engine } = snapshots.current()
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const delays = [0.5, 0.99, 1].map((share): Sample => {
      const delay = share === 1 ? loop.max : loop.percentile(share * 100)
      const seconds = loop.count === 0 ? 0 : Math.max(0, delay / NANOSECONDS - RESOLUTION / 1000)
      return ['', [`quantile="${share}"`], seconds]
    })
    // Since the last time it was read.
    loop.reset()
    const answers = [...answered].map(([labels, amount]): Sample => ['', [labels], amount])
    return [
      family('http_requests_total', 'counter', 'Answers by route and status', answers),
      family('http_request_duration_seconds', 'histogram', 'From the request until its answer is handed over', [
        ...histogramOf(latencies),
      ]),
      family('http_connections_dropped_total', 'counter', 'Closed at once, beyond the most that may be open', dropped),
      family('event_loop_delay_seconds', 'gauge', 'How late it turned, since the last look', delays),
      family('catalogue_scholarships', 'gauge', 'Scholarships that are searched', engine.size),
      family('catalogue_version', 'gauge', 'Raised by each change', Number.parseInt(version, 10)),
      family('process_resident_memory_bytes', 'gauge', 'Memory of the process', rss),
      family('process_heap_bytes', 'gauge', 'Of it, objects of JavaScript', heapUsed),
      family('process_cpu_seconds_total', 'counter', 'Processor time', (user + system) / 1e6),
      family('process_uptime_seconds', 'gauge', 'Since the start', process.uptime()),
    ]
  }
}

function family(
  name: string,
  type: MetricFamily['type'],
  help: string,
  samples: readonly Sample[] | number,
): MetricFamily {
  return { name, type, help, samples: typeof samples === 'number' ? [['', [], samples]] : samples }
}

function* histogramOf(latencies: ReadonlyMap<string, Latency>): Generator<Sample> {
  for (const [labels, { counts, amount, seconds }] of latencies) {
    let upTo = 0
    for (const [place, count] of counts.entries()) {
      upTo += count
      yield ['_bucket', [labels, `le="${BUCKETS[place]}"`], upTo]
    }
    yield ['_bucket', [labels, 'le="+Inf"'], amount]
    yield ['_sum', [labels], seconds]
    yield ['_count', [labels], amount]
  }
}

/** The state of the process as Prometheus text. */
export function formatMetrics(families: readonly MetricFamily[]): string {
  const lines = families.flatMap(({ name, type, help, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ([ending, labels, value]) => `${name}${ending}${labels.length === 0 ? '' : `{${labels.join(',')}}`} ${value}`,
    ),
  ])
  return `${lines.join('\n')}\n`
}
