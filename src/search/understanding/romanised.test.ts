import { expect, test } from 'vitest'
import { createSaidBy } from '#test/said-by.ts'

const saidBy = createSaidBy('v grant', {})

test.each([
  ['hochu uchitsya v germanii ya iz kazakhstana', 'Germany; Citizenship: Kazakhstan'],
  ['besplatno na programmista v polshe', 'Full Tuition or Fully Funded; Computer Science; Poland'],
  ['stipendiya na magistraturu v kitae dlya studentov', "Master's; China"],
  // One such word may be a name.
  ['kitae masters', '"kitae"; Master\'s'],
  ['v engine', '"v"; "engine"'],
])('Russian is read in Latin letters, where several words are: %s says %s', (searchKey, said) => {
  expect(saidBy(searchKey)).toBe(said)
})
