/** The site that a link leads to, as people say it: `https://www.daad.de/en/` -> "daad.de". Undefined for no web link. */
export function siteOf(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { protocol, hostname } = new URL(link)
  return /^https?:$/.test(protocol) ? hostname.replace(/^www\d?\./, '') : undefined
}
