import ipaddr from 'ipaddr.js'
import { SPECIAL_ADDRESSES } from './special-addresses.ts'

type Network = ReturnType<typeof ipaddr.parseCIDR>

/** Networks of machines that not everybody can reach, and groups of machines, which have a registry of their own. */
const SPECIAL: readonly Network[] = [
  ...Object.values(SPECIAL_ADDRESSES).flatMap((networks) => Object.keys(networks)),
  '224.0.0.0/4',
].map((network) => ipaddr.parseCIDR(network))
/** All that IANA gives out of IPv6 for single machines. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')

/** True for the IP address of a machine that everybody can reach. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  const isIn = (network: Network) => network[0].kind() === parsed.kind() && parsed.match(network)
  return (parsed.kind() === 'ipv4' || isIn(GIVEN_OUT)) && !SPECIAL.some(isIn)
}
