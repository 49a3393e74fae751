import { connect } from 'node:net'
import type { Question } from '#search/engine.ts'

const CONNECTIONS = 16

export interface Load {
  readonly requests: number
  readonly bytes: number
  readonly seconds: number
}

/** A question as the body of a search. */
export function searchBody({ choices, searchKey }: Question): string {
  const { coverage, ...rest } = choices
  return JSON.stringify({ ...rest, ...(coverage && { Scholarship: coverage }), ...(searchKey && { searchKey }) })
}

/** A question for the first page as HTTP, with the counts of options or without. */
export function searchRequest(origin: string, question: Question, facets: 0 | 1): string {
  const body = searchBody(question)
  const head = [
    `POST /api/scholarship/filter?page=1&facets=${facets} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    `Origin: ${origin}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** Asks over some connections, each its next question when the last is answered. Throws when one is not with 200. */
export async function loadLines(port: number, next: () => string, milliseconds: number): Promise<Load> {
  const started = performance.now()
  const ends = started + milliseconds
  const all = await Promise.all(Array.from({ length: CONNECTIONS }, () => askUntil(port, next, ends)))
  const sum = (of: (one: { requests: number; bytes: number }) => number) =>
    all.reduce((total, one) => total + of(one), 0)
  const seconds = (performance.now() - started) / 1000
  return { requests: sum(({ requests }) => requests), bytes: sum(({ bytes }) => bytes), seconds }
}

function askUntil(port: number, next: () => string, ends: number): Promise<{ requests: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(next()))
    let [requests, bytes, missing] = [0, 0, 0]
    let head = ''
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      if (missing === 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
        if (!head.startsWith('HTTP/1.1 200')) reject(new Error(head.slice(0, 300)))
        bytes += length
        missing = length - (head.length - end - 4)
        head = ''
      } else {
        missing -= chunk.length
      }
      if (missing > 0) return
      requests++
      if (performance.now() < ends) socket.write(next())
      else {
        socket.destroy()
        resolve({ requests, bytes })
      }
    })
  })
}
