import { z } from 'zod'
import { sha256Of } from '#api/access/tokens.ts'
import { isEmailAddress } from './email-address.ts'
import type { ProviderId } from './providers.ts'

export interface LocalPerson {
  readonly name: string
  readonly email: string
}

export const DEMO_PEOPLE: readonly LocalPerson[] = [
  { name: 'Amina Otieno', email: 'amina@example.org' },
  { name: 'Mateo Ruiz', email: 'mateo@example.org' },
  { name: 'Priya Sharma', email: 'priya@example.org' },
  { name: 'Lukas Weber', email: 'lukas@example.org' },
]

export const personSchema = z.object({
  name: z.string().trim().min(1, 'Type a name.').max(100, 'Type a shorter name.'),
  email: z.string().trim().refine(isEmailAddress, 'Type an e-mail address such as amina@example.org.'),
})

/** Constant across restarts, since it is half of an account's key. */
export function subjectOf(provider: ProviderId, { email }: LocalPerson): string {
  return sha256Of(`${provider} ${email.toLowerCase()}`).slice(0, 24)
}
