import { expect, test } from 'vitest'
import { FIELDS } from '#domain/fields.ts'
import { LEVELS } from '#domain/levels.ts'
import { readFields, readLevels } from './studies.ts'

test.each([
  ["Master's", ['master']],
  ['Masters, PhD', ['master', 'doctorate']],
  ['MSc/PhD', ['master', 'doctorate']],
  ['Undergraduate', ['bachelor']],
  ['Postgraduate (Masters and PhD)', ['master', 'doctorate']],
  ['high-school-senior', ['high-school']],
  ['Pregrado', ['bachelor']],
  ['Maestrías y Doctorados', ['master', 'doctorate']],
  ['Post-doc', ['postdoc']],
  ['["undergraduate","graduate"]', ['bachelor', 'master', 'doctorate']],
])('the levels of "%s" are %j', (text, ids) => {
  expect(readLevels(text)).toMatchObject({ ids, unread: [] })
})

test.each([
  ['Computer Science', ['computer-science']],
  ['CS, Law', ['computer-science', 'law']],
  ['STEM', ['natural-sciences', 'computing', 'engineering']],
  ['INGENIERIA Y AFINES', ['engineering']],
  ['CIENCIAS NATURALES Y ECOLOGIA', ['natural-sciences', 'environmental-science']],
  ['Engineering > Civil Engineering', ['civil-engineering']],
  ['Medicine/Nursing', ['medicine', 'nursing']],
])('the fields of "%s" are %j', (text, ids) => {
  expect(readFields(text)).toMatchObject({ ids, unread: [] })
})

test.each(['Any', 'All subjects', 'Unrestricted', 'MAESTRÍAS EN DIFERENTES ÁREAS', 'Various fields'])(
  '"%s" is any field',
  (text) => {
    expect(readFields(text).ids).toBe('any')
  },
)

test('what names nothing is told: an unknown field is not forced into a known one', () => {
  expect(readFields('Underwater basket weaving')).toMatchObject({
    ids: 'not stated',
    unread: ['Underwater basket weaving'],
  })
  expect(readFields('It covers all that is needed')).toMatchObject({ ids: 'not stated' })
  expect(readLevels('Non-degree')).toMatchObject({ ids: 'not stated', unread: ['Non-degree'] })
  expect(readFields('N/A')).toMatchObject({ ids: 'not stated', unread: [] })
})

test.each([
  ['Undergraduate, not postgraduate', ['bachelor']],
  ['Postgraduate (excluding PhD)', ['master']],
  ['All levels except PhD', 'not stated'],
  ['Any level but high school', 'not stated'],
  ['Not PhD', 'not stated'],
])('of the levels of "%s" %j is taken, and what is excepted kept in words', (text, ids) => {
  expect(readLevels(text)).toMatchObject({ ids, isPartial: true })
})

test('every label and every id is read back', () => {
  for (const { id, label } of LEVELS) {
    expect(readLevels(label).ids).toEqual([id])
    expect(readLevels(id).ids).toEqual([id])
  }
  for (const { id, label } of FIELDS) {
    expect([id, readFields([label]).ids]).toEqual([id, [id]])
    expect([id, readFields([id]).ids]).toEqual([id, [id]])
  }
})
