import { labelsOf } from './labels.ts'

/** Levels of study in their order, from school to after the doctorate: each is next to the levels below and above it. */
export const LEVELS = [
  { id: 'high-school', label: 'High School' },
  { id: 'vocational', label: 'Vocational & Diploma' },
  { id: 'bachelor', label: "Bachelor's" },
  { id: 'master', label: "Master's" },
  { id: 'doctorate', label: 'PhD' },
  { id: 'postdoc', label: 'Post-doc' },
] as const

export type LevelId = (typeof LEVELS)[number]['id']

export const formatLevel = labelsOf<LevelId>(LEVELS)

/** The place of a level in their order, or -1. */
export function stepOf(level: string | undefined): number {
  return LEVELS.findIndex(({ id }) => id === level)
}
