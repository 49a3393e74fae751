import ipaddr from 'ipaddr.js'

/** All that IANA gives out of IPv6 for single machines. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3')

/** True for the IP address of a machine that everybody can reach: of none of IANA's ranges for special uses. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GIVEN_OUT))
}
