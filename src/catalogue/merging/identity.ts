import { RECORD_LIMITS } from '#catalogue/limits.ts'
import { normalizeLetters } from '#lexicon/normalize.ts'
import type { Scholarship, Stated } from '#domain/scholarship.ts'

/** Lower case, without accents, punctuation or a leading article, so that spellings of one name meet. */
export function foldName(text: string): string {
  return normalizeLetters(text)
    .replaceAll('&', ' and ')
    .replaceAll(/['’`.]/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, ' ')
    .trim()
    .replace(/^the /, '')
}

/** Name and funder together. This alone proves nothing: `isSameProgramme` also compares the countries of study. */
export function nameAndFunder(record: Scholarship): string {
  return `${foldName(record.name)}|${foldName(record.funder)}`
}

/**
 * True if name and funder are the same and the countries of study do not differ. A record that lists fewer of the
 * countries, or none, is the same programme, less well stated.
 */
export function isSameProgramme(one: Scholarship, other: Scholarship): boolean {
  return nameAndFunder(one) === nameAndFunder(other) && sharesCountries(one.countries, other.countries)
}

function sharesCountries(one: Stated<string>, other: Stated<string>): boolean {
  if (typeof one === 'string' || typeof other === 'string') return true
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  return few.every((country) => many.includes(country))
}

/** A stable id from name and funder. The funder is left out if the name contains it. */
export function idFor(record: Pick<Scholarship, 'name' | 'funder'>): string {
  const name = foldName(record.name)
  const funder = foldName(record.funder)
  return slug(` ${name} `.includes(` ${funder} `) ? name : `${name} ${funder}`)
}

/** Keeps a-z and 0-9. Letters of other scripts are written as code points, so that no name becomes empty. */
export function slug(text: string): string {
  const ascii = foldName(text).replaceAll(/[^a-z0-9 ]/g, (letter) => letter.codePointAt(0)?.toString(36) ?? '')
  const whole = ascii.replaceAll(/ +/g, '-')
  if (whole.length <= RECORD_LIMITS.id) return whole || 'unnamed'
  return whole.slice(0, RECORD_LIMITS.id).replace(/-[^-]*$/, '')
}
