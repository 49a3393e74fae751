import type { Category } from '#contract/categories.ts'
import type { Group } from '#search/engine.ts'

/** The engine says coverage where the specification's selection says `Scholarship`. */
export const GROUP_OF: Readonly<Record<Category, Group>> = {
  country: 'country',
  field: 'field',
  level: 'level',
  Scholarship: 'coverage',
  type: 'type',
}
export const CATEGORY_OF: Readonly<Record<Group, Category>> = {
  country: 'country',
  field: 'field',
  level: 'level',
  coverage: 'Scholarship',
  type: 'type',
}
