import { expect, test } from 'vitest'
import { CONDITION_NAMES } from '#domain/conditions.ts'
import { importOne, writeList } from '#test/trial-import.ts'

/** What a file of one row states of conditions, and the texts that keep the rest in words. */
async function read(columns: readonly string[], cells: readonly string[]) {
  const { records, refused } = await importOne(writeList(columns, [...cells]))
  const [record] = records
  if (!record) throw new Error(JSON.stringify(refused))
  const conditions = Object.fromEntries(
    CONDITION_NAMES.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])),
  )
  return { conditions, kept: [...record.eligibility, ...record.benefits, ...record.applicationProcess] }
}

test.each([
  ['Required documents', 'CV, two letters of recommendation, transcripts and a motivation letter'],
  ['Documentos requeridos', 'Hoja de vida; 2 cartas de recomendación; certificado de notas; carta de motivación'],
  ['Pièces à fournir', 'CV, 2 lettres de recommandation, relevé de notes et lettre de motivation'],
  ['Unterlagen', 'Lebenslauf, 2 Empfehlungsschreiben, Notenspiegel und Motivationsschreiben'],
  ['Документы', 'резюме, 2 рекомендательное письмо, выписка оценок и мотивационное письмо'],
  ['申请材料', '简历、2 推荐信、成绩单、个人陈述'],
])('the papers in the column %j are needs: %j', async (column, cell) => {
  const { conditions } = await read([column], [cell])
  expect(conditions).toEqual({ needs: ['reference', 'transcript', 'essay', 'cv'], references: 2 })
})

test.each(['Currículum vítae, recomendaciones, certificados académicos', 'Lebenslauf, Empfehlungen, Notenauszug'])(
  'papers may be called by one word: %j',
  async (cell) => {
    expect((await read(['Required documents'], [cell])).conditions).toEqual({
      needs: ['reference', 'transcript', 'cv'],
    })
  },
)

test.each([
  ['CV; portfolio (optional)', ['cv']],
  ['CV; references on request', ['cv']],
  ['CV; interview possible', ['cv']],
  ['CV; IELTS waived', ['cv']],
  ['CV, no essay', ['cv']],
  ['CV; IELTS or TOEFL if you are no native speaker', ['cv']],
  ['CV; passport', ['cv']],
  ['CV, interview with the board of the foundation', ['cv', 'interview']],
])('a paper that not everybody needs is no need, and all is kept in words: %j', async (cell, needs) => {
  const { conditions, kept } = await read(['Required documents'], [cell])
  expect(conditions).toEqual({ needs })
  expect(kept).toEqual([`Documents as stated: ${cell}`])
})

test.each([
  ['18-35', { age_min: 18, age_max: 35 }],
  ['between 18 and 35 years', { age_min: 18, age_max: 35 }],
  ['Under 35', { age_max: 35, age_max_exclusive: true }],
  ['up to 30 years', { age_max: 30 }],
  ['30 años o menos', { age_says: '30 años o menos' }],
  ['menor de 30 años', { age_max: 30, age_max_exclusive: true }],
  ['nicht älter als 30', { age_max: 30 }],
  ['no mayor de 30 años', { age_max: 30 }],
  ['16+', { age_min: 16 }],
  ['18 or older', { age_min: 18 }],
  ['30, or 35 for a doctorate', { age_says: '30, or 35 for a doctorate' }],
])('an age of %j is %j', async (cell, conditions) => {
  expect(await read(['Age limit'], [cell])).toEqual({ conditions, kept: [] })
})

test.each([
  ['Maximum age', '21 tahun', { age_max: 21 }],
  ['Maximum age', '28 ans au 1er septembre', { age_max: 28, age_says: '28 ans au 1er septembre' }],
  ['Age', '28 ans au 1er septembre', { age_says: '28 ans au 1er septembre' }],
  ['Maximum age', '12 a 18 años', { age_min: 12, age_max: 18 }],
  ['Age', 'до 35 лет включительно', { age_max: 35, age_says: 'до 35 лет включительно' }],
  [
    'Age',
    'Below 35 years as on 1st April',
    { age_max: 35, age_max_exclusive: true, age_says: 'Below 35 years as on 1st April' },
  ],
  ['Age', 'от 18 до 35 лет', { age_min: 18, age_max: 35 }],
  ['Age', '35歳未満', { age_max: 35, age_max_exclusive: true }],
  ['Age', '- de 26 ans', { age_max: 26, age_max_exclusive: true }],
  ['Age', '30 at bachelor, 35 at master', { age_says: '30 at bachelor, 35 at master' }],
])('an age may have its unit, and the day on which it is counted: %j, %j', async (column, cell, conditions) => {
  expect((await read([column], [cell])).conditions).toEqual(conditions)
})

test('columns of the least and the greatest age hold numbers alone', async () => {
  const { conditions } = await read(['Minimum age', 'Maximum age'], ['18', '35'])
  expect(conditions).toEqual({ age_min: 18, age_max: 35 })
})

test('what else decides is kept as the cell has it, with the unit of its header', async () => {
  const columns = [
    'GPA',
    'Family income limit (INR)',
    'Language of instruction',
    'Duration',
    'Renewable',
    'Bond',
    'Apply through',
  ]
  const cells = [
    '3.0 of 4.0',
    '800000',
    'German, B2',
    '2 years',
    'Yes',
    'Return to your home country for 2 years',
    'Embassy',
  ]
  expect(await read(columns, cells)).toEqual({
    conditions: {
      min_grade: '3.0 of 4.0',
      income_max: 'INR 800,000',
      language: 'German, B2',
      length: '2 years',
      renewal: 'Yes',
      route: ['home_office'],
      obligation: ['return'],
      obligation_says: 'Return to your home country for 2 years',
    },
    kept: [],
  })
})

test.each(['0', '0.0', '0%'])('a lowest grade of %j asks for none', async (cell) => {
  expect((await read(['Minimum GPA'], [cell])).conditions).toEqual({})
})

test.each([
  ['Free', { fee_free: true }, []],
  ['0', { fee_free: true }, []],
  ['USD 50', { needs: ['fee'] }, ['Application fee as stated: USD 50']],
  ['see the call', {}, ['Application fee as stated: see the call']],
])('an application fee of %j', async (cell, conditions, kept) => {
  expect(await read(['Application fee', 'About'], [cell, 'For good students'])).toEqual({ conditions, kept })
})

test('words that are longer than their field are kept whole among the texts', async () => {
  const long = `Good marks ${'and more good marks '.repeat(15)}2.0`
  const { conditions, kept } = await read(['Minimum grade'], [long])
  expect(conditions).toEqual({})
  expect(kept).toEqual([`Minimum grade as stated: ${long}`])
})

test('ages of nobody are refused with line, column and reason', async () => {
  const file = writeList(['Age limit'], ['18 to 35'], ['35 to 18'])
  const { refused, result } = await importOne(file)
  const reason = expect.stringMatching(/^leaves no age\. Mend such rows, or map another column to "age"/)
  expect(refused).toEqual([{ line: 3, column: 'Age limit', value: '35 to 18', reason }])
  expect(result.outcome).toBeNull()
})

test('a file that says nothing of conditions leaves those of a record as they are', async () => {
  const { records } = await importOne(writeList(['Amount'], ['EUR 900']))
  expect(CONDITION_NAMES.filter((name) => records[0]?.[name] !== undefined)).toEqual([])
})

test.each([
  ['Duration (months)', '18', '18 months'],
  ['duracion_meses', '24', '24 meses'],
  ['Duration', '18', '18'],
  ['Duration (months)', '2 years', '2 years'],
])('under "%s", %s is a length of %s', async (column, cell, length) => {
  const { records } = await importOne(writeList([column], [cell]))
  expect(records[0]?.length).toBe(length)
})

test.each([
  ['edad_min', 'edad_max'],
  ['Âge mini', 'Âge maxi'],
])('ages under short headers are read: %s, %s', async (...columns) => {
  const { records } = await importOne(writeList(columns, ['16', '22']))
  expect(records[0]).toMatchObject({ age_min: 16, age_max: 22 })
})
