import { parseArgs } from 'node:util'
import { figure } from '#catalogue/limits.ts'
import { countCatalogue, type CatalogueCounts } from '#catalogue/statistics/count-catalogue.ts'
import { answer, withStorage } from './terminal.ts'

export const HELP = `npm run catalogue -- stats

What the catalogue holds: how many records state each field, how old their facts are, and which may be duplicates.

  --json   end with one line of JSON:
           {"records", "countries", "fields", "levels", "audiences", "withDeadline", "withAmount", "with_window",
           "window_by_basis", "verified_within_12_months", "own_page_links", "stated"}: records that say when one can
           apply, those with a round of each basis, those of which all facts that change were verified in the last
           twelve months, those whose link is no front page but that of the programme's own site, and those that state each field
`

const OPTIONS = { json: { type: 'boolean', default: false } } as const

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const counts = await withStorage(({ catalogue }) =>
    countCatalogue(catalogue.each(), new Date().toISOString().slice(0, 7)),
  )
  if (!values.json) answer(formatCounts(counts))
  if (values.json) answer(JSON.stringify(figuresOf(counts)))
  return 0
}

function figuresOf(counts: CatalogueCounts) {
  const { records, countries, fields, levels, audiences, withDeadline, withAmount, withWindow, windowByBasis, stated } =
    counts
  const of = { records, countries, fields, levels, audiences, withDeadline, withAmount }
  return {
    ...of,
    with_window: withWindow,
    window_by_basis: windowByBasis,
    verified_within_12_months: counts.verifiedLately,
    own_page_links: counts.ownPageLinks,
    stated: Object.fromEntries(stated),
  }
}

function formatCounts(counts: CatalogueCounts): string {
  const { records, stated, checked, suspected } = counts
  const share = (count: number) => `${Math.round((count / Math.max(1, records)) * 100)}%`
  return [
    `${figure(records)} scholarships: ${counts.countries} countries of study by name, ${counts.fields} fields, ${counts.levels} levels, ${counts.audiences} audiences`,
    `${figure(counts.anywhere)} of them in a whole region or anywhere, which names no country`,
    `${figure(counts.withWindow)} say when one can apply: ${basesOf(counts)}`,
    `${figure(counts.verifiedLately)} were verified in the last twelve months; ${figure(counts.ownPageLinks)} link to a page of their own; ${figure(records - counts.active)} are paused or have ended`,
    '\nStated in',
    ...[...stated].map(([field, count]) => `  ${field.padEnd(20)} ${share(count).padStart(4)}  ${count}`),
    '\nFacts checked in',
    ...[...checked]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([year, count]) => `  ${year.padEnd(20)} ${share(count).padStart(4)}  ${count}`),
    `\nSuspected duplicates: ${suspected.length}`,
    ...suspected.slice(0, 20).map((ids) => `  ${ids.join('  ')}`),
  ].join('\n')
}

function basesOf({ windowByBasis }: CatalogueCounts): string {
  return Object.entries(windowByBasis)
    .map(([basis, count]) => `${figure(count)} ${basis}`)
    .join(', ')
}
