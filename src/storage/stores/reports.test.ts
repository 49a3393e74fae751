import { expect, test } from 'vitest'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'

const ADA = { issuer: 'https://google.test', subject: '1', email: 'ada@example.org', name: 'Ada', photo: null }

test.each(ENGINES)('%s: two processes at once leave no more reports open than may be', async (engine) => {
  const config = await emptyDatabase(engine)
  const processes = [await openTestStorage(config), await openTestStorage(config)] as const
  const [one] = processes
  await one.catalogue.apply({ upserts: [scholarship('one'), scholarship('two')] }, 1)
  for (let person = 0; person < 10; person += 1) {
    const { id } = await one.accounts.signIn({ ...ADA, subject: `${person}`, email: `${person}@example.org` }, 1)
    const report = (number: number) => ({ id: `${person}-${number}`, scholarshipId: 'one', says: 'Wrong.', at: 1 })
    const added = await Promise.all(
      processes.map(({ reports }, number) => reports.add(id, report(number), { ofRecord: 1, ofPerson: 9 })),
    )
    expect(added.toSorted()).toEqual(['reported', 'too many'])
  }
})
