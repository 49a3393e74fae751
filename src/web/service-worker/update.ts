import type { PocketCatalogue, PocketDelta } from '#contract/pocket.ts'
import { applyDelta } from '#pocket/catalogue-document.ts'
import { CATALOGUE_PATH, exclusively, keep, readKept, readNote, writeNote } from '#web/pocket/kept.ts'
import { forgetOpened } from './kept-answers.ts'

const DAY_MS = 86_400_000

type Ask = (path: string) => Promise<Response>

/** Asks the server, if it was not asked for a day. */
export async function updateDaily(ask: Ask): Promise<void> {
  const note = await readNote()
  if (note && Date.now() - Date.parse(note.checkedAt) >= DAY_MS) await update(ask)
}

/** Asks the server if an answer to a search tells of another catalogue than the one that is kept. */
export async function updateAfter(answer: Response, ask: Ask): Promise<void> {
  const note = await readNote()
  // The version of an answer is that of its catalogue, with the day.
  const { version = '' } = (await answer.json()) as { readonly version?: string }
  if (note && !version.startsWith(`${note.version}-`)) await update(ask)
}

/** Asks for what has changed since, and keeps the catalogue that comes of it. */
async function update(ask: Ask): Promise<void> {
  await exclusively(async () => {
    const [note, kept] = [await readNote(), await readKept<PocketCatalogue>(CATALOGUE_PATH)]
    if (!note || !kept) return
    const next = await newer(kept, ask)
    if (next === undefined) return
    await keep(CATALOGUE_PATH, next)
    await writeNote({ ...note, version: next.version, checkedAt: new Date().toISOString() })
    forgetOpened()
  })
}

async function newer(kept: PocketCatalogue, ask: Ask): Promise<PocketCatalogue | undefined> {
  const said = await ask(`${CATALOGUE_PATH}?since=${encodeURIComponent(kept.version)}`)
  if (!said.ok) return undefined
  const answer = (await said.json()) as PocketCatalogue | PocketDelta
  if (!('since' in answer)) return answer
  try {
    return applyDelta(kept, answer)
  } catch {
    // What is kept is not what the server takes it for.
    const whole = await ask(CATALOGUE_PATH)
    return whole.ok ? ((await whole.json()) as PocketCatalogue) : undefined
  }
}
