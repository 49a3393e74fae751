import { z } from 'zod'
import type { Claims } from './open-id-client.ts'
import { SignInFailure } from './sign-in-failure.ts'

const MOST_NAME = 200
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

const text = z.string().trim().min(1).optional().catch(undefined)
/** Without control characters, which are invisible and PostgreSQL refuses some, and without halves of characters. */
const shown = z
  .string()
  .transform(
    (said) =>
      said
        .replaceAll(/\p{Cs}/gu, '')
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim() || undefined,
  )
  .optional()
  .catch(undefined)

const claimsSchema = z.object({
  iss: z.string(),
  // Halves of characters would all be stored as the same character.
  sub: z
    .string()
    .min(1)
    .max(255)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u),
  email: z.unknown().optional(),
  // LinkedIn has been seen to send a string.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')]).catch(false),
  name: shown,
  given_name: shown,
  family_name: shown,
  picture: text,
})

/** Who has signed in, with a verified e-mail. The picture is an address that has yet to be fetched. */
interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string
  readonly name: string
  readonly picture: string | undefined
}

/** Reads the claims of a provider, which may have any type. Throws SignInFailure. */
export function identityOf(claims: Claims): Identity {
  const read = claimsSchema.safeParse(claims)
  if (!read.success) throw new SignInFailure('not_trusted')
  const { iss, sub, email_verified: isVerified, name, given_name: first, family_name: last, picture } = read.data
  const email = requireEmail(read.data.email)
  if (!isVerified) throw new SignInFailure('unverified_email')
  const full = name ?? [first, last].filter((part) => part !== undefined).join(' ')
  return { issuer: iss, subject: sub, email, name: shorten(full || email.slice(0, email.lastIndexOf('@'))), picture }
}

function requireEmail(claim: unknown): string {
  const email = typeof claim === 'string' ? claim.trim() : (claim ?? '')
  if (email === '') throw new SignInFailure('no_email')
  if (typeof email !== 'string' || !isEmailAddress(email)) throw new SignInFailure('unusable_email')
  return email
}

/** Cuts a long name between letters as people see them: an emoji of several characters, a letter with its accents. */
function shorten(name: string): string {
  if (name.length <= MOST_NAME) return name
  let end = 0
  for (const { index, segment } of LETTERS.segment(name)) {
    if (index + segment.length > MOST_NAME) break
    end = index + segment.length
  }
  // One letter alone may be longer. Then at least no character is halved.
  return end > 0 ? name.slice(0, end).trim() : name.slice(0, MOST_NAME).replace(/\p{Cs}$/u, '')
}

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
export function isEmailAddress(address: string): boolean {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
  if (!UNQUOTED.test(local) && !QUOTED.test(local)) return false
  return new TextEncoder().encode(address).length <= MOST_BYTES && LOOKED_UP.test(toAscii(domain))
}

/** `bücher.example` -> `xn--bcher-kva.example`; '' if it is no domain. */
function toAscii(domain: string): string {
  const address = `http://${domain}/`
  return DOMAIN_LETTERS.test(domain) && URL.canParse(address) ? new URL(address).hostname : ''
}
