/** True for a host name or address that only this machine can reach. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name)
}

/**
 * True when a browser takes two addresses for one site, so that a cookie of one is sent with requests from the other.
 * The registrable domain is told without a list of public suffixes: two labels, or three behind a short pair such as
 * `co.uk`. That is enough to warn by, and nothing else hangs on it.
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
