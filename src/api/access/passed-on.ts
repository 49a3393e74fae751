import type { IncomingHttpHeaders } from 'node:http'

/** Headers by which proxies, tunnels and content networks tell whom a request is from. Browsers send none of them. */
const MARKS = [
  /^(?:x-)?forwarded(?:-|$)/,
  /^(?:via|cdn-loop|true-client-ip)$/,
  /(?:^|-)(?:real|client|cluster-client|connecting|original)-?ip$/,
  /^(?:cf|fly|fastly|x-original|x-envoy|x-amzn?|x-azure|x-arr|x-appengine|x-vercel|x-cloud|x-proxy|wl-proxy)-/,
]

/**
 * True if a request says that somebody passed it on. False proves nothing: what forwards bytes adds no headers, and a
 * proxy need not.
 */
export function isPassedOn(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => MARKS.some((mark) => mark.test(name)))
}
