import { expect, test } from 'vitest'
import { parseAmount } from '#domain/money.ts'
import { readAmount } from './amounts.ts'

const read = (header: string, cell: string, currency: string | null = null) =>
  readAmount({ amount: cell, minimum: null, maximum: null, currency, headers: { amount: header } })

test.each([
  ['Amount (¥1,000)', '200/Y', '¥200 thousand/Y'],
  ['Amount (¥1,000)', '50', '¥50 thousand'],
  ['Amount (¥1,000)', '300-500/Y', '¥300-500 thousand/Y'],
  ['Amount (¥1,000)', 'JL 10/M, others 20/M', 'JL 10/M, others 20/M (in ¥ thousand)'],
  ['Amount (¥1,000)', 'All expenses', 'All expenses'],
  ['Amount (¥1,000)', '$25,000', '$25,000'],
  ['Amount (¥1,000)', 'All costs ($25,000 max./y for graduates)', 'All costs ($25,000 max./y for graduates)'],
  ['Amount (¥1,000)', '¥50', '¥50 thousand'],
  ['Amount (EUR thousands per month)', 'USD 900', 'USD 900 per month'],
  ['Amount (EUR thousands)', '€50', '€50 thousand'],
  ['Award (USD)', '5000', 'USD 5,000'],
  ['Award (USD)', '5,000 per year', 'USD 5,000 per year'],
  ['Award (USD)', '1000 - 15000', 'USD 1000 - 15000'],
  ['Award (USD)', 'up to 5,000', 'up to 5,000 (in USD)'],
  ['Award (USD)', '€500', '€500'],
  ['Value (CAD)', '$5,000 x 4 years', 'CAD 5,000 x 4 years'],
  ['Value (CAD)', 'US$5,000', 'US$5,000'],
  ['Value (EUR)', '$5,000', '$5,000'],
  ['Value (JOD)', '$5,000', '$5,000'],
  ['Monto (COP)', '$3.000.000', 'COP 3.000.000'],
  ['Award (USD)', '50% of tuition', '50% of tuition'],
  ['Award (USD)', '2/3 of tuition', '2/3 of tuition'],
  ['Betrag in EUR', '900', 'EUR 900'],
  ['Betrag (Tsd. Euro)', '50', 'EUR 50 thousand'],
  ['Betrag (T€)', '50', '€50 thousand'],
  ['Betrag (TEUR)', '50', 'EUR 50 thousand'],
  ['Betrag pro Monat (EUR)', '900', 'EUR 900 per month'],
  ['Montant (k€)', '5', '€5 thousand'],
  ['Montant en euros', '500', 'EUR 500'],
  ['Montant mensuel (EUR)', '500', 'EUR 500 per month'],
  ['Monto (miles de pesos)', '120', '120 thousand pesos'],
  ['Monto en millones de pesos', '3', '3 million pesos'],
  ['Valor (R$)', '500', 'R$500'],
  ['Valor mensal em reais', '500', 'BRL 500 per month'],
  ['Importo annuo in euro', '500', 'EUR 500 per year'],
  ['Amount in thousands of USD', '50', 'USD 50 thousand'],
  ["Amount (USD '000)", '50', 'USD 50 thousand'],
  ['Amount ($000s)', '50', '$50 thousand'],
  ['Amount (INR lakhs)', '2.5', 'INR 2.5 lakh'],
  ['amount_usd', '5000', 'USD 5,000'],
  ['award.amountEur', '5000', 'EUR 5,000'],
  ['Amount, GBP', '5000', 'GBP 5,000'],
  ['Value £', '5000', '£5,000'],
  ['Amount (Kenyan shillings)', '50000', '50,000 Kenyan shillings'],
  ['Monthly amount', '€900', '€900 per month'],
  ['Annual amount', '5000', '5,000 per year'],
  ['Amount (EUR/month)', '900/month', 'EUR 900/month'],
  ['Amount (% of tuition)', '50', '50% of tuition'],
  ['Amount (max)', '5000', 'up to 5,000'],
  ['Total amount (USD)', '50000', 'USD 50,000 in total'],
  ['Amount (2)', '5000', '5,000'],
  ['Amount', '16.000 €', '16.000 €'],
  ['Montant annuel (€)', '10 k€', '10 k€ per year'],
  ['Amount (INR lakh)', '2.5 lakh', 'INR 2.5 lakh'],
  ['Amount (KSh)', '50,000/=', 'KES 50,000/='],
  ['Nilai (Rp juta)', '5', 'IDR 5 million'],
  ['Сумма, руб.', '75 000', 'RUB 75 000'],
  ['Amount per year', 'JPY 1.8 million', 'JPY 1.8 million per year'],
  ['Amount per year', '2.000 EUR', '2.000 EUR per year'],
  ['Valor mensal (R$)', '1 salário mínimo', '1 salário mínimo'],
  ['Monto (COP)', '2 SMMLV', '2 SMMLV'],
  ['Monto (COP)', '2 SMMLV y 500.000', '2 SMMLV y 500.000 (in COP)'],
  ['Scholarship value', 'One third of tuition', 'One third of tuition'],
])('under "%s" stands "%s": %s', (header, cell, amount) => {
  expect(read(header, cell)).toBe(amount)
})

test.each([
  ['USD', '5000', 'USD 5,000'],
  ['Euro', '5000', 'EUR 5,000'],
  ['$', '5000', '$5,000'],
  ['Kenyan Shilling', '5000', '5,000 Kenyan Shilling'],
  ['GBP', '5000 per year', 'GBP 5000 per year'],
  ['EUR', '16.000 €', '16.000 €'],
  ['USD', '12 months', '12 months'],
  ['N/A', '5000', '5,000'],
])('beside the currency "%s" stands "%s": %s', (currency, cell, amount) => {
  expect(read('Amount', cell, currency)).toBe(amount)
})

test('the ends of a range keep their units, too', () => {
  const range = (minimum: unknown, maximum: unknown, headers = {}, currency: string | null = null) =>
    readAmount({ amount: null, minimum, maximum, currency, headers })
  expect(range(1, 5, { minimum: 'Min (USD thousands)', maximum: 'Max (USD thousands)' })).toBe('USD 1 to 5 thousand')
  expect(range(1000, 5000, { minimum: 'min_usd', maximum: 'max_usd' })).toBe('USD 1,000 to 5,000')
  expect(range(null, '€900/month')).toBe('up to €900/month')
  expect(range('5k', null, {}, 'USD')).toBe('from USD 5k')
  expect(range(null, '1.5 million', {}, 'INR')).toBe('up to INR 1.5 million')
  expect(range('USD 500', 'EUR 900')).toBe('USD 500 to EUR 900')
  expect(range(null, 'Up to 5000')).toBe('Up to 5000')
})

test.each([
  ['Amount in thousands of USD', '50', 50_000],
  ['Amount (USD thousands)', '5-10', 10_000],
  ['Amount (USD thousands)', 'about 5, seldom 10', null],
  ['Amount (¥1,000)', '50', null],
  ['Amount (USD)', '5000', 5000],
])('no figure is taken that is not the one under "%s" that "%s" means', (header, cell, maximum) => {
  expect(parseAmount(read(header, cell) ?? '').maximum).toBe(maximum)
})

test('a cell of very many digits is read in seconds', () => {
  const before = process.threadCpuUsage()
  for (const part of ['1', '1,', '1 ', '1-', '€', ' 1/'])
    read('Amount (USD thousands)', part.repeat(100_000 / part.length))
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(3)
})
