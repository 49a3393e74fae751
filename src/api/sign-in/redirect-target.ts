// Control characters, blanks, look-alikes and backslashes: browsers correct them, so that what is opened is not what
// was checked.
const MENDED = /[^!-~]|\\/
const HIDDEN = /%(?:[01][0-9a-f]|7f|5c)/i

/**
 * The address to go to after signing in: `redirectUrl` when it is a path of the web app or an address on its own
 * origin, else its front page. Always absolute, always on `webOrigin`.
 */
export function redirectTarget(redirectUrl: string | undefined, webOrigin: string): string {
  const front = `${webOrigin}/`
  if (redirectUrl === undefined || MENDED.test(redirectUrl)) return front
  if (!redirectUrl.startsWith('/') && !redirectUrl.startsWith(webOrigin)) return front
  if (redirectUrl.startsWith('//') || !URL.canParse(redirectUrl, webOrigin)) return front
  const { origin, username, password, pathname, href } = new URL(redirectUrl, webOrigin)
  const isOurs = origin === webOrigin && username === '' && password === ''
  return isOurs && !pathname.startsWith('//') && !HIDDEN.test(pathname) ? href : front
}
