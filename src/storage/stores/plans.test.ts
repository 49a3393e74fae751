import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlanField } from '#domain/plan.ts'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'

const ADA = { issuer: 'https://google.test', subject: '1', email: 'ada@example.org', name: 'Ada', photo: null }
const DAY = 86_400_000
const MOST = 1000

describe.each(ENGINES)('on %s', (engine) => {
  const start = async () => {
    const config = await emptyDatabase(engine)
    const storage = await openTestStorage(config)
    await storage.catalogue.apply({ upserts: [scholarship('one'), scholarship('two')] }, 1)
    const { id } = await storage.accounts.signIn(ADA, 1)
    return { ...storage, id, config }
  }
  const edit = (field: string, value: string, at: number, scholarshipId = 'one'): PlanField => ({
    scholarshipId,
    field,
    value,
    at,
  })

  test('edits are merged field by field: the later one stays, whichever comes first', async () => {
    const { plans, id } = await start()
    expect(await plans.merge(id, [edit('status', 'sent', 20), edit('notes', 'from the phone', 10)], MOST)).toBe(true)
    expect(await plans.merge(id, [edit('status', 'to_read', 15), edit('notes', 'from the desk', 30)], MOST)).toBe(true)
    expect(await plans.list(id)).toEqual([edit('notes', 'from the desk', 30), edit('status', 'sent', 20)])
    // Twice is once.
    await plans.merge(id, [edit('notes', 'from the desk', 30), edit('notes', '', 5)], MOST)
    expect(await plans.list(id)).toEqual([edit('notes', 'from the desk', 30), edit('status', 'sent', 20)])
  })

  test('in every order, in any portions, the same is stored', async () => {
    const { plans, accounts } = await start()
    const edits = fc.array(
      fc.record({
        scholarshipId: fc.constantFrom('one', 'two'),
        field: fc.constantFrom('status', 'notes', 'by'),
        value: fc.constantFrom('', 'a', 'B', 'ü', '！', '😀'),
        at: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    let number = 0
    const stored = async (portions: readonly (readonly PlanField[])[]) => {
      number += 1
      const { id } = await accounts.signIn({ ...ADA, subject: `s${number}`, email: `s${number}@example.org` }, 1)
      for (const portion of portions) await plans.merge(id, portion, MOST)
      return plans.list(id)
    }
    await fc.assert(
      fc.asyncProperty(edits, fc.infiniteStream(fc.nat()), async (all, random) => {
        const whole = await stored([all])
        const shuffled = all
          .map((one) => [random.next().value ?? 0, one] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, one]) => one)
        expect(await stored(shuffled.map((one) => [one]))).toEqual(whole)
      }),
      { numRuns: 25 },
    )
  })

  test('two processes at once lose nothing, and the limit holds', async () => {
    const { plans, id, config } = await start()
    const other = await openTestStorage(config)
    const portions = Array.from({ length: 12 }, (_, number) => [
      edit(`date:${String(number).padStart(8, '0')}`, '2027-01-01 x', number),
    ])
    const outcomes = await Promise.all(
      portions.map((portion, number) => (number % 2 === 0 ? plans : other.plans).merge(id, portion, 8)),
    )
    expect(outcomes.filter(Boolean)).toHaveLength(8)
    expect(await plans.list(id)).toHaveLength(8)
    // What is there can still be changed.
    const [first] = await plans.list(id)
    expect(await plans.merge(id, [edit(first?.field ?? '', '', 99)], 8)).toBe(true)
  })

  test('what the catalogue does not know is left out, and the rest is kept', async () => {
    const { plans, id } = await start()
    expect(await plans.merge(id, [edit('status', 'sent', 1, 'nowhere'), edit('status', 'sent', 1)], MOST)).toBe(true)
    expect(await plans.merge(id, [edit('status', 'sent', 1, 'nowhere')], MOST)).toBe(true)
    expect(await plans.merge(id, [], MOST)).toBe(true)
    expect(await plans.list(id)).toEqual([edit('status', 'sent', 1)])
  })

  test('the plan of what is off the list waits, comes back with it, and goes in the end', async () => {
    const { plans, saved, id } = await start()
    await saved.add(id, 'one', 1, 9)
    await saved.add(id, 'two', 1, 9)
    await plans.merge(id, [edit('notes', 'a', 1), edit('notes', 'b', 1, 'two')], MOST)
    await saved.remove(id, 'one')
    await plans.sweep(0, 10 * DAY)
    await plans.sweep(10 * DAY - 1, 20 * DAY)
    expect(await plans.list(id)).toHaveLength(2)
    await saved.add(id, 'one', 1, 9)
    await plans.sweep(30 * DAY, 40 * DAY)
    expect(await plans.list(id)).toHaveLength(2)
    await saved.remove(id, 'one')
    await plans.sweep(0, 41 * DAY)
    await plans.sweep(41 * DAY, 72 * DAY)
    expect(await plans.list(id)).toEqual([edit('notes', 'b', 1, 'two')])
  })

  test('a link shows nothing until something is ticked, keeps its ticks when renewed, and goes with the account', async () => {
    const { plans, planLinks, accounts, id } = await start()
    await plans.merge(id, [edit('notes', 'a', 1)], MOST)
    await plans.show(id, ['status'])
    expect(await plans.shown(id)).toBeUndefined()
    await planLinks.put(id, 'hash', 5)
    expect(await plans.shown(id)).toEqual([])
    await plans.show(id, ['status', 'notes'])
    await planLinks.put(id, 'other', 6)
    expect(await plans.shown(id)).toEqual(['status', 'notes'])
    expect([await planLinks.findAccount('hash'), await planLinks.findAccount('other')]).toEqual([undefined, id])
    await accounts.delete(id)
    expect(await planLinks.findAccount('other')).toBeUndefined()
    expect(await plans.list(id)).toEqual([])
  })
})
