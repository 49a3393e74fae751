import { expect, test } from 'vitest'
import { RECORDS } from '#test/starter-catalogue.ts'
import { scholarship } from '#test/fixture-catalogue.ts'
import type { Conditions } from '#domain/conditions.ts'
import { presentCard } from './present-card.ts'

test('cards say what is a loan, and not what is paid back where terms are broken', () => {
  const loanOf = (obligation: Conditions['obligation']) =>
    presentCard(scholarship('one', { conditions: { obligation } }), '2026-11-21').loan
  expect(loanOf(['repay', 'loan'])).toBe('Loan, to be paid back')
  expect(loanOf(['service', 'repay', 'part_loan'])).toBe('Partly a loan')
  expect(loanOf(['return', 'repay'])).toBeUndefined()
})

test('what the catalogue calls a loan, or partly one, has to be paid back', () => {
  const loans = RECORDS.map(({ conditions: { obligation = [] } }) => obligation).filter((owed) =>
    owed.some((kind) => kind === 'loan' || kind === 'part_loan'),
  )
  expect(loans.length).toBeGreaterThan(40)
  expect(
    loans.filter((owed) => !owed.includes('repay') || (owed.includes('loan') && owed.includes('part_loan'))),
  ).toEqual([])
})
