import type { SearchRequest } from '#search/engine.ts'

/** A request as the body of a search. */
export function searchBody({ choices, searchKey }: SearchRequest): string {
  const { coverage, ...rest } = choices
  return JSON.stringify({ ...rest, ...(coverage && { Scholarship: coverage }), ...(searchKey && { searchKey }) })
}

/** A search for the first page, as the bytes of an HTTP request, with the counts of options or without. */
export function searchRequest(origin: string, request: SearchRequest, facets: 0 | 1): string {
  return requestOf(origin, searchBody(request), facets)
}

/** The same for a body. */
export function requestOf(origin: string, body: string, facets: 0 | 1): string {
  const head = [
    `POST /api/scholarship/filter?page=1&facets=${facets} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
