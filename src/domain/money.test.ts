import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from './money.ts'

test.each([
  ['EUR 992 a month', 992, 992, 'EUR'],
  ['up to GBP 5,000 a year', null, 5000, 'GBP'],
  ['16.000 €', 16_000, 16_000, 'EUR'],
  ['EUR 6,000 - EUR 24,000', 6000, 24_000, 'EUR'],
  ['USD 10,000 to 15,000 per academic year', 10_000, 15_000, 'USD'],
  ['£1,250.50 per month', 1250.5, 1250.5, 'GBP'],
  ['The maximum scholarship fund : 4,000,000 yen per year', null, 4_000_000, 'JPY'],
  ['Maximum award: $5,000', null, 5000, 'USD'],
  ['Höchstbetrag: EUR 500', null, 500, 'EUR'],
  ['bis zu EUR 500', null, 500, 'EUR'],
  ['jusqu’à 500 EUR', null, 500, 'EUR'],
  ['Monto máximo: USD 500', null, 500, 'USD'],
  ['até R$ 500', null, 500, 'BRL'],
  ['Importo massimo: 500 euro', null, 500, 'EUR'],
  ['mindestens EUR 500', 500, null, 'EUR'],
  ['Minimum amount: EUR 500', 500, null, 'EUR'],
  // What is limited is the time.
  ['EUR 500 per month, maximum 10 months', 500, 500, 'EUR'],
  ['Maximum duration 2 years, EUR 500', 500, 500, 'EUR'],
  ['at least CHF 1 920 monthly', 1920, null, 'CHF'],
  ['A$30,000 annually for 3 years', 30_000, 30_000, 'AUD'],
  ['CAD 27,000 for up to 12 months', 27_000, 27_000, 'CAD'],
  ['USD 40,000 over four years', 40_000, 40_000, 'USD'],
  ['Tuition and about JPY 3 million a year', 3_000_000, 3_000_000, 'JPY'],
  ['INR 2.5 lakh', 250_000, 250_000, 'INR'],
  ['$500', 500, 500, 'USD'],
  ['150,000 yen for a month', 150_000, 150_000, 'JPY'],
  ['500 euros', 500, 500, 'EUR'],
  ['$2,500 Canadian Dollars', 2500, 2500, 'CAD'],
  ['$5,000 pesos', null, null, null],
  ['$500 dollars', 500, 500, 'USD'],
  ['5,000 US dollars', 5000, 5000, 'USD'],
  ['CAD $500', 500, 500, 'CAD'],
  ['HK$ 500', 500, 500, 'HKD'],
  ['up to USD 7,395 (2025-26)', null, 7395, 'USD'],
  ['EUR 1,400 a month (2025 rate)', 1400, 1400, 'EUR'],
  ['no more than $500', null, 500, 'USD'],
  ['Not more than EUR 500 a month', null, 500, 'EUR'],
  ['not exceeding $1,000', null, 1000, 'USD'],
  ['does not exceed USD 1,000', null, 1000, 'USD'],
  ['less than $500', null, 500, 'USD'],
  ['not over $500', null, 500, 'USD'],
  ['$500 or less', null, 500, 'USD'],
  ['USD 500 max.', null, 500, 'USD'],
  ['more than CAD 100,000 over four years', 100_000, null, 'CAD'],
  ['no less than $500', 500, null, 'USD'],
  ['not below GBP 500', 500, null, 'GBP'],
  ['$500 or more', 500, null, 'USD'],
  ['$500+', 500, null, 'USD'],
  ['USD 5-10 thousand', 5000, 10_000, 'USD'],
  ['USD 10-22,000', null, 22_000, 'USD'],
  ['$1 to 5,500', null, 5500, 'USD'],
  ['EUR 10–22.000', null, 22_000, 'EUR'],
  ['$500-1,000', 500, 1000, 'USD'],
  ['$100-5000', 100, 5000, 'USD'],
  ['USD 5 thousand to 10 thousand', 5000, 10_000, 'USD'],
  ['EUR 50 Tsd.', 50_000, 50_000, 'EUR'],
  ['2 Mio. EUR', 2_000_000, 2_000_000, 'EUR'],
  ['R$ 5 mil', 5000, 5000, 'BRL'],
  ['COP 3 millones', 3_000_000, 3_000_000, 'COP'],
  ['bis 5 T€', null, 5000, 'EUR'],
  ['₹2L', 200_000, 200_000, 'INR'],
  ['EUR 100 L', 100, 100, 'EUR'],
  ['EUR 500 M.Sc. students', 500, 500, 'EUR'],
  ['< 500 EUR', null, 500, 'EUR'],
  ['≥ 500 EUR', 500, null, 'EUR'],
  ['INR 3,50,000', 350_000, 350_000, 'INR'],
  ['INR 2 crore', 20_000_000, 20_000_000, 'INR'],
  ['GBP 21,805 a year, the minimum stipend', 21_805, 21_805, 'GBP'],
  ['US$ 1.300 a 2.100', 1300, 2100, 'USD'],
  ['De 1 500,00 à 4 800,00 €', 1500, 4800, 'EUR'],
  ['Entre 400 y 700 euros', 400, 700, 'EUR'],
  ['EUR 992 a month for 10 to 24 months', 992, 992, 'EUR'],
  ['400 €/mois (2 à 9 mois)', 400, 400, 'EUR'],
  ['$15K/yr for 3 yrs', 15_000, 15_000, 'USD'],
  ['75 000 руб./мес.', 75_000, 75_000, 'RUB'],
  ['100–120 тыс. руб.', 100_000, 120_000, 'RUB'],
  ['до 2,76 млн руб. в год', null, 2_760_000, 'RUB'],
  ['Rp15jt/semester', 15_000_000, 15_000_000, 'IDR'],
  ['1 juta rupiah per bulan selama 12 bulan', 1_000_000, 1_000_000, 'IDR'],
  ['10,000 - 15,000 ريال قطري', 10_000, 15_000, 'QAR'],
  ['1.2 ألف دينار أردني', 1200, 1200, 'JOD'],
  ['每月1,400欧元', 1400, 1400, 'EUR'],
  ['最高20万元人民币', null, 200_000, 'CNY'],
  ['EUR 500 an Studierende', 500, 500, 'EUR'],
  ['5 tys. zł', 5000, 5000, 'PLN'],
  ['S/ 120,000', 120_000, 120_000, 'PEN'],
])('%s', (text, minimum, maximum, currency) => {
  expect(parseAmount(text)).toEqual({ stated: text, minimum, maximum, currency })
})

test.each([
  'One third of tuition',
  'Full tuition and a stipend',
  '100% of fees',
  'EUR 900 or USD 1,000',
  '£850 - €1,000',
  'EUR 1,000 to £1,200',
  'EUR 1, EUR 2, EUR 3',
  'Up to 100 (in USD thousand)',
  '50 (in thousands of USD)',
  'J$500',
  'Total fund: $50,000',
  '$100 million fund',
  'USD 5000 loan',
  '$25 application fee',
  'EUR 500 a month and EUR 1,000 for travel',
  '500 белорусских рублей',
  '25 ألف دولار',
  '$U 5000',
  'Rs. 50,000',
  '6000元/年',
  '¥80,000',
])('no figures are guessed from: %s', (text) => {
  expect(parseAmount(text)).toMatchObject({ stated: text, minimum: null, maximum: null })
})

test('no text makes it throw, and a minimum is never above the maximum', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { minimum, maximum } = parseAmount(`EUR ${text}`)
      expect(minimum === null || maximum === null || minimum <= maximum).toBe(true)
    }),
  )
})

test('a dollar sign alone is no American dollar where another currency has it', () => {
  expect(parseAmount('2 000 $', ['CA'])).toMatchObject({ currency: null, maximum: null })
  expect(parseAmount('$500', ['MX', 'CO']).currency).toBe(null)
  expect(parseAmount('$500', ['CA', 'US']).currency).toBe('USD')
  expect(parseAmount('$500', ['KE']).currency).toBe('USD')
  expect(parseAmount('US$ 500', ['CA']).currency).toBe('USD')
  expect(parseAmount('CAN $56,000', ['CA'])).toMatchObject({ currency: 'CAD', maximum: 56_000 })
})

test.each([
  ['Rs. 50,000', ['PK'], 'PKR'],
  ['Rs 50,000', ['IN'], 'INR'],
  ['Rs 50,000', ['IN', 'PK'], null],
  ['¥80,000/month', ['JP'], 'JPY'],
  ['6000元/年', ['CN'], 'CNY'],
  ['100万至300万元', ['CN'], 'CNY'],
  ['N150,000 per session', ['NG'], 'NGN'],
  ['R180 000', ['ZA'], 'ZAR'],
  ['10 000 kr', ['SE'], 'SEK'],
  ['10 000 kr', ['FI'], null],
  ['R$ 180', ['ZA'], 'BRL'],
])('a sign of several countries is that of where the award is: %s in %s', (text, countries, currency) => {
  expect(parseAmount(text, countries).currency).toBe(currency)
})
