import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { closeGracefully } from './graceful-close.ts'

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
