import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

/** In milliseconds. */
const PATIENCE = 60_000

/** The connection was made, but no answer came. */
export class NoAnswer extends Error {}

/** Like `fetch`, but over a new connection each time: of several processes behind a port, the next one answers. */
export async function fetchAnew(
  url: string | URL,
  { method = 'GET', headers, body }: RequestInit = {},
): Promise<Response> {
  const asked = request(url, {
    method,
    headers: Object.fromEntries(new Headers(headers)),
    agent: false,
    timeout: PATIENCE,
  })
  asked.on('timeout', () => asked.destroy(new NoAnswer(`No answer from ${String(url)}`)))
  const payload = body === undefined || body === null ? undefined : new Response(body)
  const type = payload?.headers.get('content-type')
  if (type && !asked.hasHeader('content-type')) asked.setHeader('content-type', type)
  asked.end(await payload?.text())
  // The arguments of "response".
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const parts = await answer.toArray()
  const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const status = answer.statusCode ?? 0
  return new Response([204, 304].includes(status) ? null : Buffer.concat(parts), { status, headers: pairs })
}
