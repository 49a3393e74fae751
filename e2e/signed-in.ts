import type { BrowserContext } from '@playwright/test'
import { introduce, somebody, type Person } from './visitor.ts'

/** Signs somebody new in through the development sign-in, for every page of the context. */
export async function signIn(context: BrowserContext, origin: string): Promise<Person> {
  const page = await context.newPage()
  const person = somebody()
  await page.goto(`${origin}/auth/google?redirectUrl=${encodeURIComponent('/privacy')}`)
  await introduce(page, person)
  await page.waitForURL('**/privacy')
  await page.close()
  return person
}

/** Puts scholarships on the person's saved list. */
export async function save(context: BrowserContext, origin: string, person: Person, ids: string[]): Promise<void> {
  for (const scholarshipId of ids) {
    const address = `${origin}/api/user/savescholarship/${encodeURIComponent(person.email)}`
    const answer = await context.request.put(address, { data: { scholarshipId }, headers: { origin } })
    if (!answer.ok()) throw new Error(`Saving ${scholarshipId} was answered ${answer.status()}`)
  }
}
