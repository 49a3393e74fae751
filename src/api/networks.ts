import proxyAddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** The networks that settings may name, and that `proxyAddr` knows. */
export const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/** True for an IP address, a network such as `10.0.0.0/8`, or a name such as `loopback`. */
export function isNetwork(text: string): boolean {
  // The library takes `10.1` for an address, too.
  return (
    NETWORK_NAMES.includes(text) ||
    isIP(text) !== 0 ||
    (isIP(text.split('/')[0] ?? '') !== 0 && ipaddr.isValidCIDR(text))
  )
}

/** True for a network that is wider than any that belongs to somebody: a few of these are the whole internet. */
export function isTooWide(network: string): boolean {
  if (!ipaddr.isValidCIDR(network)) return false
  const [ip, bits] = ipaddr.parseCIDR(network)
  if (ip instanceof ipaddr.IPv4) return bits < 8
  const [first = 0] = ip.parts
  // All of IPv4 is in ::ffff:0:0/96.
  if (first === 0) return bits < 96 + 8
  // Private networks are all in fc00::/7.
  return bits < ((first & 0xfe00) === 0xfc00 ? 7 : 16)
}

/** Returns a test of whether an IP address is in one of the networks. */
export function createAddressList(networks: readonly string[]): (address: string) => boolean {
  const isIn = proxyAddr.compile([...networks])
  return (address) => {
    const plain = plainAddress(address)
    return isIP(plain) !== 0 && isIn(plain, 0)
  }
}

/**
 * An address without the port that some balancers append, and IPv4 without its IPv6 wrapping. Empty for somebody who has
 * already left: that is in no network.
 */
export function plainAddress(address: string | undefined): string {
  // The quick way for most addresses, since every search comes here.
  if (!address?.includes(':')) return address ?? ''
  return address.replace(/^(?:\[(.+)\]|([\d.]+)):\d+$/, '$1$2').replace(/^::ffff:(?=\d+\.)/i, '')
}

/** What counts as one visitor: an IPv4 address, or the 2^64 IPv6 addresses of one household or school. */
export function visitorOf(address: string): string {
  const plain = plainAddress(address)
  if (isIP(plain) !== 6) return plain
  const { parts } = ipaddr.IPv6.parse(plain)
  return `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::`
}

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
/** True for a host name or address that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

/**
 * True if a browser treats two addresses as one site, and so sends the cookies of one with requests from the other.
 * There is no list of public suffixes: the registrable domain is the last two labels, or three if the end is a short
 * pair such as `co.uk`. That is good enough for a warning, its only use.
 */
export function isOneSite(one: URL, other: URL): boolean {
  return one.protocol === other.protocol && registrableDomain(one.hostname) === registrableDomain(other.hostname)
}

function registrableDomain(host: string): string {
  if (/^[\d.]+$/.test(host) || host.includes(':')) return host
  const labels = host.split('.')
  const [second = '', top = ''] = labels.slice(-2)
  const pair = top.length === 2 && second.length <= 3
  return labels.slice(pair ? -3 : -2).join('.')
}
