import type { APIRequestContext } from '@playwright/test'
import { findCards, requireCard, untilDrawn, type Card } from './answers.ts'
import { expect, signInAndGo, test } from './visitor.ts'

/** Shorter texts may be said by anybody: "Be enrolled". */
const SHORTEST = 25

/** The texts that only the whole scholarship has, as a member is sent it. */
async function secretsOf(request: APIRequestContext, { _id }: Card): Promise<string[]> {
  const answer = await request.get(`/api/scholarship/searchScholarship/${encodeURIComponent(_id)}`)
  expect(answer.status()).toBe(200)
  const detail = await answer.json()
  const texts = ['eligibility', 'benefits', 'application_process', 'additional_details', 'original_link']
  return texts
    .flatMap((key) => detail[key] ?? [])
    .flatMap((text: string) => text.split('\n'))
    .filter((text: string) => text.length >= SHORTEST)
}

test('P1 nothing that only members see stands in any byte that the signed-out are sent', async ({
  page,
  playwright,
}) => {
  await signInAndGo(page, '/privacy')
  const chosen = [
    ...(await findCards(page.request, { country: ['Germany'] })).slice(0, 3),
    await requireCard(page.request, { country: ['Kenya'] }),
    await requireCard(page.request, { level: ['PhD'], Scholarship: ['Fully Funded'] }),
  ]
  const secrets = (await Promise.all(chosen.map((card) => secretsOf(page.request, card)))).flat()
  expect(secrets.length).toBeGreaterThan(50)

  const anonymous = await playwright.request.newContext({ baseURL: new URL(page.url()).origin })
  const accept = { accept: 'text/html' }
  const get = async (address: string, headers = {}) => {
    const answer = await anonymous.get(address, { headers })
    expect([address, answer.status()]).toEqual([address, 200])
    return answer.text()
  }
  for (const path of ['/search?country=Germany', '/scholarships/germany']) await untilDrawn(anonymous, path)
  const sent = new Map<string, string>()
  const pages = ['/', '/search', '/search?country=Germany', '/search?level=PhD&coverage=Fully+Funded', '/scholarships']
  for (const address of [...pages, '/scholarships/germany', '/scholarships/kenya', '/scholarships/germany/masters']) {
    sent.set(address, await get(address, accept))
  }
  for (const address of ['/sitemap.xml', '/robots.txt']) sent.set(address, await get(address))
  for (const { _id, scholarship_name: name } of chosen) {
    const id = encodeURIComponent(_id)
    for (const address of [`/detail/${id}`, `/signin/${id}`, `/search?q=${encodeURIComponent(name)}`]) {
      sent.set(address, await get(address, accept))
    }
    const cards = await anonymous.post('/api/scholarship/filter?page=1', { data: { searchKey: name } })
    sent.set(`a search for ${name}`, await cards.text())
  }
  for (const [address, bytes] of sent) {
    const text = plain(bytes)
    expect(
      secrets.filter((secret) => text.includes(plain(secret))),
      address,
    ).toEqual([])
  }
  // They are looked for as they would stand there: a name is found everywhere.
  const [{ scholarship_name: name }] = chosen as [Card]
  for (const address of ['/search?country=Germany', '/scholarships/germany']) {
    expect(plain(sent.get(address) ?? '')).toContain(plain(name))
  }
  await anonymous.dispose()
})

/** As HTML, JSON and XML write it. */
function plain(text: string): string {
  return text
    .replaceAll(/&#x?27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll(String.raw`\"`, '"')
    .replaceAll('&lt;', '<')
    .replaceAll(String.raw`<`, '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
