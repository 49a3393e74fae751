import { expect, test } from 'vitest'
import { WHEN } from '#domain/when.ts'
import { chosenTimes, countChosen, nameOf, toggled } from './chosen.ts'

test('an option is taken in and out, and an empty group leaves no trace', () => {
  const once = toggled({ level: ['PhD'] }, 'country', 'Kenya')
  expect(once).toEqual({ level: ['PhD'], country: ['Kenya'] })
  expect(toggled(once, 'country', 'Kenya')).toEqual({ level: ['PhD'] })
  expect(countChosen(once)).toBe(2)
})

test('each time and the order have a chip, which takes away that alone', () => {
  const selection = { country: ['Kenya'], when: ['open' as const, '03' as const], sort: 'closes' as const }
  expect(chosenTimes(selection)).toEqual([
    { kind: '', label: 'Open now', without: { ...selection, when: ['03'] } },
    { kind: 'Closing', label: 'March', without: { ...selection, when: ['open'] } },
    { kind: 'Sort', label: 'Closes soonest', without: { ...selection, sort: undefined } },
  ])
  expect(chosenTimes({ country: ['Kenya'] })).toEqual([])
})

test('every time has a name of its own', () => {
  const names = WHEN.map(nameOf)
  expect(new Set(names).size).toBe(WHEN.length)
  expect(names).toEqual(expect.arrayContaining(['Open now', 'January', 'December', 'Date not known here']))
})
