import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPublic } from '#fetching/public-machine.ts'
import { askPublic } from '#fetching/public-machine.ts'
import { openSite } from '#test/paired-pages.ts'
import { fetchPhoto } from './photo.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const WEBP = Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBPVP8 ', 'latin1')

/** A site in place of the provider's. It gets the requests that were meant for TLS in clear text. */
async function startPhotos(listener: RequestListener) {
  const { origin, asked } = await openSite((_path, request, response) => listener(request, response))
  const open: typeof askPublic = (url, signal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(origin + url.pathname, { signal }, resolve).on('error', reject)
    })
  return { open, asked }
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
    const { own, connections } = await startOwnServer()
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1']) {
      const opened = askPublic(new URL(`https://${host}:${own}/a`), AbortSignal.timeout(3000))
      await expect(opened, host).rejects.toThrow('not everybody can reach')
    }
    expect(connections()).toBe(0)
  })

  test.each(['444', '80', '22', '8443'])('port %s is not asked, whoever has it', async (port) => {
    const { open, asked } = await startPhotos((_request, response) => response.end(PNG))
    expect(await fetchPhoto(`https://photos.example:${port}/a`, open)).toBeNull()
    expect(asked).toEqual([])
    expect(await fetchPhoto('https://photos.example:443/a', open)).not.toBeNull()
  })
})

/** Counts the connections to this machine. */
async function startOwnServer() {
  let count = 0
  const server = createServer()
    .on('connection', () => (count += 1))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return { own: typeof address === 'object' ? address?.port : undefined, connections: () => count }
}

/** Beside each special range, where it begins and ends, and what the two providers use. */
const PUBLIC =
  '1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.0 172.15.255.255 172.32.0.0 192.0.1.0 192.0.3.0 ' +
  '192.88.98.255 192.88.100.0 192.169.0.0 198.17.255.255 198.20.0.0 198.51.99.255 198.51.101.0 203.0.112.255 ' +
  '203.0.114.0 223.255.255.255 2001:200::1 2001:db7:ffff::1 2001:db9::1 2003::1 2620:4f:8001::1 2a00:1450:4001::1 ' +
  '3fff:1000::1 2600::1'

test.each(PUBLIC.split(' '))('%s is public', (address) => {
  expect(isPublic(address)).toBe(true)
})

/** Both ends of the ranges of IANA's registries, and what is no address of one machine. */
const NOT_PUBLIC =
  '0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1 127.255.255.255 169.254.169.254 ' +
  '172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.9 192.0.0.255 192.0.2.0 192.0.2.255 192.31.196.1 192.52.193.1 ' +
  '192.88.99.0 192.88.99.2 192.168.0.0 192.168.255.255 192.175.48.1 198.18.0.0 198.19.255.255 198.51.100.0 ' +
  '198.51.100.255 203.0.113.0 203.0.113.255 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 ' +
  ':: ::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::a00:1 64:ff9b:1::1 100::1 100:0:0:1::1 2001::1 2001:0:a00:1:: ' +
  '2001:1::1 2001:1::3 2001:2::1 2001:3::1 2001:4:112::1 2001:10::1 2001:1f:ffff::1 2001:20::1 2001:2f:ffff::1 ' +
  '2001:30::1 2001:1ff:ffff::1 2001:db8::1 2001:db8:ffff::1 2002:a00:1:: 2620:4f:8000::1 3fff::1 3fff:fff:ffff::1 ' +
  '5f00::1 fc00::1 fd00::1 fe80::1 fec0::1 ff02::1 photos.example'

test.each(NOT_PUBLIC.split(' '))('%s is not', (address) => {
  expect(isPublic(address)).toBe(false)
})
