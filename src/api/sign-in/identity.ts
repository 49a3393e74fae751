import { z } from 'zod'
import type { Claims } from './open-id-client.ts'
import { SignInFailure } from './sign-in-failure.ts'

const text = z.string().trim().min(1).optional().catch(undefined)
/** Without control characters: they are invisible, and PostgreSQL refuses some. */
const shown = z
  .string()
  .transform((said) => said.replaceAll(/\p{Cc}+/gu, ' ').trim() || undefined)
  .optional()
  .catch(undefined)

const claimsSchema = z.object({
  iss: z.string(),
  sub: z
    .string()
    .min(1)
    .max(255)
    .regex(/^\P{Cc}+$/u),
  email: text.pipe(z.email().max(254).optional()).catch(undefined),
  // LinkedIn has been seen to send a string.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')]).catch(false),
  name: shown,
  given_name: shown,
  family_name: shown,
  picture: text,
})

/** Who has signed in, with a verified e-mail. The picture is an address that has yet to be fetched. */
export interface Identity {
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
  const { iss, sub, email, email_verified: isVerified, name, given_name: first, family_name: last, picture } = read.data
  if (email === undefined) throw new SignInFailure('no_email')
  if (!isVerified) throw new SignInFailure('unverified_email')
  const full = name ?? [first, last].filter((part) => part !== undefined).join(' ')
  return { issuer: iss, subject: sub, email, name: (full || email.split('@', 1)[0] || email).slice(0, 200), picture }
}
