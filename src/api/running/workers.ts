import cluster, { type Worker } from 'node:cluster'
import { SERVER_LIMITS } from '#api/server-limits.ts'
import { ALIVE, relayTalk } from './worker-talk.ts'

/** In milliseconds. From the end of a worker to its successor: doubled each time that one ends early. */
const PAUSE = { first: 100, longest: 10_000 }
/** A worker that has lived so long did not end because it was started. */
const STEADY = 30_000
/** Between two signs of life, in milliseconds, and how many may be missed: whoever has a connection to one that hangs waits for ever. */
const SILENT = { beat: 1000, most: 10 }
/** For closing, beyond the time that balancers and connections are given. */
const GRACE = 4000

export interface WorkersOptions {
  readonly amount: number
  /** All of them listen, for the first time. */
  readonly onReady: () => void
  /** One has ended that nobody had stopped. */
  readonly onLoss: (line: string) => void
}

/**
 * Runs the server in several processes, which share its port, and replaces those that end. The first one starts alone:
 * what keeps it from serving, such as a port that is taken, keeps all from it, and is said once. One that hangs is ended.
 * SIGINT, SIGTERM and SIGHUP drain every one. Resolves with an exit code when the last has ended.
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
    // A message that no longer reached it; its end is told below.
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

/** Watches one from the moment it listens, until it is told to stop. */
function endWhenSilent(worker: Worker, onSilent: () => void): () => void {
  let missed = -Infinity
  worker.once('listening', () => (missed = 0))
  worker.on('message', () => (missed = Math.min(missed, 0)))
  // In beats of this process, and not by a clock: where the machine was asleep, nobody hangs.
  const watch = setInterval(() => {
    missed += 1
    if (missed < SILENT.most) return
    clearInterval(watch)
    onSilent()
    worker.process.kill('SIGKILL')
  }, SILENT.beat)
  return () => clearInterval(watch)
}

/** In a worker that serves: says again and again that it still turns. */
export function sayAlive(): void {
  setInterval(() => process.send?.(ALIVE, undefined, undefined, () => undefined), SILENT.beat).unref()
}

/**
 * Node loses sight of the connection that it was handing to a worker when that one died, and its client would wait for
 * ever. What comes back closes it; one that has arrived is closed here already.
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
