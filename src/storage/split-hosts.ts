/**
 * `postgresql://user:password@one:5432,two:5432/database` names several servers, as in libpq. Returns one address for
 * each of them.
 */
export function splitHosts(url: string): string[] {
  const [, start, hosts = '', rest] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? []
  return start === undefined ? [url] : hosts.split(',').map((host) => `${start}${host}${rest}`)
}
