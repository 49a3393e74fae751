import type { APIRequestContext, Page } from '@playwright/test'

export const SEARCHES = '**/api/scholarship/filter*'
export const SCHOLARSHIPS = '**/api/scholarship/searchScholarship/*'
export const SAVED = '**/api/user/getallsavedscholarships/**'

/** A record or an answer as it comes from the server. */
export type Answer = Record<string, unknown> & { readonly list: readonly Answer[] }

/** Changes the server's answers on their way, into what the catalogue does not hold now. */
export async function changeAnswers(page: Page, addresses: string, change: (answer: Answer) => object): Promise<void> {
  await page.route(addresses, async (route) => {
    const answer: Answer = await (await route.fetch()).json()
    await route.fulfill({ json: change(answer) })
  })
}

/** Holds back what comes from some addresses until the function that it resolves to is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

interface FoundCard extends Record<string, unknown> {
  readonly _id: string
  readonly scholarship_name: string
}

/** The cards on a page of a search. */
export async function findCards(request: APIRequestContext, selection = {}, page = 1): Promise<readonly FoundCard[]> {
  const answer = await request.post(`/api/scholarship/filter?page=${page}`, { data: selection })
  return (await answer.json()).list
}

/** The first card of a search. */
export async function requireCard(request: APIRequestContext, selection = {}): Promise<FoundCard> {
  const [card] = await findCards(request, selection)
  if (!card) throw new Error('The starter catalogue has no such scholarship')
  return card
}
