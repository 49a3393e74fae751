import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fetchPhoto, isPublic, type OpenAddress } from './photo.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const WEBP = Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBPVP8 ', 'latin1')

/** A server in place of the provider's. It gets the requests that were meant for TLS in clear text. */
async function startPhotos(listener: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    listener(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const open: OpenAddress = (url, signal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`http://127.0.0.1:${port}${url.pathname}`, { signal }, resolve).on('error', reject)
    })
  return { open, asked, port }
}

test.each([
  ['image/png', PNG],
  ['image/jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['image/webp', WEBP],
  ['image/gif', Buffer.from('GIF89a....')],
])('a picture becomes a data URI: %s', async (type, bytes) => {
  const { open } = await startPhotos((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(bytes),
  )
  expect(await fetchPhoto('https://photos.example/a', open)).toBe(`data:${type};base64,${bytes.toString('base64')}`)
})

describe('no picture, and nobody is kept from signing in', () => {
  test.each<[string, RequestListener]>([
    ['a page', (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<html>')],
    ['an SVG', (_request, response) => response.writeHead(200).end('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', (_request, response) => response.writeHead(200).end()],
    ['an error', (_request, response) => response.writeHead(404).end(PNG)],
    ['a redirect', (_request, response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end(PNG)],
    [
      '64 KiB and more',
      (_request, response) => response.writeHead(200).end(Buffer.concat([PNG, Buffer.alloc(65_536)])),
    ],
    ['without an end', (_request, response) => void response.writeHead(200).write(PNG)],
    ['no answer', () => undefined],
    ['a cut line', (request) => request.socket.destroy()],
  ])('%s', async (_name, listener) => {
    const { open } = await startPhotos(listener)
    expect(await fetchPhoto('https://photos.example/a', open)).toBeNull()
  })

  test.each([
    undefined,
    '',
    'photo.png',
    'http://photos.example/a',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
  ])('the address %j is not asked', async (address) => {
    const { open, asked } = await startPhotos((_request, response) => response.end(PNG))
    expect(await fetchPhoto(address, open)).toBeNull()
    expect(asked).toEqual([])
  })

  test('our own network is not asked, by number or by name', async () => {
    const { port } = await startPhotos((_request, response) => response.end(PNG))
    let connections = 0
    const server = createServer()
      .on('connection', () => (connections += 1))
      .listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const address = server.address()
    const own = typeof address === 'object' ? address?.port : port
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1']) {
      expect(await fetchPhoto(`https://${host}:${own}/a`), host).toBeNull()
    }
    expect(connections).toBe(0)
  })
})

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '2a00:1450:4001::1'])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true)
})

const INSIDE =
  '10.1.2.3 172.16.0.1 192.168.1.1 127.0.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ' +
  '::1 :: fe80::1 fd00::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1:: ff02::1 photos.example'

test.each(INSIDE.split(' '))('%s is not', (address) => {
  expect(isPublic(address)).toBe(false)
})
