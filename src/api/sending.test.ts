import fastify from 'fastify'
import { expect, test } from 'vitest'
import { HTML_TYPE, resource, sendResource } from './sending.ts'

test('what cannot be packed is sent as it is, and does not claim to be packed', async () => {
  const plain = Buffer.from('page '.repeat(1000))
  const whole = resource(plain, { type: HTML_TYPE })
  const broken = { ...whole, packed: new Map([['br', () => Promise.reject(new Error('no memory'))] as const]) }
  const app = fastify()
  app.get('/whole', (request, reply) => sendResource(request, reply, whole))
  app.get('/broken', (request, reply) => sendResource(request, reply, broken))
  const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect((await get('/whole')).headers['content-encoding']).toBe('br')
  const answer = await get('/broken')
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined])
  expect(answer.rawPayload).toEqual(plain)
})
