import cluster, { type Worker } from 'node:cluster'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { ALIVE, relayTalk } from './worker-talk.ts'

/** Milliseconds from the end of a worker to its successor; doubled each time one ends early. */
const PAUSE = { first: 100, longest: 10_000 }
/** A worker that has lived this long did not fail to start. */
const STEADY = 30_000
/**
 * Between two signs of life, in milliseconds, and how many may be missed. Connections to a worker that hangs would wait
 * for ever.
 */
const SILENT = { beat: 1000, most: 10 }
/** Time to close, on top of what balancers and connections are given. */
const GRACE = 4000

export interface WorkersOptions {
  readonly amount: number
  /** Called once, when all of them listen. */
  readonly onReady: () => void
  /** Called when one ends that nobody had stopped. */
  readonly onLoss: (line: string) => void
}

/**
 * Runs the server in several processes on one port, and replaces those that end. The first one starts alone: whatever
 * keeps it from serving, such as a taken port, is then reported once. One that hangs is ended. SIGINT, SIGTERM and
 * SIGHUP drain them all. Resolves with an exit code when the last has ended.
 */
export function runWorkers({ amount, onReady, onLoss }: WorkersOptions): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const listening = new Set<string>()
  let state: 'starting' | 'serving' | 'stopping' = 'starting'
  let living = 0
  let failed = false

  const start = (name: string, pause: number) => {
    const startedAt = performance.now()
    const worker = cluster.fork({ WORKER: name })
    const forget = rememberHandOver(worker)
    const unwatch = endWhenSilent(worker, () => {
      onLoss(`Worker ${name} has said nothing for ${SILENT.most} seconds, and is ended`)
    })
    living += 1
    // The message came too late; its end is handled below.
    worker.on('error', () => undefined)
    worker.once('listening', () => {
      listening.add(name)
      if (state === 'starting') startOthers()
      if (listening.size === amount) announce()
    })
    worker.once('exit', (code: number, signal: string) => {
      living -= 1
      listening.delete(name)
      forget()
      unwatch()
      if (state !== 'serving') {
        failed ||= code !== 0 && signal !== 'SIGTERM'
        if (living === 0) resolve(failed ? 1 : 0)
        return
      }
      const wait = performance.now() - startedAt > STEADY ? PAUSE.first : pause
      onLoss(`Worker ${name} ended (${signal || code}); the next one starts in ${wait} ms`)
      setTimeout(() => state === 'serving' && start(name, Math.min(2 * wait, PAUSE.longest)), wait)
    })
  }
  const startOthers = () => {
    state = 'serving'
    for (let number = 2; number <= amount; number += 1) start(String(number), PAUSE.first)
  }
  let announce = () => {
    announce = () => undefined
    onReady()
  }
  const signalAll = (signal: NodeJS.Signals) => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
  }
  const stop = () => {
    state = 'stopping'
    signalAll('SIGTERM')
    setTimeout(signalAll, SERVER_LIMITS.noticeTime + SERVER_LIMITS.drainTime + GRACE, 'SIGKILL').unref()
    if (living === 0) resolve(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  relayTalk()
  start('1', PAUSE.first)
  return promise
}

/** Watches a worker from when it listens until it is told to stop. */
function endWhenSilent(worker: Worker, onSilent: () => void): () => void {
  let missed = -Infinity
  worker.once('listening', () => (missed = 0))
  worker.on('message', () => (missed = Math.min(missed, 0)))
  // Counted in beats of this process, not by a clock: after the machine was asleep, nobody hangs.
  const watch = setInterval(() => {
    missed += 1
    if (missed < SILENT.most) return
    clearInterval(watch)
    onSilent()
    worker.process.kill('SIGKILL')
  }, SILENT.beat)
  return () => clearInterval(watch)
}

/** In a serving worker: keeps sending signs of life. */
export function sayAlive(): void {
  setInterval(() => process.send?.(ALIVE, undefined, undefined, () => undefined), SILENT.beat).unref()
}

/**
 * Node forgets the connection it was handing to a worker when that one died, and the client would wait for ever. The
 * returned function closes it; a connection that arrived is closed here already.
 */
function rememberHandOver({ process: child }: Worker): () => void {
  let connection: unknown
  child.send = new Proxy(child.send.bind(child), {
    apply: (send, self, args: unknown[]) => {
      connection = args[1] ?? connection
      return Reflect.apply(send, self, args)
    },
  })
  return () => {
    if (typeof connection !== 'object' || connection === null || !('close' in connection)) return
    if (typeof connection.close === 'function') connection.close()
  }
}
