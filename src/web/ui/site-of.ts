/** The site of a link as people say it: `https://www.daad.de/en/` -> "daad.de". Undefined unless it is a web link. */
export function siteOf(link: string): string | undefined {
  try {
    const { protocol, hostname } = new URL(link)
    return /^https?:$/.test(protocol) ? hostname.replace(/^www\d?\./, '') : undefined
  } catch {
    // Phones that get no more updates lack `URL.canParse`.
    return undefined
  }
}
