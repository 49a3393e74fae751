import { describe, expect, test } from 'vitest'
import { changesSchema, savedCardSchema, scholarshipSchema } from '#contract/scholarship.ts'
import { round } from '#domain/rounds.ts'
import { ENGINES } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { openTestApp } from '#test/test-app.ts'

const closing = (id: string, closes: string, link = 'https://funder.example/') =>
  scholarship(id, { rounds: [round({ closes, basis: 'announced' })], link })
const MOVED = 'closes 31 January 2027 (was 15 January 2027)'

describe.each(ENGINES)('on %s', (engine) => {
  const start = async (amount = 2) => {
    const ids = Array.from({ length: amount }, (_, number) => `award-${String(number).padStart(2, '0')}`)
    const site = await openTestApp({ engine, records: ids.map((id) => closing(id, '2027-01-15')) })
    const change = async (records: Parameters<typeof site.storage.catalogue.apply>[0]) => {
      site.clock.now += 1000
      await site.storage.catalogue.apply(records, site.clock.now)
      await site.app.snapshots.refresh()
    }
    const last = async () => changesSchema.parse((await site.call('GET', '/api/scholarship/changes')).json())
    return { ...site, ids, change, last }
  }

  test('anybody reads the last fifty changes, as far as cards tell them', async () => {
    const { ids, change, last } = await start(55)
    expect(await last()).toEqual([])
    await change({ upserts: ids.map((id) => closing(id, '2027-01-31', 'https://funder.example/new')) })
    const found = await last()
    expect(found).toHaveLength(50)
    expect(found[0]).toMatchObject({ _id: 'award-00', scholarship_name: 'Scholarship award-00', says: [MOVED] })
    // What only details tell is no entry, and hides none.
    await change({ upserts: ids.map((id) => closing(id, '2027-01-31', 'https://funder.example/other')) })
    expect(await last()).toEqual(found)
    await change({ upserts: [], withdrawals: ['award-07'] })
    expect((await last())[0]).toMatchObject({ _id: 'award-07', says: ['no longer listed'] })
  })

  test('a scholarship’s page and the saved list tell its changes; the list only those since it was saved', async () => {
    const { call, change, clock, signIn } = await start()
    const { cookie } = await signIn('ada@example.org')
    const detail = async () =>
      scholarshipSchema.parse((await call('GET', '/api/scholarship/searchScholarship/award-00', { cookie })).json())
    const saved = async () => {
      const answer = await call('GET', '/api/user/getallsavedscholarships/ada@example.org', { cookie })
      return savedCardSchema.array().parse(answer.json())[0]
    }
    expect((await detail()).changes).toBeUndefined()
    await change({ upserts: [closing('award-00', '2027-01-31', 'https://funder.example/new')] })
    expect((await detail()).changes).toEqual([
      { at: new Date(clock.now).toISOString(), says: [MOVED, 'a new page to apply on'] },
    ])
    clock.now += 1000
    await call('PUT', '/api/user/savescholarship/ada@example.org', { cookie, body: { scholarshipId: 'award-00' } })
    expect(await saved()).not.toHaveProperty('changed')
    await change({ upserts: [closing('award-00', '2027-02-15', 'https://funder.example/new')] })
    expect((await saved())?.changed?.says).toEqual(['closes 15 February 2027 (was 31 January 2027)'])
    expect((await detail()).changes).toHaveLength(2)
  })
})
