import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { ROOT } from './source-files.ts'

/** Two versions of a page, and whether a fact of its award differs. */
export interface PagePair {
  readonly name: string
  readonly changes: boolean
  readonly before: string
  readonly after: string
}

/** What stands only in the first, and only in the second version. */
const CHANGE = /\[-(.*?)-\]\{\+(.*?)\+\}/gs

/** The pairs of a folder of fixtures, in files that tell the versions as `wdiff` does. */
export function readPairs(folder: 'pages' | 'pages-aside'): PagePair[] {
  const path = `${ROOT}/src/catalogue/fixtures/${folder}`
  return readdirSync(path).map((file) => {
    const text = readFileSync(`${path}/${file}`, 'utf8')
    const [before, after] = ['$1', '$2'].map((version) => text.replaceAll(CHANGE, version))
    return {
      name: file.replace('.wdiff', ''),
      changes: file.startsWith('fact-'),
      before: before ?? '',
      after: after ?? '',
    }
  })
}

/** A site on this machine, closed when the test ends. What was asked for is kept, in its order. */
export async function openSite(respond: (path: string, request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    respond(request.url ?? '', request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has such an address.
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
