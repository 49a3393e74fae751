import { expect, test } from 'vitest'
import { openTestApp } from '#test/test-app.ts'

const FILTER = '/api/scholarship/filter?page='
const DETAIL = '/api/scholarship/searchScholarship/'

test('P1 what an application needs is in no answer to the signed-out', async () => {
  const { call } = await openTestApp()
  const answers = await Promise.all([
    call('GET', `${DETAIL}anywhere`),
    call('GET', '/api/suggestions'),
    call('GET', '/api/scholarship/getScholarshipByCountry'),
    call('POST', `${FILTER}1`, { body: { searchKey: 'Scholarship anywhere' } }),
    call('POST', `${FILTER}1`, { body: { searchKey: 'marks that details alone tell' } }),
  ])
  expect(answers[3]?.body).toContain('anywhere')
  for (const { body } of answers) expect(body).not.toMatch(/Marks that details|conditions|needs/)
})
