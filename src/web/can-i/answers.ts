import type { Profile } from '#domain/can-i.ts'
import { type CountryCode, formatCountry, isCountryCode } from '#domain/countries.ts'
import { findField, formatField } from '#domain/fields.ts'
import { formatLevel, type LevelId, LEVELS } from '#domain/levels.ts'
import { type Group, GROUPS } from '#domain/rules.ts'
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

export const levelOf = (id: unknown): LevelId | null => LEVELS.find((level) => level.id === id)?.id ?? null
export const countryOf = (code: unknown): CountryCode | null =>
  typeof code === 'string' && isCountryCode(code) ? code : null
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
    residence: countryOf(residence),
    levelNow: levelOf(levelNow),
    levelWanted: levelOf(levelWanted),
    fields: texts('fields')?.flatMap((id) => findField(id)?.id ?? []) ?? null,
    birthYear: Number.isInteger(birthYear) ? Number(birthYear) : null,
    also: texts('also')?.filter(isGroup) ?? [],
  }
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    // Of anything but an object, nothing is read.
    return { ...(JSON.parse(text ?? '{}') as object) }
  } catch {
    return {}
  }
}

/** What somebody with these answers would type into the search: "Bachelor's in Law, citizen of Kenya or Uganda". */
export function wordsOf({ levelWanted, fields, citizenships }: Profile): string {
  const study = [levelWanted && formatLevel(levelWanted), fields?.map(formatField).join(' or ')].filter(Boolean)
  // A stop may end a sentence, and what is abbreviated is read as it is spoken.
  const countries = citizenships?.map((code) => formatCountry(code).replace('St. ', 'Saint ').replace(' & ', ' and '))
  const people = countries?.length ? `citizen of ${countries.join(' or ')}` : ''
  return [study.join(' in '), people].filter(Boolean).join(', ')
}
