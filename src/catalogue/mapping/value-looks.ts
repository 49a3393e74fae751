import { isUnknown } from '#catalogue/text/neutral-words.ts'
import { readFee, readNeeds, readReferences } from '#catalogue/facts/conditions.ts'
import { detectDateOrder, dayText, findDates, readMonth, serialDate } from '#catalogue/days/dates.ts'
import { findMoments, dayOfMoment } from '#catalogue/days/moments.ts'
import { readFunderKind, readTypes } from '#catalogue/facts/funding.ts'
import { readLink } from '#catalogue/facts/links.ts'
import { readPlaces, type ReadPlaces } from '#catalogue/places/places.ts'
import { plainLine } from '#catalogue/text/plain-text.ts'
import { readFields, readLevels } from '#catalogue/facts/studies.ts'
import { parseAmount } from '#domain/money.ts'
import type { Target } from './mapping.ts'

export type Fits = (value: unknown) => boolean

export interface Look {
  /** The least share of the stated values that fits. */
  readonly share: number
  readonly fits: Fits
  /** What is enough below a header that is clear: there, what cannot be read is told and kept in words. */
  readonly fitsClearly?: Fits
}

/** What the values under a target's header must look like. */
export const LOOKS: Readonly<Partial<Record<Target, Look>>> = {
  id: { share: 0.9, fits: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(plainLine(value)) },
  name: { share: 0.6, fits: isName },
  funder: { share: 0.6, fits: isName },
  funderKind: { share: 0.3, fits: (value) => readFunderKind(value) !== null, fitsClearly: anything },
  link: { share: 0.5, fits: isPage },
  source: { share: 0.5, fits: isPage },
  countries: { share: 0.3, fits: namesPlaces, fitsClearly: statesPlaces },
  citizenship: { share: 0.3, fits: namesPlaces, fitsClearly: (value) => statesPlaces(value) || hasWords(value) },
  residence: { share: 0.3, fits: namesPlaces, fitsClearly: statesPlaces },
  levels: { share: 0.3, fits: namesLevels, fitsClearly: (value) => readLevels(value).ids !== 'not stated' },
  fields: {
    share: 0.2,
    fits: (value) => Array.isArray(readFields(value).ids),
    fitsClearly: (value) => readFields(value).ids !== 'not stated',
  },
  // An amount is none.
  coverage: { share: 0.5, fits: (value) => /^\P{N}*\p{L}{4}/u.test(plainLine(value)), fitsClearly: anything },
  types: { share: 0.2, fits: (value) => readTypes(value).length > 0, fitsClearly: anything },
  amount: { share: 0.3, fits: hasFigure, fitsClearly: anything },
  amountMinimum: { share: 0.3, fits: hasFigure, fitsClearly: anything },
  amountMaximum: { share: 0.3, fits: hasFigure, fitsClearly: anything },
  currency: { share: 0.5, fits: (value) => /^(?:\p{L}{2,4}|\p{Sc})$/u.test(plainLine(value)), fitsClearly: anything },
  references: { share: 0.5, fits: (value) => readReferences(value) !== undefined },
  fee: { share: 0.3, fits: (value) => readFee(value) !== undefined, fitsClearly: anything },
  // Most are for any age.
  age: { share: 0.05, fits: hasAge },
  age_min: { share: 0.3, fits: hasAge },
  age_max: { share: 0.3, fits: hasAge },
  needs: { share: 0.3, fits: (value) => readNeeds(value).needs !== undefined, fitsClearly: hasWords },
  // The language of a row is a code.
  language: { share: 0.5, fits: (value) => /\p{L}{4}|\p{Lo}{2}/u.test(plainLine(value)) },
  length: { share: 0.3, fits: hasNumber, fitsClearly: anything },
  min_grade: { share: 0.5, fits: hasFigure },
  income_max: { share: 0.3, fits: hasFigure },
  obligation: { share: 0.3, fits: hasWords },
  // "Open now" is no time, and may stand in most rows.
  opens: { share: 0.2, fits: namesTime },
  results: { share: 0.2, fits: namesTime },
  awards: {
    share: 0.5,
    fits: (value) => plainLine(value).length < 60 && !/\p{Sc}/u.test(plainLine(value)) && hasNumber(value),
    fitsClearly: anything,
  },
  checked: {
    share: 0.5,
    fits: (value) => readMonth(value, null) !== null || /\d[./-]\d/.test(plainLine(value)),
    fitsClearly: anything,
  },
  eligibility: { share: 0.3, fits: (value) => /\p{L}{4}|[\p{Lo}]{2}/u.test(plainLine(value)), fitsClearly: anything },
  benefits: { share: 0.3, fits: hasWords, fitsClearly: anything },
  applicationProcess: { share: 0.3, fits: hasWords, fitsClearly: anything },
  about: { share: 0.3, fits: hasWords, fitsClearly: anything },
}

/** What columns without a telling header hold, judged by their values alone. Each must be nearly certain. */
export const BY_VALUES: readonly (readonly [Target, Fits])[] = [
  ['link', isAddress],
  ['countries', (value) => plainLine(value).length < 60 && namesPlaces(value) && isWhole(readPlaces(value))],
  ['levels', (value) => plainLine(value).length < 80 && namesLevels(value) && readLevels(value).unread.length === 0],
  ['amount', (value) => parseAmount(plainLine(value)).currency !== null && plainLine(value).length < 60],
]

/** A date or a month, and not a story around it. */
function namesTime(value: unknown): boolean {
  const text = dayText(value)
  const isSerial = serialDate(text) !== undefined
  return (
    isSerial || (text.length < 80 && (findMoments(text, 'day-first').length > 0 || dayOfMoment(text, []) !== undefined))
  )
}

/** Everything in the cell was understood. */
function isWhole({ unread, isPartial }: ReadPlaces): boolean {
  return unread.length === 0 && !isPartial
}

const PICTURE = /\.(?:jpe?g|png|gif|svg|webp|ico|mp4|webm)(?:[?#]|$)/i

function anything(): boolean {
  return true
}

function isName(value: unknown): boolean {
  return /\p{L}/u.test(plainLine(value)) && readLink(value).link === null
}

function isPage(value: unknown): boolean {
  return readLink(value).link !== null && !PICTURE.test(plainLine(value))
}

/** "Copenhagen, Denmark" is a place, though a funder may be called like that, too. */
export function isTown(value: unknown): boolean {
  const [town = '', country = '', ...more] = plainLine(value).split(/\s?,\s?/)
  return more.length === 0 && country !== '' && town.split(' ').length <= LONGEST_TOWN && isWhole(readPlaces(country))
}

const LONGEST_TOWN = 3

/** An address that says that it is one: "x.model" is a domain as well as "x.org". */
function isAddress(value: unknown): boolean {
  return /^\s*(?:https?:\/\/|www\.)/i.test(plainLine(value)) && isPage(value)
}

function namesPlaces(value: unknown): boolean {
  return Array.isArray(readPlaces(value).places)
}

function statesPlaces(value: unknown): boolean {
  return readPlaces(value).places !== 'not stated'
}

function namesLevels(value: unknown): boolean {
  return Array.isArray(readLevels(value).ids)
}

function hasFigure(value: unknown): boolean {
  return /\d/.test(plainLine(value))
}

/** One or two figures, and no year or sum. */
function hasAge(value: unknown): boolean {
  return /(?<!\d)\d\d?(?!\d)/.test(plainLine(value))
}

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|several|multiple|unlimited|un[oa]?|une|dos|tres|deux|trois|ein[es]?|zwei|drei|dois|duas|due|tre)\b/i

function hasNumber(value: unknown): boolean {
  return NUMBER.test(plainLine(value))
}

/** Two words, or as many signs of a script without spaces. */
function hasWords(value: unknown): boolean {
  return /\p{L}{2}[^\p{L}]+\p{L}{2}|\p{Lo}{4}/u.test(plainLine(value))
}

/** More words than a choice has. */
export function isSentence(value: unknown): boolean {
  return plainLine(value).split(' ').length > 4
}

const YES = '[x×✓✔☑]|true|yes|y|si|sí|oui|ja|sim|tak|evet|да|是|はい|예|نعم'
const NO = 'false|no|n|non|nein|não|nie|hayır|нет|否|いいえ|아니오|لا'
const IS_YES = new RegExp(`^(?:${YES})$`, 'i')
const IS_TRUTH = new RegExp(`^(?:${YES}|${NO})$`, 'i')

/** A column of truth values answers the question of its header, which no field asks. */
export function isTruthValue(value: unknown): boolean {
  return IS_TRUTH.test(plainLine(value))
}

/** A mark, and what is said of it in brackets: "x (final year)". */
export function markIn(text: string): { readonly mark: string; readonly remark: string } | undefined {
  const [, mark = '', remark = ''] = /^([^\s(]+)(\s?\(.*)?$/.exec(text) ?? []
  return isTruthValue(mark) ? { mark, remark } : undefined
}

export function isYes(value: unknown): boolean {
  return IS_YES.test(plainLine(value))
}

/** True for the dates of a column, written in its own way. */
export function isDateIn(values: readonly unknown[]): Fits {
  const order = detectDateOrder(values.map(plainLine))
  return (value) => plainLine(value).length < 40 && findDates(dayText(value), order).length > 0
}

export function isStated(value: unknown): boolean {
  return !isUnknown(plainLine(value))
}

/** The share of stated values that fit; undefined if nothing is stated. */
export function shareOf(values: readonly unknown[], fits: Fits): number | undefined {
  const stated = values.filter(isStated)
  return stated.length === 0 ? undefined : stated.filter(fits).length / stated.length
}
