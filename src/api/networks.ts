import { BlockList, isIP } from 'node:net'

/** Networks by their names in settings. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

export const NETWORK_NAMES = Object.keys(NAMED)

/** True for an address, a network such as `10.0.0.0/8`, or a name such as `loopback`. */
export function isNetwork(text: string): boolean {
  if (Object.hasOwn(NAMED, text)) return true
  const [address = '', bits, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32))
}

/** True for a network that is wider than any that belongs to somebody: a few of these are the whole internet. */
export function isTooWide(network: string): boolean {
  const [address = '', bits] = network.split('/')
  if (bits === undefined) return false
  if (isIP(address) === 4) return Number(bits) < 8
  const plain = new URL(`http://[${address}]`).hostname
  // All of IPv4 is in ::ffff:0:0/96; private networks are in fc00::/7.
  const least = /^\[0?:/.test(plain) ? 96 + 8 : /^\[f[cde]/.test(plain) ? 7 : 16
  return Number(bits) < least
}

/** Returns a test of whether an address is in one of the networks. */
export function createAddressList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = network.split('/')
    const [family, all] = isIP(address) === 6 ? (['ipv6', 128] as const) : (['ipv4', 32] as const)
    list.addSubnet(address, bits === undefined ? all : Number(bits), family)
  }
  return (address) => {
    const plain = plainAddress(address)
    return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
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
