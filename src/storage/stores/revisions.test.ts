import { describe, expect, test } from 'vitest'
import { round } from '#domain/rounds.ts'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'

const NOW = Date.UTC(2026, 10, 3)
const closing = (closes: string, verified = '2026-10') => [round({ closes, basis: 'announced', verified })]

describe.each(ENGINES)('on %s', (engine) => {
  const start = async () => openTestStorage(await emptyDatabase(engine))

  test('a change of material facts makes one entry, what is new or says the same makes none', async () => {
    const { catalogue, revisions } = await start()
    const [one, two] = [scholarship('one', { rounds: closing('2027-01-15') }), scholarship('two')]
    await catalogue.apply({ upserts: [one, two] }, NOW)
    const later = { ...one, rounds: closing('2027-01-31'), about: ['Other words'] }
    const change = { upserts: [later, { ...two, about: ['Other words'], checked: '2026-11' }] }
    await catalogue.apply(change, NOW + 1)
    await catalogue.apply(change, NOW + 2)
    await catalogue.apply({ upserts: [{ ...later, rounds: closing('2027-01-31', '2026-11') }] }, NOW + 3)
    const found = await revisions.newest(0)
    expect(found).toMatchObject([
      {
        id: 'one',
        version: 2,
        at: NOW + 1,
        name: 'Scholarship one',
        diff: { rounds: { was: [{ closes: '2027-01-15' }], now: [{ closes: '2027-01-31' }] } },
      },
    ])
    expect(Object.keys(found[0]?.diff ?? {})).toEqual(['rounds'])
    expect(await revisions.of('two')).toEqual([])
    expect(await revisions.newest(1)).toEqual([])
  })

  test('to be withdrawn and to come back are changes; what fails leaves no entry', async () => {
    const { catalogue, revisions } = await start()
    const one = scholarship('one')
    await catalogue.apply({ upserts: [one] }, NOW)
    await catalogue.apply({ upserts: [], withdrawals: ['one'] }, NOW + 1)
    await catalogue.apply({ upserts: [{ ...one, coverage: 'full' }] }, NOW + 2)
    const twice = { ...one, coverage: 'tuition' } as const
    await expect(catalogue.apply({ upserts: [twice, twice] }, NOW + 3)).rejects.toThrow('comes twice')
    expect((await revisions.of('one')).map(({ diff }) => diff)).toEqual([
      { coverage: { was: null, now: 'full' }, listed: { was: false, now: true } },
      { listed: { was: true, now: false } },
    ])
  })

  test('of a saved list only what changed since it was saved is told, and the newest of each', async () => {
    const { accounts, catalogue, revisions, saved } = await start()
    const ids = ['before', 'after', 'other']
    const all = (coverage: 'full' | 'tuition' | null) => ids.map((id) => scholarship(id, { coverage }))
    await catalogue.apply({ upserts: all(null) }, NOW)
    const who = { issuer: 'https://google.test', subject: '1', email: 'ada@example.org', name: 'Ada', photo: null }
    const account = await accounts.signIn(who, NOW)
    await saved.add(account.id, 'after', NOW + 1, 10)
    await catalogue.apply({ upserts: all('tuition') }, NOW + 2)
    await saved.add(account.id, 'before', NOW + 3, 10)
    await catalogue.apply({ upserts: [scholarship('after', { coverage: 'full' })] }, NOW + 4)
    const since = await revisions.sinceSaved(account.id)
    expect([...since.keys()]).toEqual(['after'])
    expect(since.get('after')).toMatchObject({ at: NOW + 4, diff: { coverage: { was: 'tuition', now: 'full' } } })
  })

  test('of some records the newest fifty of each are read, and nothing of others', async () => {
    const { catalogue, revisions } = await start()
    const ids = ['one', 'two', 'other']
    await catalogue.apply({ upserts: ids.map((id) => scholarship(id)) }, NOW)
    for (let time = 1; time <= 51; time += 1) {
      const coverage = time % 2 === 0 ? 'full' : 'tuition'
      const changed = time === 51 ? ids : ['one']
      await catalogue.apply({ upserts: changed.map((id) => scholarship(id, { coverage })) }, NOW + time)
    }
    const found = await revisions.byId(['one', 'two', 'nowhere'])
    expect([...found.keys()].toSorted()).toEqual(['one', 'two'])
    expect(found.get('one')?.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, back) => 52 - back))
    for (const id of ['one', 'two']) expect(found.get(id)).toEqual(await revisions.of(id))
    expect(await revisions.byId([])).toEqual(new Map())
    expect((await revisions.since(51)).map(({ id }) => id).toSorted()).toEqual(['one', 'other', 'two'])
  })
})
