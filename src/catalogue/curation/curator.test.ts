import { request } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { round } from '#domain/rounds.ts'
import { emptyDatabase, ENGINES, openTestStorage } from '#test/databases.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import { createCurator } from './curator.ts'
import { createImportDesk } from './import-desk.ts'
import { importanceOf, type Signals } from './queue.ts'
import { serveCurator } from './serve-curator.ts'

const NOW = Date.UTC(2026, 10, 26, 18)
const OLD = scholarship('old', { checked: '2024-01', rounds: [round({ closes: '03', verified: '2024-01' })] })

describe.each(ENGINES)('on %s', (engine) => {
  const start = async () => {
    const storage = await openTestStorage(await emptyDatabase(engine))
    await storage.catalogue.apply({ upserts: [OLD, scholarship('fresh', { checked: '2026-11' })] }, NOW)
    const curator = createCurator(storage, () => NOW)
    const mark = async () => (await curator.show('old'))?.mark ?? ''
    const now = async () => (await storage.catalogue.find('old'))?.record
    return { ...storage, curator, mark, now }
  }

  test('what is still true gets its month, and leaves the queue without a revision', async () => {
    const { curator, mark, now, revisions } = await start()
    expect(await curator.queue()).toEqual([{ id: 'old', saves: 0 }])
    expect(await curator.edit('old', await mark(), { action: 'still true' })).toMatchObject({ kind: 'written' })
    expect(await now()).toMatchObject({ checked: '2026-11', rounds: [{ closes: '03', verified: '2026-11' }] })
    expect(await curator.queue()).toEqual([])
    expect(await revisions.of('old')).toEqual([])
  })

  test('an edit is checked as an import is, and says what is wrong; a right one makes a revision', async () => {
    const { curator, mark, now, revisions } = await start()
    const wrong = await curator.edit('old', await mark(), { action: 'changed', cells: { levels: 'masters' } })
    expect(wrong).toMatchObject({ kind: 'faults', faults: [{ column: 'levels' }] })
    expect(await now()).toEqual(OLD)
    const cells = { amount: 'EUR 900 a month', citizenship: 'KE UG', link: 'https://funder.example/grants' }
    expect(await curator.edit('old', await mark(), { action: 'changed', cells })).toMatchObject({ kind: 'written' })
    expect(await now()).toMatchObject({ citizenship: ['KE', 'UG'], amount: { maximum: 900 }, checked: '2026-11' })
    const [revision] = await revisions.of('old')
    expect(Object.keys(revision?.diff ?? {}).sort()).toEqual(['amount', 'citizenship', 'link'])
  })

  test('a new round takes the place of what is over; an ended programme says since when', async () => {
    const { catalogue, curator, mark, now } = await start()
    const over = round({ closes: '2026-03-01', basis: 'announced' })
    await catalogue.apply({ upserts: [{ ...OLD, rounds: [over, ...OLD.rounds] }] }, NOW)
    const dates = { opens: '2027-01', closes: '2027-03-01', results: '', source: 'https://funder.example/call' }
    expect(await curator.edit('old', await mark(), { action: 'renewed', ...dates })).toMatchObject({ kind: 'written' })
    expect((await now())?.rounds).toMatchObject([{ closes: '2027-03-01', verified: '2026-11' }, { closes: '03' }])
    const turned = { ...dates, opens: '2027-04' }
    expect(await curator.edit('old', await mark(), { action: 'renewed', ...turned })).toMatchObject({ kind: 'faults' })
    await curator.edit('old', await mark(), { action: 'ended' })
    expect((await now())?.status).toEqual({ kind: 'ended', since: '2026-11' })
  })

  test('what was written is undone, with what asked for the look, unless the record is another by now', async () => {
    const { catalogue, curator, mark, now, revisions, watched } = await start()
    const page = {
      id: 'old',
      link: OLD.link,
      state: 'fine',
      detail: '200',
      stateSince: 1,
      askedAt: NOW,
      changedAt: NOW,
    }
    await watched.put([{ ...page, news: ['Closes 1 May.'], etag: null, lastModified: null, lines: '[]' }])
    await catalogue.apply({ upserts: [{ ...OLD, coverage: 'tuition' }] }, NOW)
    await catalogue.apply({ upserts: [OLD] }, NOW)
    const written = await curator.edit('old', await mark(), { action: 'changed', cells: { amount: 'EUR 900' } })
    expect((await curator.show('old'))?.page).toBeNull()
    const undo = 'undo' in written ? written.undo : { mark: '', edit: { action: 'undone' as const, to: '' } }
    expect(await curator.edit('old', undo.mark, undo.edit)).toMatchObject({ kind: 'written' })
    expect(await now()).toEqual(OLD)
    // Nobody has to read of a slip that was mended at once; what changed before stays to be read.
    expect((await revisions.of('old')).map(({ diff }) => Object.keys(diff))).toEqual([['coverage'], ['coverage']])
    expect((await curator.show('old'))?.page).toMatchObject({ news: ['Closes 1 May.'] })
    // Once more: the record is not what was written by now.
    await catalogue.apply({ upserts: [{ ...OLD, name: 'Another' }] }, NOW)
    expect(await curator.edit('old', undo.mark, undo.edit)).toMatchObject({ kind: 'outdated' })
    const unknown = { action: 'undone' as const, to: 'nothing' }
    expect(await curator.edit('old', await mark(), unknown)).toMatchObject({ kind: 'faults' })
  })

  test('what the watch saw change, and what people report, comes first until it is dealt with', async () => {
    const { accounts, curator, mark, now, reports, watched } = await start()
    const page = {
      id: 'fresh',
      link: 'https://funder.example/fresh',
      state: 'fine',
      detail: '200',
      stateSince: 1,
      askedAt: 1,
    }
    await watched.put([
      { ...page, etag: null, lastModified: null, lines: '[]', changedAt: NOW, news: ['Closes 1 May.'] },
    ])
    const person = { issuer: 'https://google.test', subject: 'a', email: 'a@example.org', name: 'A', photo: null }
    const { id } = await accounts.signIn(person, NOW)
    expect((await curator.queue()).map((one) => one.id)).toEqual(['fresh', 'old'])
    const wrong = { id: 'a-report', scholarshipId: 'old', says: 'It closes in April.', at: NOW }
    const most = { ofRecord: 1, ofPerson: 9 }
    // The second as after a connection that broke before anybody knew that the first was written.
    for (let time = 0; time < 2; time += 1) expect(await reports.add(id, wrong, most)).toBe('reported')
    expect(await reports.open('old')).toHaveLength(1)
    expect(await reports.add(id, { ...wrong, id: 'another' }, most)).toBe('too many')
    expect((await curator.queue()).map((one) => one.id)).toEqual(['old', 'fresh'])
    const shownTooEarly = await curator.show('fresh')
    const later = { ...page, askedAt: NOW + 1, changedAt: NOW + 1, news: ['Closes 8 May.'] }
    await watched.put([{ ...later, etag: null, lastModified: null, lines: '[]' }])
    await curator.edit('fresh', shownTooEarly?.mark ?? '', { action: 'still true' })
    const shown = await curator.show('fresh')
    expect(shown).toMatchObject({ page: { news: ['Closes 8 May.'] }, reports: [] })
    await curator.edit('fresh', shown?.mark ?? '', { action: 'still true' })
    expect((await curator.show('fresh'))?.page).toBeNull()
    const [report] = (await curator.show('old'))?.reports ?? []
    expect(report).toMatchObject({ says: 'It closes in April.' })
    expect(await curator.closeReport(report?.id ?? '', 'It does: mended.')).toBe(true)
    expect(await curator.closeReport(report?.id ?? '', 'Again.')).toBe(false)
    await curator.edit('old', await mark(), { action: 'still true' })
    expect(await curator.queue()).toEqual([])
    expect(await now()).toMatchObject({ checked: '2026-11' })
  })

  test('an edit of what an import changed meanwhile is refused, and shows what is there now', async () => {
    const { catalogue, curator, mark, now } = await start()
    const seen = await mark()
    const imported = { ...OLD, coverage: 'tuition' as const }
    await catalogue.apply({ upserts: [imported] }, NOW)
    const outcome = await curator.edit('old', seen, { action: 'still true' })
    expect(outcome).toMatchObject({ kind: 'outdated', differs: ['coverage'], now: { cells: { coverage: 'tuition' } } })
    expect(await now()).toEqual(imported)
    const next = outcome.kind === 'outdated' ? outcome.now.mark : ''
    expect(await curator.edit('old', next, { action: 'still true' })).toMatchObject({ kind: 'written' })
  })
})

test('what matters most comes first: saves, age, and a window that is near', () => {
  const of = (said: Parameters<typeof scholarship>[1], signals: Partial<Signals> = {}) =>
    importanceOf(
      scholarship('one', { checked: '2025-11', ...said }),
      { saves: 0, reports: 0, watched: undefined, ...signals },
      '2026-11-26',
    )
  const near = { rounds: [round({ closes: '2026-12-10', basis: 'announced', verified: '2025-11' })] }
  expect(of({}, { saves: 3 })).toBe(4 * of({}))
  expect(of({ checked: '2024-11' })).toBe(2 * of({}))
  expect(of(near)).toBeGreaterThan(2 * of({}))
  expect(of({ checked: null })).toBeGreaterThan(of({ checked: '2024-11' }))
  expect(of({ status: { kind: 'ended', since: null } })).toBeLessThan(of({}))
  expect(of({ checked: '2026-11' })).toBe(0)
  const known = { checked: null, rounds: near.rounds }
  const link = { id: 'one', link: '', state: 'fine', detail: '', stateSince: 0, askedAt: 0, changedAt: null, news: [] }
  const top = of(known, { saves: 999 })
  expect(of({ checked: '2026-11' }, { watched: { ...link, changedAt: 1 } })).toBeGreaterThan(top)
  for (const state of ['gone', 'moved']) {
    const away = { ...link, state, stateSince: NOW }
    expect(of({ checked: '2026-11' }, { watched: away })).toBeGreaterThan(top)
    // Its link was verified since then, in the month after.
    expect(of({ checked: '2026-12' }, { watched: away })).toBe(0)
  }
  expect(of({}, { watched: { ...link, state: 'unreachable' } })).toBe(of({}))
  expect(
    of({}, { watched: { ...link, state: 'unreachable', stateSince: NOW, askedAt: NOW + 8 * 86_400_000 } }),
  ).toBeGreaterThan(top)
  expect(of({}, { reports: 2 })).toBeGreaterThan(of({}, { reports: 1 }))
})

test('only its own page on this machine is answered', async () => {
  const storage = await openTestStorage(await emptyDatabase('embedded SQLite'))
  await storage.catalogue.apply({ upserts: [OLD] }, NOW)
  const desk = createImportDesk(storage, () => NOW)
  const { app, url } = await serveCurator({ curator: createCurator(storage, () => NOW), desk }, 0)
  onTestFinished(async () => {
    await app.close()
    desk.close()
  })
  expect(app.addresses()).toMatchObject([{ address: '127.0.0.1' }])
  const ask = (path: string, method = 'GET', headers: Record<string, string> = {}, body = '') =>
    new Promise<number | undefined>((resolve, reject) => {
      const all = { 'content-type': 'application/json', ...headers }
      const sent = request(new URL(path, url), { method, headers: all }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const origin = url.slice(0, -1)
  expect(
    await Promise.all(
      ['/', '/records.js', '/facts.js', '/form.js', '/queue', '/names', '/import'].map((path) => ask(path)),
    ),
  ).toEqual(Array.from({ length: 7 }, () => 200))
  expect(await ask('/queue', 'GET', { host: 'evil.example' })).toBe(403)
  expect(await ask('/records/old', 'POST', { origin: 'https://evil.example' }, '{}')).toBe(403)
  expect(await ask('/records/old', 'POST', {}, '{}')).toBe(403)
  expect(await ask('/records/old', 'POST', { origin }, '{"mark":"","edit":{"action":"deleted"}}')).toBe(400)
  for (const answer of [' ', 'It was\0right.'])
    expect(await ask('/reports/none', 'POST', { origin }, JSON.stringify({ answer }))).toBe(400)
  expect(await ask('/reports/none', 'POST', { origin }, '{"answer":"It was right."}')).toBe(404)
  expect(await ask('/reports/none', 'POST', { origin: 'https://evil.example' }, '{"answer":"Yes."}')).toBe(403)
  expect(await ask('/records/none')).toBe(404)
  expect((await storage.catalogue.find('old'))?.record).toEqual(OLD)
})
