import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { inTurn } from './in-turn.ts'

/** A connection to a server whose requests are answered by the test. */
async function openLine() {
  const begun: [request: IncomingMessage, response: ServerResponse][] = []
  const server = createServer(inTurn((request, response) => void begun.push([request, response])))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void line.destroy())
  let heard = ''
  line.setEncoding('utf8').on('data', (chunk: string) => (heard += chunk))
  return {
    begun,
    line,
    heard: () => heard.match(/answer to \/\d+/g),
    closed: new Promise((resolve) => line.on('close', resolve)),
  }
}

const question = (number: number) =>
  `POST /${number} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n{}`

test('a request is begun with when those before it on its connection are answered', async () => {
  const { begun, line, heard } = await openLine()
  line.write([1, 2, 3].map(question).join(''))
  for (const number of [1, 2, 3]) {
    await expect.poll(() => begun.length).toBe(number)
    // Others would have come as well by now.
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(begun).toHaveLength(number)
    const [request, response] = begun.at(-1) ?? []
    expect([request?.url, (await request?.toArray())?.join('')]).toEqual([`/${number}`, '{}'])
    response?.end(`answer to /${number}`)
  }
  await expect.poll(heard).toEqual(['answer to /1', 'answer to /2', 'answer to /3'])
})

test('whoever sends hundreds of requests ahead is cut off, and those before are begun with once', async () => {
  const { begun, line, closed } = await openLine()
  line.write(Array.from({ length: 1000 }, (_, number) => question(number)).join(''))
  await closed
  expect(begun).toHaveLength(1)
})
