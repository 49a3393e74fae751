import { expect, type APIRequestContext, type Page } from '@playwright/test'

export const SEARCHES = '**/api/scholarship/filter*'
export const SCHOLARSHIPS = '**/api/scholarship/searchScholarship/*'
export const SAVED = '**/api/user/getallsavedscholarships/**'

/** A record or an answer as it comes from the server. */
export type Answer = Record<string, unknown> & { readonly list: readonly Answer[] }

/**
 * Has results pages come without their first answer, as they do while the server has too much to draw: the app asks for it
 * itself, so that it can be changed or held back on its way.
 */
export async function askAnew(page: Page): Promise<void> {
  await page.route(/\/search(?:\?|$)/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const address = new URL(route.request().url())
    // Further pages are never drawn by the server.
    if (!address.searchParams.has('page')) address.searchParams.set('page', '2')
    await route.fulfill({ response: await route.fetch({ url: address.href }) })
  })
}

/** Waits until the server has a results page drawn: on a busy machine the first may take longer than a visitor waits. */
export async function untilDrawn(request: APIRequestContext, address: string): Promise<void> {
  const drawn = async () =>
    (await (await request.get(address, { headers: { accept: 'text/html' } })).text()).includes('first-answer')
  await expect.poll(drawn, `the server draws ${address}`).toBe(true)
}

/** Changes the server's answers on their way, into what the catalogue does not hold now. */
export async function changeAnswers(page: Page, addresses: string, change: (answer: Answer) => object): Promise<void> {
  if (addresses === SEARCHES) await askAnew(page)
  await page.route(addresses, async (route) => {
    const answer: Answer = await (await route.fetch()).json()
    await route.fulfill({ json: change(answer) })
  })
}

/** Holds back what comes from some addresses until the function that it resolves to is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  if (addresses === SEARCHES) await askAnew(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export interface Card extends Record<string, unknown> {
  readonly _id: string
  readonly scholarship_name: string
}

/** The cards on a page of a search. */
export async function findCards(request: APIRequestContext, selection = {}, page = 1): Promise<readonly Card[]> {
  const answer = await request.post(`/api/scholarship/filter?page=${page}`, { data: selection })
  return (await answer.json()).list
}

/** The first card of a search. */
export async function requireCard(request: APIRequestContext, selection = {}): Promise<Card> {
  const [card] = await findCards(request, selection)
  if (!card) throw new Error('The starter catalogue has no such scholarship')
  return card
}
