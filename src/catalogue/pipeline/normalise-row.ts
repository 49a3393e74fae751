import { KEPT } from '#catalogue/kept-words.ts'
import type { RecordFile } from '#catalogue/record-file.ts'
import { figure, RECORD_LIMITS } from '#catalogue/limits.ts'
import { headerWords, isBeside } from '#catalogue/mapping/header-names.ts'
import type { Target } from '#catalogue/mapping/mapping.ts'
import { isSentence, isTruthValue, isYes } from '#catalogue/mapping/value-looks.ts'
import { joinAudience, readAudience, readGender } from '#catalogue/facts/audience.ts'
import { readCitizens } from '#catalogue/places/citizens.ts'
import { readCoverage } from '#catalogue/facts/coverage.ts'
import { readDeadline } from '#catalogue/days/deadlines.ts'
import { denies } from '#catalogue/text/exceptions.ts'
import { readMonth } from '#catalogue/days/dates.ts'
import { readAmount, readAwards, unitInHeader, withUnit } from '#catalogue/facts/amounts.ts'
import { readFunderKind, readTypes } from '#catalogue/facts/funding.ts'
import { isWholeAddress, readLink } from '#catalogue/facts/links.ts'
import { foreignersIn, isForeigners, readPlaces, type Places } from '#catalogue/places/places.ts'
import { readRounds } from '#catalogue/days/rounds.ts'
import { readFields, readLevels, type ReadStudies } from '#catalogue/facts/studies.ts'
import { cutText, textItems, textParagraphs } from '#catalogue/text/text-lists.ts'
import { writeWindow } from '#catalogue/record-parts.ts'
import { NO_WINDOW, type Round } from '#domain/rounds.ts'
import { conditionsOf } from './row-conditions.ts'
import type { Cell, RowCells } from './row-cells.ts'

/** Turns the cells of a foreign row into a record of our own format, which `readRecord` has to check. The id may be empty. */
export function normaliseRow(row: RowCells): RecordFile {
  const text = (target: Target) => row.first(target)?.text ?? ''
  const countries = placesOf(row, 'countries', 'not stated')
  const fields = studiesOf(row, 'fields', readFields)
  const levels = studiesOf(row, 'levels', readLevels)
  const deadline = deadlineOf(row, countries)
  const rounds = roundsOf(row, countries, deadline)
  const citizenship = placesOf(row, 'citizenship', countries)
  const residence = placesOf(row, 'residence', countries)
  const source = linkOf(row, 'source')
  const checked = row.first('checked')
  keepLong(row, 'awards')
  keepLong(row, 'audience')
  const amount = amountOf(row)
  const coverage = coverageOf(row, amount)
  const types = typesOf(row)
  const audience = joinAudience(audienceOf(row, 'audience'), audienceOf(row, 'gender'))
  const conditions = conditionsOf(row)
  // By now `row.kept` is complete, and goes into the lists below.
  return {
    id: text('id'),
    name: nameOf(row, 'name'),
    funder: nameOf(row, 'funder'),
    funderKind: readFunderKind(text('funderKind')),
    countries,
    fields,
    levels,
    coverage,
    types,
    amount,
    deadline,
    rounds,
    awards: readAwards(text('awards')),
    audience,
    citizenship,
    residence,
    ...conditions,
    eligibility: gather(row, 'eligibility', textItems, row.kept.eligibility),
    benefits: gather(row, 'benefits', textItems, row.kept.benefits),
    applicationProcess: gather(row, 'applicationProcess', textItems, row.kept.applicationProcess),
    about: gather(row, 'about', textParagraphs, []),
    // The source page is better than no page to apply on.
    link: linkOf(row, 'link') ?? source ?? '',
    source,
    checked: checked === undefined ? null : readMonth(checked.text, row.profileOf(checked).dateOrder),
  }
}

/** An address names nobody, and is read by no column for names. */
function nameOf(row: RowCells, target: 'name' | 'funder'): string {
  return row.all(target).find(({ text }) => !isWholeAddress(text))?.text ?? ''
}

function studiesOf<Id extends string>(
  row: RowCells,
  target: 'fields' | 'levels',
  read: (value: unknown, hasLevelCodes: boolean) => ReadStudies<Id>,
): 'any' | 'not stated' | Id[] {
  const ids = new Set<Id>()
  let isAny = false
  let isUncertain = false
  for (const cell of row.all(target)) {
    const { ids: found, unread: rest, isOpen, isPartial } = read(cell.value, row.profileOf(cell).hasLevelCodes)
    // What one field cannot read of a shared column may be for the other.
    const isShared = row.isSharedByFields(cell)
    const unread = isShared ? [] : rest
    if (found === 'any') isAny = true
    else if (found !== 'not stated') for (const id of found) ids.add(id)
    // Of levels the known ones would be all that are found; a field is found by its words, too.
    const isShort = target === 'levels' && isOpen && !isShared
    isUncertain ||= isShort
    noteList(row, cell, typeof found === 'string' ? found : found.join(', '), unread, KEPT[target][0].toLowerCase())
    const isLost = unread.length > 0 || (isPartial && !isShared)
    if (isLost && !row.isRepeated(cell)) row.keep(target, cell.text)
  }
  if (isUncertain && !isAny) return 'not stated'
  if (ids.size > 0) return [...ids]
  return isAny ? 'any' : 'not stated'
}

function placesOf(row: RowCells, target: 'countries' | 'citizenship' | 'residence', countries: Places): Places {
  const stated = row.all(target).map((cell) => placesIn(row, target, cell, countries))
  // Of several columns the first counts; but "all nationalities" in one is not all where another restricts them.
  return stated.find((places) => places !== 'any') ?? stated[0] ?? 'not stated'
}

function placesIn(row: RowCells, target: 'countries' | 'citizenship' | 'residence', cell: Cell, of: Places): Places {
  if (target !== 'countries' && isForeigners(cell.value)) return foreignersIn(of)
  const read = target === 'citizenship' ? readCitizens : readPlaces
  const { statesOf } = row.profileOf(cell)
  const { places: named, unread, isOpen, isPartial: isMore } = read(cell.value, statesOf)
  // "All" of a column of states are those of a country.
  const isAllStates = named === 'any' && statesOf !== null
  const [places, isPartial] = isAllStates ? (['not stated', true] as const) : [named, isMore]
  noteList(row, cell, typeof places === 'string' ? places : places.join(' '), unread, 'country')
  if (unread.length > 0 || isOpen || isPartial) row.keep(target, cell.text)
  return places
}

/** Tells which parts of a list are not known; of one that is known whole, how it is read. */
function noteList(row: RowCells, cell: Cell, written: string, unread: readonly string[], kind: string): void {
  for (const part of unread) row.note('left out', cell, `names no ${kind} that is known`, part)
  if (unread.length === 0 && written !== cell.text) row.note('changed', cell, `is read as ${written}`)
}

function deadlineOf(row: RowCells, countries: Places): string {
  const cell = row.first('deadline')
  if (!cell) return 'not stated'
  const { deadline, reason, keepText } = readDeadline(
    cell.value,
    row.profileOf(cell).dateOrder,
    typeof countries === 'string' ? [] : countries,
  )
  if (keepText) row.keep('deadline', cell.text)
  if (deadline === 'not stated') row.note('left out', cell, reason)
  else if (deadline !== cell.text) row.note('changed', cell, `${reason}: ${deadline}`)
  return deadline
}

/** What the columns of times say beyond the deadline. */
function roundsOf(row: RowCells, countries: Places, deadline: string): RecordFile['rounds'] {
  const cells = { closes: row.first('deadline'), opens: row.first('opens'), results: row.first('results') }
  const timeOf = (cell: Cell | undefined) => cell && { value: cell.value, order: row.profileOf(cell).dateOrder }
  const { closes, opens, results } = cells
  const stated = { closes: timeOf(closes), opens: timeOf(opens), results: timeOf(results) }
  const rounds = readRounds({ ...stated, countries: typeof countries === 'string' ? [] : countries }, deadline)
  const isLost = (cell: Cell | undefined, key: 'opens' | 'results') =>
    cell !== undefined && rounds.every((round) => round[key] === null)
  for (const key of ['opens', 'results'] as const) {
    const cell = cells[key]
    if (cell && isLost(cell, key)) row.note('left out', cell, 'names no day or month, or not that of one round')
  }
  const told = closes ?? opens
  if (told && rounds.length > 0) row.note('changed', told, `is read as ${rounds.map(formatRound).join(', ')}`)
  return writeWindow({ ...NO_WINDOW, rounds }).rounds
}

const formatRound = ({ opens, closes, results, basis }: Round): string =>
  `${basis} ${[opens, closes].map((date) => date ?? '?').join(' to ')}${results === null ? '' : `, results ${results}`}`

/** Cuts what is longer than its field, and keeps all of it among the texts. */
function keepLong(row: RowCells, target: 'awards' | 'audience'): void {
  const cell = row.first(target)
  if (cell && cell.text.length > RECORD_LIMITS.stated) row.keep(target, cell.text)
}

function amountOf(row: RowCells): string | null {
  const stated = row.first('amount')
  const [minimum, maximum] = [row.first('amountMinimum'), row.first('amountMaximum')]
  const amount = readAmount({
    amount: stated?.text,
    minimum: minimum?.text,
    maximum: maximum?.text,
    currency: row.first('currency')?.text,
    headers: { amount: stated?.column, minimum: minimum?.column, maximum: maximum?.column },
  })
  if (!stated) return amount
  // Too long for an amount: all of it goes among the benefits.
  if (amount !== null && stated.text.length > RECORD_LIMITS.stated) row.kept.benefits.push(...textItems(stated.value))
  if (amount === null) row.note('left out', stated, 'states no amount')
  else if (amount !== stated.text) row.note('changed', stated, `is read as ${amount}`)
  return amount
}

function coverageOf(row: RowCells, amount: string | null): RecordFile['coverage'] {
  const cell = row.first('coverage')
  if (!cell) return 'not stated'
  // "50" under "Coverage (%)"
  const unit = unitInHeader(cell.column)
  const { coverage, words } = readCoverage(unit.behind.startsWith('%') ? withUnit(cell.text, unit) : cell.value)
  if (coverage === 'not stated') row.note('left out', cell, 'names no coverage that is known')
  else if (words !== null) row.note('changed', cell, `is read as ${coverage}`)
  const isKept = row.feeds(cell, 'benefits') || (amount !== null && row.first('amount')?.column === cell.column)
  if (words !== null && !isKept) row.keep('coverage', words)
  return coverage
}

function typesOf(row: RowCells): RecordFile['types'] {
  const types = row.all('types').flatMap((cell) => {
    const found = readTypes(cell.value)
    // More words than a choice has say whom it is for, or on which terms.
    const saysMore = denies(cell.text) || isSentence(cell.text)
    if (saysMore && !row.isShared(cell)) {
      if (found.length === 0) row.note('left out', cell, 'names no funding type that is known')
      row.keep('types', cell.text)
    }
    return found
  })
  return [...new Set(types)]
}

/** What is no label stays as stated; what a label leaves out is kept in words. "Yes" is what the header says: "Women only". */
function audienceOf(row: RowCells, target: 'audience' | 'gender'): string {
  const cell = row.first(target)
  if (target === 'gender' && cell && isTruthValue(cell.text))
    return isYes(cell.text) ? readGender(headerWords(cell.column)).audience : 'NA'
  const { audience, isPartial } = target === 'audience' ? readAudience(cell?.value) : readGender(cell?.value)
  if (cell && isPartial) row.keep(target, cell.text)
  return audience
}

const NO_LINK = `is no web address, leads to a machine that not everybody can reach, or is longer than ${figure(RECORD_LIMITS.link)} characters`

function linkOf(row: RowCells, target: 'link' | 'source'): string | null {
  let isMisread = false
  for (const cell of row.all(target)) {
    const { link, unread } = readLink(cell.value)
    // The words of a column that is something else, too, need no address under them.
    if (unread && !row.isShared(cell)) {
      isMisread = true
      row.note('left out', cell, NO_LINK)
    }
    if (link !== null && link !== cell.text) row.note('changed', cell, `is read as ${link}`)
    if (link !== null) return link
  }
  const given = isMisread ? undefined : row.fixed(target)
  return given === undefined ? null : readLink(given.value).link
}

/** The distinct entries of a record's list: first what is kept in words, then as many others as fit. */
function gather(row: RowCells, target: Target, read: (value: unknown) => string[], kept: readonly string[]): string[] {
  const words = [...new Set(kept.flatMap(cutText))].slice(0, RECORD_LIMITS.entries)
  const textsOf = ({ column, value }: Cell) =>
    isBeside(column, target) ? read(value).map((text) => `${headerWords(column)}: ${text}`) : read(value)
  const texts = [...new Set(row.all(target).flatMap(textsOf))].filter((text) => !words.includes(text))
  const room = RECORD_LIMITS.entries - words.length
  const cell = row.first(target)
  if (cell && texts.length > room) {
    const reason = `holds more than the ${RECORD_LIMITS.entries} entries that a record has room for: this and what follows is left out`
    row.note('left out', cell, reason, texts[room])
  }
  return [...texts.slice(0, room), ...words]
}
