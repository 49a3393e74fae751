import type { Profile } from '#domain/can-i.ts'
import { isCountryCode } from '#domain/countries.ts'
import { findField } from '#domain/fields.ts'
import { LEVELS, type LevelId } from '#domain/levels.ts'
import { GROUPS, type Group } from '#domain/rules.ts'
import { forThisDevice } from '#web/device-storage.ts'
import { ANSWERS_KEY } from './has-answers.ts'

export const NO_ANSWERS: Profile = {
  citizenships: null,
  residence: null,
  levelNow: null,
  levelWanted: null,
  fields: null,
  birthYear: null,
  also: [],
}

export function readAnswers(): Profile {
  return parseAnswers(forThisDevice.get(ANSWERS_KEY))
}

/** False if the browser refuses to keep them. Without any answer nothing is kept. */
export function keepAnswers(me: Profile): boolean {
  if (JSON.stringify(me) !== JSON.stringify(NO_ANSWERS)) return forThisDevice.set(ANSWERS_KEY, JSON.stringify(me))
  forThisDevice.remove(ANSWERS_KEY)
  return true
}

const isLevel = (id: unknown): id is LevelId => LEVELS.some((level) => level.id === id)
const isGroup = (id: unknown): id is Group => GROUPS.some((group) => group === id)

/** Reads what was kept. An answer that is none counts as not told. */
export function parseAnswers(text: string | null): Profile {
  const said = parseObject(text)
  const texts = (key: string) => {
    const list = said[key]
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : null
  }
  const { residence, levelNow, levelWanted, birthYear } = said
  return {
    citizenships: texts('citizenships')?.filter(isCountryCode) ?? null,
    residence: typeof residence === 'string' && isCountryCode(residence) ? residence : null,
    levelNow: isLevel(levelNow) ? levelNow : null,
    levelWanted: isLevel(levelWanted) ? levelWanted : null,
    fields: texts('fields')?.flatMap((id) => findField(id)?.id ?? []) ?? null,
    birthYear: Number.isInteger(birthYear) ? Number(birthYear) : null,
    also: texts('also')?.filter(isGroup) ?? [],
  }
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text ?? '{}')
    return typeof said === 'object' && said !== null ? { ...said } : {}
  } catch {
    return {}
  }
}
