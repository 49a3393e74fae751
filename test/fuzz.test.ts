import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFuzzer, PLAN_VALUES, readDescription, sendRaw } from '../bench/fuzz-requests.ts'
import { createRandom } from '../bench/random.ts'
import { FIXTURE } from './fixture-catalogue.ts'
import { signedIn } from './signed-in.ts'
import { startSite } from './site.ts'
import { newFolder } from './new-folder.ts'

const REQUESTS = 1500

test(
  'requests made of the description and mutations of it are answered or refused, and never break anything',
  { timeout: 120_000 },
  async () => {
    const webFolder = newFolder()
    // Without its pages the server answers 503 where there should be one.
    writeFileSync(join(webFolder, 'app.html'), '<title>%page.title%</title>')
    const { app, storage, origin } = await startSite({ webFolder })
    await storage.catalogue.apply({ upserts: FIXTURE }, Date.now())
    await app.snapshots.refresh()
    const { account: ada, cookie } = await signedIn(storage, origin)

    const description = readDescription(await (await fetch(`${origin}/openapi.json`)).json())
    // These two would leave everything after them signed out.
    delete description.paths['/api/user/account']
    delete description.paths['/google/logout']
    const next = createFuzzer(description, {
      random: createRandom(7),
      origin,
      known: {
        scholarshipId: FIXTURE.map(({ id }) => id),
        country: ['Kenya'],
        field: ['Law', ...PLAN_VALUES.field],
        page: ['1', '2'],
        value: PLAN_VALUES.value,
      },
      people: [{ email: ada.email, cookie }],
    })
    const statuses = new Map<number, number>()
    const port = Number(new URL(origin).port)
    const broken: string[] = []
    for (let sent = 0; sent < REQUESTS; sent += 10) {
      const wave = Array.from({ length: 10 }, async () => {
        const request = next()
        const status = await sendRaw(port, request, 20_000)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 0 || status >= 500) broken.push(`${status}: ${JSON.stringify(request)}`)
      })
      await Promise.all(wave)
    }
    expect(broken).toEqual([])
    // It gets in, and it gets into trouble: otherwise it proves nothing.
    for (const status of [200, 400, 401, 403, 404]) expect(statuses.get(status), String(status)).toBeGreaterThan(20)
  },
)
