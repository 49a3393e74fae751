import { once } from 'node:events'
import { connect, createServer as createTcpServer, type Socket, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/databases.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerClientErrors, closeGracefully, guardPipelining } from './connections.ts'
import { SERVER_LIMITS } from '#api/server-limits.ts'

test('whoever is told what was wrong, and never closes its own side, keeps no connection', async () => {
  const port = await freePort()
  const server = createTcpServer({ allowHalfOpen: true }).listen(port, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  onTestFinished(() => void client.destroy())
  const [socket] = (await once(server, 'connection')) as [Socket]
  const refused: number[] = []
  const late = Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  answerClientErrors((status) => refused.push(status))(late, socket)
  expect(refused).toEqual([408])
  await expect.poll(() => socket.destroyed, { timeout: 10_000 }).toBe(true)
})

test('a server that closes sends what it has begun with, and then keeps no connection', async () => {
  // More than the buffers between the two sides hold.
  const answer = Buffer.alloc(16_000_000, 'a')
  const server = createServer((request, response) => void response.end(request.url === '/' ? '' : answer))
  closeGracefully(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const ask = (path: string) => {
    const line = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
    onTestFinished(() => void line.destroy())
    line.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return line
  }
  const [idle, slow] = [ask('/'), ask('/large')]
  await once(idle.resume(), 'data')
  await once(slow, 'readable')
  const closed = once(server.close(), 'close')
  const ended = once(idle, 'close')
  let heard = 0
  for await (const chunk of slow) heard += (chunk as Buffer).length
  expect(heard).toBeGreaterThan(answer.length)
  await Promise.all([closed, ended])
})

/** A server that leaves its requests to the test to answer. */
async function openServer() {
  const begun: [request: IncomingMessage, response: ServerResponse][] = []
  const server = createServer(guardPipelining((request, response) => void begun.push([request, response])))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { begun, openLine: () => openLine(port) }
}

function openLine(port: number) {
  const line = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void line.destroy())
  let heard = ''
  line.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk))
  return {
    line,
    heard: () => heard.match(/answer to \/\d+/g),
    closed: new Promise<'closed'>((resolve) => line.on('close', () => resolve('closed'))),
  }
}

const questions = (amount: number) => Array.from({ length: amount }, (_, number) => question(number)).join('')
const question = (number: number) =>
  `POST /${number} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`

test('a request is begun with when those before it on its connection are answered', async () => {
  const { begun, openLine: open } = await openServer()
  const { line, heard } = open()
  line.write([1, 2, 3].map(question).join(''))
  for (const number of [1, 2, 3]) {
    await expect.poll(() => begun.length).toBe(number)
    // Long enough for others to come, too.
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(begun).toHaveLength(number)
    const [request, response] = begun.at(-1) ?? []
    expect([request?.url, (await request?.toArray())?.join('')]).toEqual([`/${number}`, '{}'])
    response?.end(`answer to /${number}`)
  }
  await expect.poll(heard).toEqual(['answer to /1', 'answer to /2', 'answer to /3'])
})

test('whoever sends hundreds of requests ahead is cut off, and those before are begun with once', async () => {
  const { begun, openLine: open } = await openServer()
  const { line, closed } = open()
  line.write(questions(1000))
  await closed
  expect(begun).toHaveLength(1)
})

test('while too many wait on all connections, whoever sends ahead is cut off, and nobody else', async () => {
  const { begun, openLine: open } = await openServer()
  const { requestsAhead, requestsAheadOfAll } = SERVER_LIMITS
  const full = Array.from({ length: requestsAheadOfAll / requestsAhead }, open)
  for (const { line } of full) line.write(questions(1 + requestsAhead))
  await expect.poll(() => begun.length).toBe(full.length)
  // Whoever asks one thing after the other is still answered.
  const patient = open()
  patient.line.write(question(1))
  await expect.poll(() => begun.length).toBe(full.length + 1)
  begun.at(-1)?.[1].end('answer to /1')
  await expect.poll(patient.heard).toEqual(['answer to /1'])

  // Long enough for who is cut off to hear of it.
  const soon = () => new Promise((resolve) => setTimeout(resolve, 200, 'open'))
  const early = open()
  early.line.write(questions(2))
  expect(await Promise.race([early.closed, soon()])).toBe('open')
  const late = open()
  late.line.write(questions(3))
  expect(await late.closed).toBe('closed')
  // Those who leave make room.
  for (const { line } of full) line.destroy()
  await Promise.all(full.map(({ closed }) => closed))
  const next = open()
  next.line.write(questions(3))
  expect(await Promise.race([next.closed, soon()])).toBe('open')
})
