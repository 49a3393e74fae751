import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startReplicatedPostgres, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { isUnavailable } from './errors.ts'

const ADA = { issuer: 'https://google.test', subject: '1', email: 'ada@example.org', name: 'Ada', photo: null }
const NOW = 1
/** The settings that docs/operations.md asks for: a write is confirmed only once the replica has it, too. */
const SYNCHRONOUS = ['synchronous_commit=on', 'synchronous_standby_names=replica']
const SAVERS = 8

test(
  'when the primary dies and its replica is promoted, the same process goes on and no acknowledged save is lost',
  {
    timeout: 180_000,
  },
  async () => {
    const { primary, replica } = await startReplicatedPostgres(SYNCHRONOUS)
    onTestFinished(async () => {
      await replica.stop()
      await primary.stop()
    })
    const [one, two] = [new URL(primary.url), new URL(replica.url)]
    const storage = await openTestStorage({
      dataDir: '',
      databaseUrl: `postgresql://postgres@${one.host},${two.host}/postgres?target_session_attrs=read-write`,
      databaseReadUrls: [replica.url],
    })
    const ids = Array.from({ length: 5000 }, (_, number) => `s-${String(number).padStart(4, '0')}`)
    await storage.catalogue.apply({ upserts: ids.map((id) => scholarship(id)) }, NOW)
    const account = await storage.accounts.signIn(ADA, NOW)
    await storage.sessions.create('hash', account.id, NOW, NOW + 1000, ADA.issuer)

    const acknowledged: string[] = []
    const failures: unknown[] = []
    const running = { on: true }
    let next = 0
    const savers = Array.from({ length: SAVERS }, async () => {
      while (running.on) {
        const id = ids[next++ % ids.length] ?? ''
        await storage.saved.add(account.id, id, NOW, 1000).then(
          () => acknowledged.push(id),
          (error: unknown) => failures.push(error),
        )
        // Those who are refused try again, but not at once.
        if (failures.length > 0) await sleep(20)
      }
    })
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await sleep(10)
    }
    await until(() => acknowledged.length > 100)
    await primary.crash()
    await until(() => failures.length > SAVERS)
    await expect.poll(() => storage.catalogueCopy.version()).toBe(1)
    expect((await Array.fromAsync(storage.catalogueCopy.changedSince(0))).flat()).toHaveLength(ids.length)
    replica.promote()
    const before = acknowledged.length
    await until(() => acknowledged.length > before + 100)
    running.on = false
    await Promise.all(savers)

    expect(failures.filter((error) => !isUnavailable(error))).toEqual([])
    const kept = new Set((await storage.saved.list(account.id)).map(({ id }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(await storage.sessions.find('hash', NOW)).toMatchObject({ account: { id: account.id } })
    await storage.catalogue.apply({ upserts: [scholarship('after')] }, NOW)
    expect(await storage.catalogueCopy.version()).toBe(2)
  },
)
