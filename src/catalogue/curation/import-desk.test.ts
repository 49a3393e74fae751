import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { fixture } from '#test/trial-import.ts'
import { createCurator } from './curator.ts'
import { createImportDesk } from './import-desk.ts'
import { serveCurator } from './serve-curator.ts'

const NOW = Date.UTC(2026, 10, 26, 18)
const LIST = `Award,Funder,Web page,Pays,Notes
River Grant,River Trust,https://river.example/grant,EUR 900 a month,For nurses
Hill Prize,Hill Trust,https://hill.example/prize,USD 50,
No Page,Nobody,,,
`
const GUESS = { mapping: null, skipErrors: false }
const bytes = (text: string) => new TextEncoder().encode(text)

async function start(engine: (typeof ENGINES)[number] = 'embedded SQLite') {
  const storage = await openTestStorage(await emptyDatabase(engine))
  const desk = createImportDesk(storage, () => NOW)
  onTestFinished(() => desk.close())
  return { ...storage, desk }
}

describe.each(ENGINES)('on %s', (engine) => {
  test('a file is judged as the command would, and written only when somebody says so', async () => {
    const { catalogue, desk } = await start(engine)
    expect(await desk.judge(GUESS)).toBeUndefined()
    await desk.take('list.csv', bytes(LIST))
    const judged = await desk.judge(GUESS)
    expect(judged).toMatchObject({
      rows: 3,
      imported: 2,
      refused: 1,
      hasFaults: true,
      counts: { added: 2, changed: 0, unchanged: 0 },
      changes: [{ name: 'River Grant', fields: null }, { name: 'Hill Prize' }],
      mapping: { columns: { Award: ['name'], 'Web page': ['link'] } },
    })
    expect(judged?.columns[0]).toEqual({ name: 'Award', values: ['River Grant', 'Hill Prize', 'No Page'] })
    expect(judged?.report.join('\n')).toContain('list.csv:4: Web page: is empty')
    expect(await desk.write(GUESS, judged?.mark ?? '')).toEqual({ kind: 'faults' })
    const choice = { ...GUESS, skipErrors: true }
    const again = await desk.judge(choice)
    expect(await catalogue.version()).toBe(0)
    expect(await desk.write(choice, again?.mark ?? '')).toMatchObject({ kind: 'written', outcome: { added: 2 } })
    expect(await desk.judge(choice)).toMatchObject({ counts: { added: 0, changed: 0, unchanged: 2 }, changes: [] })
  })

  test('what has changed meanwhile is judged anew before it is written', async () => {
    const { catalogue, desk } = await start(engine)
    await desk.take('list.csv', bytes(LIST))
    const choice = { ...GUESS, skipErrors: true }
    const mark = (await desk.judge(choice))?.mark ?? ''
    await catalogue.apply({ upserts: [scholarship('other')] }, NOW)
    expect(await desk.write(choice, mark)).toEqual({ kind: 'outdated' })
    const next = (await desk.judge(choice))?.mark ?? ''
    await desk.take('list.csv', bytes(LIST))
    expect(await desk.write(choice, next)).toEqual({ kind: 'outdated' })
    expect((await Array.fromAsync(catalogue.each())).map(({ id }) => id)).toEqual(['other'])
  })

  test('what another program writes while the file is read is not written over', async () => {
    const { catalogue, desk } = await start(engine)
    const choice = { ...GUESS, skipErrors: true }
    const write = async (list: string) => {
      await desk.take('list.csv', bytes(list))
      return desk.write(choice, (await desk.judge(choice))?.mark ?? '')
    }
    await write(LIST)
    const river = (await Array.fromAsync(catalogue.each())).find(({ name }) => name === 'River Grant')
    const other = scholarship(river?.id ?? '', { ...river, audience: 'Of another program' })
    const apply = catalogue.apply
    catalogue.apply = async (...change) => {
      await apply({ upserts: [other] }, NOW)
      return apply(...change)
    }
    expect(await write(LIST.replace('900', '950'))).toEqual({ kind: 'outdated' })
    expect((await catalogue.find(other.id))?.record).toEqual(other)
    expect(await write(LIST.replace('900', '950'))).toMatchObject({ kind: 'written', outcome: { changed: 1 } })
  })
})

test('what is given for all rows stands where one says nothing, and is blamed for its own faults', async () => {
  const { desk } = await start()
  await desk.take('list.csv', bytes(LIST))
  const { columns = {} } = (await desk.judge(GUESS))?.mapping ?? {}
  const judge = (link: string) => desk.judge({ ...GUESS, mapping: { columns, values: { link } } })
  expect(await judge('https://nobody.example/award')).toMatchObject({ imported: 3, hasFaults: false })
  const wrong = await judge('nobody')
  expect(wrong?.report.join('\n')).toMatch(/is not an address that starts with/)
  const { 'Web page': _page, ...others } = columns
  const alone = await desk.judge({ ...GUESS, mapping: { columns: others, values: { link: 'nobody' } } })
  expect(alone?.report.join('\n')).not.toContain('is in no column')
})

test('another mapping of a column changes what would become of the rows; a withdrawn record comes back', async () => {
  const { catalogue, desk } = await start()
  await desk.take('list.csv', bytes(LIST))
  const choice = { ...GUESS, skipErrors: true }
  const { mapping, mark } = (await desk.judge(choice)) ?? {}
  await desk.write(choice, mark ?? '')
  const [first] = await Array.fromAsync(catalogue.each())
  await catalogue.apply({ upserts: [], withdrawals: [first?.id ?? ''] }, NOW)
  const columns = { ...mapping?.columns, Notes: ['eligibility' as const] }
  const judged = await desk.judge({ mapping: { columns, values: {} }, skipErrors: true })
  expect(judged?.changes).toContainEqual(
    expect.objectContaining({ name: first?.name, fields: expect.arrayContaining(['listed again']) }),
  )
  expect(judged?.changes).toContainEqual({
    id: expect.any(String),
    name: 'River Grant',
    fields: expect.arrayContaining(['eligibility']),
  })
})

test('a workbook is read like any other file; what is no list says why; nothing stays behind', async () => {
  const { desk } = await start()
  await desk.take('a/b/../workbook.xlsx', readFileSync(fixture('workbook.xlsx')))
  expect((await desk.judge({ ...GUESS, skipErrors: true }))?.rows).toBeGreaterThan(0)
  await expect(desk.take('page.csv', bytes('<!doctype html><p>No list</p>'))).rejects.toThrow('web page')
  desk.close()
  expect(existsSync(fixture('workbook.xlsx'))).toBe(true)
})

test('of two files at once the last stays, also where the first takes longer to read', async () => {
  const { desk } = await start()
  const slow = desk.take('workbook.xlsx', readFileSync(fixture('workbook.xlsx')))
  await Promise.all([slow, desk.take('list.csv', bytes(LIST))])
  expect((await desk.judge(GUESS))?.columns.map(({ name }) => name)).toContain('Award')
})

test('a file that comes while the one before is judged is not written unseen', async () => {
  const { catalogue, desk } = await start()
  await desk.take('list.csv', bytes(LIST))
  const all = catalogue.all.bind(catalogue)
  catalogue.all = async function* () {
    await desk.take('list.csv', bytes(LIST.replace('River', 'Lake')))
    yield* all()
  }
  const choice = { ...GUESS, skipErrors: true }
  const { mark = '' } = (await desk.judge(choice)) ?? {}
  expect(await desk.write(choice, mark)).toEqual({ kind: 'outdated' })
  expect(await Array.fromAsync(catalogue.each())).toEqual([])
})

test('the page asks for what it needs, and a wrong mapping or file gets a sentence', async () => {
  const { desk, ...storage } = await start()
  const { app, url } = await serveCurator({ curator: createCurator({ ...storage, desk } as never, () => NOW), desk }, 0)
  onTestFinished(() => app.close())
  const post = async (path: string, body: string, type = 'application/json') => {
    const headers = { origin: url.slice(0, -1), 'content-type': type }
    const answer = await fetch(new URL(path, url), { method: 'POST', headers, body })
    // As the program answers.
    return [answer.status, (await answer.json()) as { rows?: number; mark?: string }] as const
  }
  expect(await (await fetch(new URL('/import/targets', url))).json()).toContain('deadline')
  expect(await post('/import/judge', '{"mapping":null,"skipErrors":false}')).toEqual([
    404,
    { problem: 'Choose a file first.' },
  ])
  expect(await post('/import/file?name=list.csv', LIST, 'application/octet-stream')).toEqual([200, {}])
  const wrong = { mapping: { columns: { Award: 'colour' } }, skipErrors: false }
  expect(await post('/import/judge', JSON.stringify(wrong))).toEqual([
    422,
    { problem: expect.stringContaining('Award') },
  ])
  expect(await post('/import/judge', '{}')).toMatchObject([400, {}])
  const [status, judged] = await post('/import/judge', '{"mapping":null,"skipErrors":true}')
  expect([status, judged.rows]).toEqual([200, 3])
  const write = { mapping: null, skipErrors: true, mark: judged.mark }
  expect(await post('/import/write', JSON.stringify(write))).toMatchObject([200, { outcome: { added: 2 } }])
  expect(await post('/import/write', JSON.stringify(write))).toEqual([409, { kind: 'outdated' }])
})
