import { expect, test } from 'vitest'
import { markHydrated, onceHydrated } from './drawn-page.ts'

test('the first answer waits until the prerendered page has been taken over; later ones do not', async () => {
  const said: string[] = []
  const load = onceHydrated(({ params }) => Promise.resolve(params['id']))
  const ask = async (id: string) => {
    const url = new URL(`https://scholarships.example/${id}`)
    // Only its parameters are read.
    said.push(String(await load({ params: { id }, request: new Request(url) } as never)))
  }
  const first = ask('first')
  await new Promise((resolve) => setTimeout(resolve))
  expect(said).toEqual([])
  markHydrated()
  await first
  await ask('second')
  expect(said).toEqual(['first', 'second'])
})
