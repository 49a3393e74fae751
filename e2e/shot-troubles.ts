import { askAnew, changeAnswers, SAVED, SCHOLARSHIPS, SEARCHES, type Answer } from './answers.ts'
import { lookFor, RESULTS, type Shot } from './shot.ts'
import { expectAlive } from './visitor.ts'

const SQUARE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4"><path fill="#0a7" d="M0 0h9v4H0z"/></svg>',
).toString('base64')

/** What a catalogue may bring along one day: long names, words without end, another script, logos good and bad. */
const STRANGE: readonly object[] = [
  { logo: `data:image/svg+xml;base64,${SQUARE}` },
  {
    scholarship_name: 'The Right Honourable Lord Mayor’s Commonwealth Memorial Fellowship for Advanced Studies Abroad',
    funded_by: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzgeberverein',
    amount: 'Tuition, a monthly stipend, travel, insurance, books and a settling-in allowance, for up to four years',
  },
  { funded_by: 'صندوق الملك عبد الله للمنح الدراسية', scholarship_name: 'منحة King Abdullah للدراسات العليا' },
  { logo: 'data:image/png;base64,bm8gaW1hZ2U=' },
  { scholarship_name: `https://www.example.org/${'scholarship'.repeat(8)}` },
]
const strange = (card: Answer, index: number): Answer => ({ ...card, ...STRANGE[index] })

const NOTHING_STATED = {
  deadline: 'NA',
  deadline_expected: false,
  amount: null,
  no_of_awards: null,
  ethnicity: null,
  eligibility: [],
  application_process: [],
  benefits: [],
  additional_details: [],
  original_link: '',
}

/** What stands there when an answer is late, lost, empty, or not what anybody expected. */
export const TROUBLES: readonly Shot[] = [
  {
    name: 'results-loading',
    unanswered: true,
    open: async (page) => {
      await askAnew(page)
      await page.route(SEARCHES, () => undefined)
      await page.goto('/search')
    },
  },
  {
    name: 'results-waiting',
    windowOnly: true,
    unanswered: true,
    open: async (page) => {
      await page.goto(RESULTS)
      await page.getByRole('article').first().waitFor()
      await askAnew(page)
      await page.route(SEARCHES, () => undefined)
      await lookFor(page, 'nursing')
      await page.locator('[aria-busy=true]').waitFor()
    },
  },
  {
    name: 'results-offline',
    windowOnly: true,
    open: async (page) => {
      await page.goto(RESULTS)
      await page.getByRole('article').first().waitFor()
      await expectAlive(page)
      await page.context().setOffline(true)
      await lookFor(page, 'nursing')
      await page.getByText('This is the list from your last search').waitFor()
    },
  },
  {
    name: 'catalogue-changed',
    windowOnly: true,
    open: async (page) => {
      await page.goto(RESULTS)
      await page.getByRole('article').first().waitFor()
      await changeAnswers(page, SEARCHES, (answer) => ({ ...answer, version: 'another' }))
      await lookFor(page, 'engineering')
      await page.getByText('The catalogue was updated').waitFor()
    },
  },
  {
    name: 'results-strange',
    open: async (page) => {
      await changeAnswers(page, SEARCHES, (answer) => ({ ...answer, list: answer.list.map(strange) }))
      await page.goto(RESULTS)
    },
  },
  {
    name: 'empty',
    open: async (page) => {
      await changeAnswers(page, SEARCHES, (answer) => ({ ...answer, list: [], matches: [], count: 0, result: false }))
      await page.goto(RESULTS)
    },
  },
  {
    name: 'search-failed',
    open: async (page) => {
      await askAnew(page)
      await page.route(SEARCHES, (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto('/search')
    },
  },
  {
    name: 'detail-loading',
    windowOnly: true,
    signedIn: true,
    unanswered: true,
    open: async (page, { scholarshipId }) => {
      await page.route(SCHOLARSHIPS, () => undefined)
      await page.goto(`/detail/${scholarshipId}`)
    },
  },
  {
    name: 'detail-offline',
    windowOnly: true,
    signedIn: true,
    open: async (page, { scholarshipId }) => {
      await page.route(SCHOLARSHIPS, (route) => route.abort('internetdisconnected'))
      await page.goto(`/detail/${scholarshipId}`)
    },
  },
  {
    name: 'detail-withdrawn',
    signedIn: true,
    open: async (page, { scholarshipId }) => {
      await askAnew(page)
      await page.route(SEARCHES, (route) => route.abort('internetdisconnected'))
      await changeAnswers(page, SCHOLARSHIPS, (answer) => ({ ...answer, listed: false }))
      await page.goto(`/detail/${scholarshipId}`)
    },
  },
  {
    name: 'detail-strange',
    signedIn: true,
    open: async (page, { scholarshipId }) => {
      await changeAnswers(page, SCHOLARSHIPS, (answer) => strange(answer, 1))
      await page.goto(`/detail/${scholarshipId}`)
    },
  },
  {
    name: 'detail-bare',
    signedIn: true,
    open: async (page, { scholarshipId }) => {
      await changeAnswers(page, SCHOLARSHIPS, (answer) => ({ ...answer, ...NOTHING_STATED }))
      await page.goto(`/detail/${scholarshipId}`)
    },
  },
  {
    name: 'share-by-hand',
    windowOnly: true,
    signedIn: true,
    open: async (page, { scholarshipId }) => {
      await page.addInitScript(() => {
        for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined })
      })
      await page.goto(`/detail/${scholarshipId}`)
      await page.getByRole('button', { name: 'Share' }).click()
    },
  },
  {
    name: 'share-copied',
    windowOnly: true,
    signedIn: true,
    open: async (page, { scholarshipId }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: undefined })
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => undefined } })
      })
      await page.goto(`/detail/${scholarshipId}`)
      const share = page.getByRole('button', { name: 'Share' })
      await share.waitFor()
      // What is said goes away by itself: not before it has been photographed.
      await page.evaluate(() => Object.assign(window, { setTimeout: () => 0 }))
      await share.click()
      await page.getByText('Link copied').last().waitFor()
    },
  },
  {
    name: 'saved-empty',
    signedIn: true,
    open: async (page) => {
      await page.route(SAVED, (route) => route.fulfill({ json: [] }))
      await page.route('**/api/user/getsavedscholarshipscount/**', (route) => route.fulfill({ json: 0 }))
      await page.goto('/saved')
    },
  },
  {
    name: 'saved-loading',
    windowOnly: true,
    signedIn: true,
    unanswered: true,
    open: async (page) => {
      await page.route(SAVED, () => undefined)
      await page.goto('/saved')
    },
  },
  {
    name: 'saved-failed',
    windowOnly: true,
    signedIn: true,
    open: async (page) => {
      await page.route(SAVED, (route) => route.fulfill({ status: 500, json: {} }))
      await page.goto('/saved')
    },
  },
  {
    name: 'saved-changed',
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/user/removescholarship/**', (route) => route.abort())
      await page.route(SAVED, async (route) => {
        const list: Answer[] = await (await route.fetch()).json()
        await route.fulfill({ json: list.map((card, index) => ({ ...card, listed: index > 0 })) })
      })
      await page.goto('/saved')
      await page.getByRole('article').last().getByRole('button').click()
    },
  },
  {
    name: 'error',
    open: async (page) => {
      await askAnew(page)
      await page.route(SEARCHES, (route) => route.fulfill({ json: { list: 'not a list' } }))
      await page.goto('/search')
    },
  },
]
