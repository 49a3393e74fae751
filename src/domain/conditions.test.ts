import { expect, expectTypeOf, test } from 'vitest'
import {
  completeConditions,
  CONDITION_NAMES,
  pickConditions,
  type ConditionName,
  type Conditions,
} from './conditions.ts'

test('what one does not state is taken from the other; what explains each other stays together', () => {
  const first: Conditions = { length: 'Two years', needs: ['cv'], age_max: 30 }
  const second: Conditions = {
    needs: ['essay', 'offer'],
    only_some: { offer: 'later' },
    age_min: 18,
    age_says: '18 or older',
    length: 'Three years',
    renewal: 'Each year',
    obligation: ['return'],
    obligation_says: 'Go home',
  }
  expect(completeConditions(first, second)).toEqual({
    needs: ['cv'],
    age_max: 30,
    length: 'Two years',
    renewal: 'Each year',
    obligation: ['return'],
    obligation_says: 'Go home',
  })
  expect(completeConditions({}, second)).toEqual(second)
  expect(completeConditions(first, {})).toEqual(first)
})

test('equal conditions are equal as texts, whatever order they were given in', () => {
  const one = pickConditions({ length: 'Two years', needs: ['cv'] })
  const other = pickConditions({ needs: ['cv'], renewal: undefined, length: 'Two years' })
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
})

// What is not among the names is dropped in silence. The types tell, not the run.
test('every condition is among the names', () => {
  expectTypeOf<(typeof CONDITION_NAMES)[number]>().toEqualTypeOf<ConditionName>()
  expect(CONDITION_NAMES).toHaveLength(new Set(CONDITION_NAMES).size)
})
