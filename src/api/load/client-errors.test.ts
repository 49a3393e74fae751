import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#test/databases.ts'
import { answerClientErrors } from './client-errors.ts'

test('whoever is told what was wrong, and never closes its own side, keeps no connection', async () => {
  const port = await freePort()
  const server = createServer({ allowHalfOpen: true }).listen(port, '127.0.0.1')
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
