import { expect, test } from 'vitest'
import { userSchema } from '#contract/user.ts'
import { press, startSiteWithIssuer, whoIs, type SiteWithIssuer } from '#test/site-with-issuer.ts'
import type { Visitor } from '#test/visitor.ts'
import type { ProviderId } from './providers.ts'

type Claims = Readonly<Record<string, unknown>>

async function signIn({ issuer }: SiteWithIssuer, visitor: Visitor, claims: Claims, provider: ProviderId = 'google') {
  issuer.behave({ claims })
  const answer = await visitor.open(issuer.consent(await press(visitor, provider)).href)
  expect(answer.status).toBe(303)
}

const accountOf = async (visitor: Visitor) => userSchema.parse(await (await visitor.open('/api/user/checkauth')).json())

test('10.5.2 an address that goes to another person of the same provider leads her to nobody else’s account', async () => {
  const site = await startSiteWithIssuer()
  const { visitor: old, newVisitor } = site
  const next = newVisitor()
  await signIn(site, old, { sub: 'g-OLD', email: 'j.smith@uni.example', name: 'Old Owner' })
  const { id } = await accountOf(old)
  await signIn(site, next, { sub: 'g-NEW', email: 'j.smith@uni.example', name: 'New Owner' })
  expect(await whoIs(next)).toMatchObject({ email: 'j.smith@uni.example', name: 'New Owner' })
  expect((await accountOf(next)).id).not.toBe(id)
  expect(await whoIs(old)).toBeUndefined()
  // The one who had it has hers back, under her own address, and nothing of the new owner's changes.
  await signIn(site, old, { sub: 'g-OLD', email: 'john@home.example', name: 'Old Owner' })
  expect((await accountOf(old)).id).toBe(id)
  expect(await whoIs(next)).toMatchObject({ email: 'j.smith@uni.example', name: 'New Owner' })
})

test('6.8.1 whoever comes with the same address through another provider ends the sessions of before', async () => {
  const site = await startSiteWithIssuer()
  const { visitor: phone, newVisitor } = site
  const desk = newVisitor()
  await signIn(site, phone, {})
  await signIn(site, desk, { sub: 'of-linkedin' }, 'linkedin')
  expect([await whoIs(phone), (await whoIs(desk))?.email]).toEqual([undefined, 'ada@example.org'])
  // Afterwards each of them is just a way in.
  await signIn(site, phone, {})
  expect((await whoIs(desk))?.email).toBe('ada@example.org')
})
