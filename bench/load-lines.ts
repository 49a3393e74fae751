import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, rounded } from './measure.ts'

export interface Answers {
  /** In milliseconds. */
  readonly latencies: number[]
  /** Answers by their status; 0 where none came. */
  readonly statuses: Map<number, number>
  bytes: number
  withoutRetryAfter: number
  /** Questions that were due while every line was still waiting for an answer. */
  unsent: number
}

interface Plan {
  readonly to: number
  /** The next question, as the bytes of a request. */
  readonly next: () => string
  /** Connections, all opened before the time starts. */
  readonly lines: number
  readonly milliseconds: number
  /** Questions per second in all, whether or not they are answered. Without it each line asks when it has its answer. */
  readonly perSecond?: number
}

/** Asks over many connections, one question at a time on each. */
export async function ask({ to, next, lines, milliseconds, perSecond }: Plan): Promise<Answers> {
  const answers: Answers = { latencies: [], statuses: new Map(), bytes: 0, withoutRetryAfter: 0, unsent: 0 }
  const running = { until: 0 }
  const idle: Line[] = []
  const all: Line[] = []
  const open = () => {
    const line = createLine(to, answers, () => {
      if (perSecond !== undefined) idle.push(line)
      else if (performance.now() < running.until) line.send(next())
    })
    all.push(line)
    return line
  }
  // Node accepts one connection in each turn of its loop, and under load turns are long.
  for (let number = 0; number < lines; number += 100) {
    const some = Array.from({ length: Math.min(100, lines - number) }, open)
    await Promise.all(some.map((line) => line.settle()))
  }
  const ends = performance.now() + milliseconds
  running.until = ends
  for (const line of all) {
    if (perSecond === undefined) line.send(next())
    else idle.push(line)
  }
  if (perSecond === undefined) await sleep(Math.max(0, ends - performance.now()))
  else await sendEvenly(perSecond, ends)
  // What is under way may still be answered.
  const patience = performance.now() + 15_000
  while (all.some((line) => line.isWaiting()) && performance.now() < patience) await sleep(20)
  for (const line of all) line.close()
  return answers

  async function sendEvenly(rate: number, until: number): Promise<void> {
    const started = performance.now()
    for (let due = 0, sent = 0; performance.now() < until; await sleep(2)) {
      due = ((performance.now() - started) / 1000) * rate
      for (; sent < due; sent += 1) {
        // The line that has rested longest, so that every person and connection gets a turn.
        const line = idle.shift()
        if (line) line.send(next())
        else answers.unsent += 1
      }
    }
  }
}

/** How many answers have a status for which `which` is true. */
export function amountOf({ statuses }: Answers, which: (status: number) => boolean): number {
  return [...statuses].reduce((sum, [status, amount]) => sum + (which(status) ? amount : 0), 0)
}

/** One line of text about answers that came in so many seconds. */
export function summarise(name: string, { latencies, statuses, unsent }: Answers, seconds: number): string {
  const [half, most] = [0.5, 0.99].map((share) => rounded(percentile(latencies, share)))
  const kinds = [...statuses].map(([status, amount]) => `${status || 'no answer'}: ${amount}`).join(', ')
  const rest = unsent > 0 ? `; ${unsent} could not be sent` : ''
  return `${name}: ${Math.round(latencies.length / seconds)} a second, median ${half} ms, p99 ${most} ms (${kinds}${rest})`
}

type Line = ReturnType<typeof createLine>

/** One connection that asks one question at a time. */
function createLine(to: number, answers: Answers, done: () => void) {
  const socket = connect(to, '127.0.0.1')
  socket.setNoDelay(true)
  let sentAt = 0
  let head = ''
  let missing = -1
  let closed = false
  let settled: (() => void) | undefined
  const finish = (status: number) => {
    if (settled) {
      settled()
      settled = undefined
      return
    }
    answers.latencies.push(performance.now() - sentAt)
    answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1)
    sentAt = 0
    done()
  }
  let status = 0
  socket.on('error', () => undefined)
  socket.on('close', () => {
    if (closed) return
    closed = true
    settled?.()
    if (sentAt > 0) {
      answers.latencies.push(performance.now() - sentAt)
      answers.statuses.set(0, (answers.statuses.get(0) ?? 0) + 1)
      sentAt = 0
    }
  })
  socket.on('data', (chunk) => {
    if (missing < 0) {
      head += chunk.toString('latin1')
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      status = Number(head.slice(9, 12))
      if (status === 503 && !/retry-after: \d/i.test(head)) answers.withoutRetryAfter += 1
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      answers.bytes += length
      missing = length - (head.length - end - 4)
      head = ''
    } else missing -= chunk.length
    if (missing > 0) return
    missing = -1
    finish(status)
  })
  return {
    /** Asks once, uncounted, so that the server has accepted the connection. */
    settle: () =>
      new Promise<void>((resolve) => {
        settled = resolve
        socket.write(`GET /healthz HTTP/1.1\r\nhost: localhost:${to}\r\n\r\n`)
      }),
    send(request: string): void {
      if (closed) return
      sentAt = performance.now()
      socket.write(request)
    },
    isWaiting: () => sentAt > 0 && !closed,
    close(): void {
      // An answer that never came counts as missing.
      if (sentAt > 0 && !closed) finish(0)
      closed = true
      socket.destroy()
    },
  }
}
