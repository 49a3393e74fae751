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
