import { z } from 'zod'
import type { Random } from './random.ts'
import { createConnection } from 'node:net'

/** The parts of an OpenAPI document that requests are made from. */
const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.unknown() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
})
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })

export type Description = z.infer<typeof documentSchema>
export const readDescription = (document: unknown): Description => documentSchema.parse(document)

export interface FuzzRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export interface FuzzOptions {
  readonly random: Random
  readonly origin: string
  /** Existing values by the name of a parameter or property. Without them no request would get far. */
  readonly known: Readonly<Record<string, readonly string[]>>
  /** The clients: each is known by an e-mail and a Cookie header. */
  readonly people: readonly { readonly email: string; readonly cookie: string }[]
}

/** Fields of a plan, with values that fit one of them. */
export const PLAN_VALUES = {
  field: ['status', 'notes', 'by', 'shared', 'done:reference', 'done:send', 'date:aaaaaaaa', 'done:date:aaaaaaaa'],
  value: ['sent', '1', '', '2027-01-15', '2027-01-15 Interview'],
}

const inQuery = (...names: readonly string[]) =>
  names.map((name) => ({ name, in: 'query', schema: { type: 'string' } }))
const SEARCH = inQuery('q', 'country', 'field', 'level', 'coverage', 'type', 'when', 'sort', 'page', 'without', 'widen')
const page = (parameters: ReturnType<typeof inQuery> = []) => ({ get: { parameters } })

/** What the description of the API leaves out: pages, pictures, the links of letters, and what a feed takes. */
export const UNDESCRIBED: Description['paths'] = {
  '/search': page(SEARCH),
  '/api/scholarship/feed': page(SEARCH),
  '/share/{scholarshipId}': page(),
  '/detail/{scholarshipId}': page(),
  '/signin/{scholarshipId}': page(inQuery('returnTo')),
  '/scholarships/{country}': page(),
  '/unsubscribe/{token}': { ...page(), post: { parameters: [] } },
  '/shared-plan': page(),
  '/changes': page(),
  '/sitemap.xml': page(),
}

const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  '..',
  '../../etc/passwd',
  '%',
  '%zz',
  '%00',
  '%c0%af',
  '%2e%2e%2f',
  "' or 1=1 --",
  '"; drop table account; --',
  '<script>alert(1)</script>',
  '${7*7}',
  '\u0000',
  '\uD800',
  '\u202E',
  '😀'.repeat(60),
  'a'.repeat(500),
  'a'.repeat(9000),
  'é'.normalize('NFD'),
  '\r\nx: y',
  '*',
  '(((((((((',
  '\\',
] as const
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53 + 2,
  [],
  {},
  [[]],
  JSON.parse('{"__proto__": 1}'),
  ...ODD_TEXTS,
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const
const TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  '',
] as const

/** Draws requests without end: mostly close to the description, where the faults are, sometimes far from it. */
export function createFuzzer(
  { paths }: Description,
  { random, origin, known, people }: FuzzOptions,
): () => FuzzRequest {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )

  let person = random.pick(people)
  const text = (name: string): string => {
    const values = name === 'email' ? [person.email] : known[name]
    if (values && random.chance(0.8)) return mutated(random.pick(values))
    return random.pick(ODD_TEXTS)
  }

  const mutated = (value: string): string => {
    if (random.chance(0.75)) return value
    const place = random.below(value.length + 1)
    return value.slice(0, place) + random.pick(ODD_TEXTS) + value.slice(place + random.below(3))
  }

  /** A value that fits a schema, or now and then does not. */
  const valueOf = (schema: unknown, name: string, depth = 0): unknown => {
    if (random.chance(0.08) || depth > 4) return random.pick(ODD_VALUES)
    const { type, properties, items, prefixItems, anyOf, enum: choices } = schemaSchema.parse(schema)
    if (choices && random.chance(0.8)) return random.pick(choices)
    if (anyOf) return valueOf(random.pick(anyOf), name, depth + 1)
    if (properties || type === 'object') {
      const entries = Object.entries(properties ?? {}).filter(() => random.chance(0.6))
      const extra: [string, unknown][] = random.chance(0.1) ? [[random.pick(ODD_TEXTS), random.pick(ODD_VALUES)]] : []
      return Object.fromEntries([
        ...entries.map(([key, of]): [string, unknown] => [key, valueOf(of, key, depth + 1)]),
        ...extra,
      ])
    }
    // Spans, mostly with places that a key may have.
    if (prefixItems)
      return prefixItems.map((of) => (random.chance(0.5) ? random.below(12) : valueOf(of, name, depth + 1)))
    if (type === 'array') {
      const length = random.chance(0.03) ? 400 : random.below(5)
      return Array.from({ length }, () => valueOf(items ?? {}, name, depth + 1))
    }
    if (type === 'integer' || type === 'number') return random.pick([1, 2, 3, 0, -1, 1e9, 1.5, 2 ** 53])
    if (type === 'boolean') return random.chance(0.5)
    return text(name)
  }

  const pathOf = (path: string, operation: (typeof operations)[number]['operation']): string => {
    let filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      const value = text(name)
      // Sometimes unencoded, though an address may not contain it.
      return random.chance(0.9) ? encodeURIComponent(value.toWellFormed()) : value
    })
    const query = operation.parameters
      .filter((parameter) => parameter.in === 'query' && random.chance(0.9))
      .map(({ name, schema }) => `${name}=${encodeURIComponent(asText(valueOf(schema, name)))}`)
    if (random.chance(0.03)) query.push(`${encodeURIComponent(random.pick(ODD_TEXTS).toWellFormed())}=%`)
    if (random.chance(0.03)) filled = mutated(filled)
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled
  }

  const bodyOf = (operation: (typeof operations)[number]['operation']): string | undefined => {
    const schema = operation.requestBody?.content['application/json']?.schema
    if (!schema) return random.chance(0.05) ? '{}' : undefined
    const json = JSON.stringify(valueOf(schema, 'body')) ?? ''
    if (random.chance(0.9)) return json
    if (random.chance(0.1)) return '['.repeat(8000)
    if (random.chance(0.1)) return `{"searchKey":"${'a'.repeat(20_000)}"}`
    return mutated(json)
  }

  return () => {
    const { path, method, operation } = random.pick(operations)
    person = random.pick(people)
    const body = bodyOf(operation)
    const headers: Record<string, string> = {}
    if (random.chance(0.9)) headers['origin'] = random.chance(0.95) ? origin : 'https://evil.example'
    if (random.chance(0.7))
      headers['cookie'] = random.chance(0.9) ? person.cookie : `session=${'A'.repeat(random.below(60))}; ;=;%`
    if (body !== undefined) headers['content-type'] = random.chance(0.93) ? 'application/json' : random.pick(TYPES)
    if (random.chance(0.1)) headers['accept'] = random.pick(['text/html', '*/*', 'application/xml', ';;;'])
    if (random.chance(0.05)) headers['accept-encoding'] = random.pick(['br', 'gzip', 'gzip;q=0', 'x'])
    if (random.chance(0.05)) headers['if-none-match'] = random.pick(['*', '""', 'W/"x"'])
    return { method: random.chance(0.05) ? random.pick(METHODS) : method, path: pathOf(path, operation), headers, body }
  }
}

function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
}

const schemaSchema = z.looseObject({
  type: z.string().optional().catch(undefined),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
})

/**
 * The status of the answer, or 0 if none comes in time. Uses a bare socket, since a client library would correct the
 * request.
 */
export function sendRaw(port: number, request: FuzzRequest, patience: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    let text = ''
    let ended = false
    const end = (status: number) => {
      if (ended) return
      ended = true
      clearTimeout(timer)
      socket.destroy()
      resolve(status)
    }
    const statusOf = () => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
    const timer = setTimeout(() => end(0), patience)
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('close', () => end(statusOf()))
    // Refused before the whole request was sent: the answer so far counts.
    socket.on('error', () => end(statusOf()))
    socket.write(format(port, request))
  })
}

function format(port: number, { method, path, headers, body }: FuzzRequest): string {
  const lines = Object.entries({ host: `localhost:${port}`, connection: 'close', ...headers })
  if (body !== undefined) lines.push(['content-length', String(Buffer.byteLength(body))])
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ''}`
}
