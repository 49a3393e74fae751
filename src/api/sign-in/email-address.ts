/** The longest that mail can be sent to, in bytes of UTF-8 (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const MOST_BYTES = 254

// RFC 5321 and 6531: what stands before the @ is any of these, or a text in quotes. Dots may stand anywhere: two large
// Japanese mobile networks have given out addresses with dots side by side and at the end.
const UNQUOTED = /^[^\s"(),:;<>@[\\\]\p{Cc}\p{Cs}]+$/u
const QUOTED = /^"(?:[^"\\\p{Cc}\p{Cs}]|\\[\x20-\x7E])+"$/u
/** No ASCII but letters, digits, hyphens and dots: the rest of a URL's syntax must not be read in a domain. */
const DOMAIN_LETTERS = /^(?:[A-Za-z0-9.-]|[^\p{ASCII}\s\p{Cc}\p{Cs}])+$/u
/** As mail servers look it up: at least two labels, the last of which is no number. */
const LOOKED_UP =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/

/** Whether mail can be sent there, in any script: `o'connor+x@example.org`, `josé@bücher.example`, `"a b"@example.org`. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  if (!UNQUOTED.test(local) && !QUOTED.test(local)) return false
  return new TextEncoder().encode(text).length <= MOST_BYTES && LOOKED_UP.test(toAscii(domain))
}

/** `bücher.example` -> `xn--bcher-kva.example`; '' if it is no domain. */
function toAscii(domain: string): string {
  const address = `http://${domain}/`
  return DOMAIN_LETTERS.test(domain) && URL.canParse(address) ? new URL(address).hostname : ''
}
