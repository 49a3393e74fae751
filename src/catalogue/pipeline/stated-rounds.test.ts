import { expect, test } from 'vitest'
import { importOne, writeList } from '#test/trial-import.ts'

const ROUND = { results: null, for: null }

test.each([
  [['Opening date', 'Closing date', 'Results date']],
  [['Applications open', 'Deadline', 'Notification date']],
  [['OpenDate', 'CloseDate', 'AnnouncementDate']],
  [['Fecha de apertura', 'Fecha de cierre', 'Publicación de resultados']],
  [["Date d'ouverture", 'Date limite', 'Annonce des résultats']],
  [['Bewerbungsbeginn', 'Bewerbungsschluss', 'Bekanntgabe']],
  [['Data de abertura', 'Data de encerramento', 'Divulgação dos resultados']],
  [['Data di apertura', 'Scadenza', 'Esiti']],
  [['Openingsdatum', 'Sluitingsdatum', 'Bekendmaking']],
  [['Data otwarcia', 'Data zamknięcia', 'Ogłoszenie wyników']],
  [['Başvuru başlangıç tarihi', 'Son başvuru tarihi', 'Sonuç tarihi']],
  [['Дата открытия', 'Срок подачи заявки', 'Дата результатов']],
  [['申请开始日期', '申请截止日期', '结果公布日期']],
  [['募集開始日', '応募締切', '結果発表']],
  [['تاريخ فتح التقديم', 'آخر موعد للتقديم', 'تاريخ إعلان النتائج']],
])('the columns %j are when a round opens and closes, and when its results come', async (columns) => {
  const file = writeList(
    columns,
    ['2026-09-01', '2026-11-15', '2027-03-01'],
    ['2026-10-15', '2027-01-31', '2027-05-20'],
  )
  const { records, refused } = await importOne(file)
  expect(refused).toEqual([])
  expect(records.map(({ deadline, rounds }) => [deadline, rounds])).toEqual([
    [
      '2026-11-15',
      [{ ...ROUND, opens: '2026-09-01', closes: '2026-11-15', results: '2027-03-01', basis: 'announced' }],
    ],
    [
      '2027-01-31',
      [{ ...ROUND, opens: '2026-10-15', closes: '2027-01-31', results: '2027-05-20', basis: 'announced' }],
    ],
  ])
})

test('two times in one cell are two rounds, and no deadline; a deadline alone is none', async () => {
  const file = writeList(['Deadline'], ['1 April - 30 April or 1 - 31 October'], ['15 January 2027'], ['March to May'])
  const { records } = await importOne(file)
  expect(records.map(({ deadline, rounds }) => [deadline, rounds])).toEqual([
    [
      'not stated',
      [
        { ...ROUND, opens: '04-01', closes: '04-30', basis: 'usual' },
        { ...ROUND, opens: '10-01', closes: '10-31', basis: 'usual' },
      ],
    ],
    ['2027-01-15', []],
    ['not stated', [{ ...ROUND, opens: '03', closes: '05', basis: 'usual' }]],
  ])
})

test.each([
  [['Deadline'], ['30 April 2027 - 1 April 2027'], ''],
  [['Deadline'], ['31 October to 1 October'], ''],
  [['Opening date', 'Deadline'], ['2027-04-30', '2027-04-01'], ', with "Opening date" beside it'],
])(
  'a time that ends before it begins is refused with line, column, and what to do: %j %j',
  async (columns, cells, beside) => {
    const { refused, result } = await importOne(
      writeList(
        columns,
        cells.map(() => '2027-06-30'),
        cells,
      ),
    )
    const reason = `it ends before it begins${beside}. Mend such rows, or map another column to "deadline", or null to what tells something else`
    expect(refused).toEqual([{ line: 3, column: 'Deadline', value: cells.at(-1), reason }])
    expect(result.outcome).toBeNull()
  },
)
