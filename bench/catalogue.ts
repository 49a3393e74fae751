import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runImport } from '#catalogue/pipeline/run-import.ts'
import { openStorage } from '#storage/open-storage.ts'
import { wholeNumber } from '../scripts/options.ts'

// How long an import of many messy rows takes, and how much memory: `npm run bench:catalogue -- 100000`.
const ROWS = wholeNumber('rows', process.argv[2] ?? '100000')
const folder = mkdtempSync(join(tmpdir(), 'catalogue-bench-'))
const file = join(folder, 'scholarships.csv')

const HEADER = [
  'Title',
  'Provider',
  'Country',
  'Level',
  'Subject',
  'Amount',
  'Deadline',
  'Awards',
  'Eligible nationalities',
  'Description',
  'Link',
]
const COUNTRIES = [
  'Korea, South',
  'UK',
  'Deutschland',
  'USA; Canada',
  'Egipto (República Árabe de Egipto)',
  'Kenya',
  'Europe',
  'N/A',
]
const LEVELS = ["Master's", 'Undergraduate', 'PhD / Postdoc', 'Any', 'High School Senior']
const SUBJECTS = ['Engineering; CS', 'All subjects', 'Law', 'Medicine & Nursing', 'Underwater basket weaving']
const AMOUNTS = [
  '0',
  '16.000 €',
  'EUR 6,000 - EUR 24,000',
  'One third of tuition',
  '$5,000 per year',
  'up to GBP 2,500',
]
const DEADLINES = [
  '15 Febuary',
  '2027-01-15',
  'Rolling',
  '15 January; 30 March',
  '31/12/2026',
  'TBA',
  'varies by university',
]
const CITIZENS = [
  '226 nations',
  'Indian citizens',
  'all countries except the United States',
  'Commonwealth',
  'Unrestricted',
]

function rowOf(number: number): string {
  const pick = (values: readonly string[], step: number) => values[Math.floor(number / step) % values.length] ?? ''
  // One row in ten repeats the one before under the same name and funder.
  const programme = number % 10 === 9 ? number - 1 : number
  const about = `<p>Award ${programme} &amp; more.</p><ul>${'<li>One of its <b>many</b> conditions, told at length.</li>'.repeat(6)}</ul>`
  const cells = [
    `Programme ${programme}`,
    `Funder ${programme % 977}`,
    pick(COUNTRIES, 10),
    pick(LEVELS, 3),
    pick(SUBJECTS, 7),
    pick(AMOUNTS, 1),
    pick(DEADLINES, 1),
    String(number % 12),
    pick(CITIZENS, 11),
    about,
    `https://funder-${programme % 977}.example.org/awards/${programme}`,
  ]
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`
}

async function generate(): Promise<void> {
  const stream = createWriteStream(file)
  stream.write(`${HEADER.join(',')}\n`)
  for (let number = 0; number < ROWS; number++) if (!stream.write(rowOf(number))) await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}

try {
  await generate()
  const before = process.resourceUsage().maxRSS * 1024
  console.log(`${ROWS} rows, ${megabytes(statSync(file).size)} of CSV`)
  const storage = await openStorage({ dataDir: join(folder, 'data') })
  for (const time of ['first', 'again']) {
    const started = performance.now()
    const cpu = process.cpuUsage()
    const result = await runImport({
      files: [file],
      openCatalogue: () => Promise.resolve(storage.catalogue),
      mapping: null,
      write: 'all',
      skipErrors: false,
      now: Date.now(),
      report: () => undefined,
    })
    const seconds = (performance.now() - started) / 1000
    const { user } = process.cpuUsage(cpu)
    const { rows, imported, merged, refused, outcome } = result
    console.log(
      `${time}: ${seconds.toFixed(1)} s (${(user / 1e6).toFixed(1)} s of processor), ${Math.round(rows / seconds)} rows a second; peak memory ${megabytes(process.resourceUsage().maxRSS * 1024)} (${megabytes(before)} before)`,
    )
    console.log(JSON.stringify({ rows, imported, merged, refused, outcome }))
  }
  await storage.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
