/** The parts of a browser that signing in needs: cookies by name and path, and redirects one at a time. */
export function createVisitor(origin: string, send: (url: URL, init: RequestInit) => Promise<Response> = fetch) {
  const jar = new Map<string, { readonly value: string; readonly path: string }>()

  const cookies = (path = '/') =>
    [...jar]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')

  const keep = (setCookie: string) => {
    const [pair = '', ...attributes] = setCookie.split(/; ?/)
    const [name = '', value = ''] = pair.split('=')
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(setCookie)) jar.delete(name)
    else jar.set(name, { value, path })
  }

  const open = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, origin)
    const headers = new Headers(init.headers)
    headers.set('cookie', cookies(url.pathname))
    if (init.method !== undefined && init.method !== 'GET') headers.set('origin', origin)
    const response = await send(url, { ...init, headers, redirect: 'manual' })
    response.headers.getSetCookie().forEach(keep)
    return response
  }

  /** Follows redirects. Returns where the visitor ends up, and what is there. */
  const follow = async (address: string, init?: RequestInit) => {
    let url = new URL(address, origin)
    let response = await open(url.href, init)
    for (let hops = 0; hops < 10; hops += 1) {
      const location = response.headers.get('location')
      if (location === null) {
        const { status, headers } = response
        return { url: url.href, status, headers, body: await response.text() }
      }
      url = new URL(location, url)
      response = await open(url.href)
    }
    throw new Error(`${address} leads in circles`)
  }

  const submit = (address: string, form: Readonly<Record<string, string>>) =>
    follow(address, { method: 'POST', body: new URLSearchParams(form) })

  return { cookies, keep, open, follow, submit }
}

export type Visitor = ReturnType<typeof createVisitor>
