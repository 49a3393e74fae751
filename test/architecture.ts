/** The import table of docs/architecture.md, as data and as one pure function over sources. */

const FOLDERS = [
  'domain',
  'lexicon',
  'search',
  'contract',
  'presenters',
  'pocket',
  'fetching',
  'storage',
  'catalogue',
  'api',
  'web',
] as const
type Folder = (typeof FOLDERS)[number]

export const MAY_IMPORT: Readonly<Record<Folder, readonly Folder[]>> = {
  domain: [],
  lexicon: ['domain'],
  search: ['lexicon', 'domain'],
  contract: ['domain'],
  presenters: ['contract', 'search', 'lexicon', 'domain'],
  pocket: ['presenters', 'contract', 'search', 'lexicon', 'domain'],
  fetching: [],
  storage: ['domain'],
  catalogue: ['storage', 'fetching', 'lexicon', 'domain'],
  api: ['pocket', 'presenters', 'contract', 'search', 'storage', 'fetching', 'lexicon', 'domain'],
  web: ['pocket', 'contract', 'lexicon', 'domain'],
}

/** A folder whose only public file is this one: the files beside it are for its own sub-folders. */
const ONLY_DOOR: Readonly<Partial<Record<Folder, string>>> = { search: 'engine.ts' }

/**
 * Sub-folders, and files beside them, that build on each other: none may import from a later one, not even a type. So no two
 * of them import each other. What is not named is not restricted.
 */
export const ORDER: Readonly<Partial<Record<Folder, readonly string[]>>> = {
  search: ['kernels', 'query', 'constraints', 'indexing', 'matching', 'ranking', 'relaxing'],
  catalogue: ['text', 'days', 'places', 'facts', 'mapping', 'pipeline', 'curation', 'commands'],
  api: 'server-limits.ts networks.ts sending.ts config.ts error-handling.ts load access snapshot answers pages mail sign-in running routes app.ts main.ts'.split(
    ' ',
  ),
  web: 'page-config.ts api-error.ts read-answers.ts device-storage.ts fold-text.ts store.ts api-client.ts selection-store.ts synonyms.ts option-groups.ts loading ui session pocket bookmarks scholarship errors can-i detail sign-in plan saved shell results landing account changes order privacy late-start.ts routes.tsx main.tsx prerender-entry.tsx service-worker'.split(
    ' ',
  ),
}

/** What browsers run of those that may import the contract. */
const IN_BROWSERS: readonly Folder[] = ['presenters', 'pocket', 'web']

/** Files of the contract that browsers may import values from, because they bring no schema library. */
const SCHEMALESS = ['categories.ts', 'limits.ts', 'problems.ts', 'search-url.ts']

const VAGUE = /(^|\/)(utils?|helpers?|common|misc|shared|lib|index)(\/|\.tsx?$)/

interface Import {
  readonly specifier: string
  readonly typeOnly: boolean
}

function importsOf(source: string): Import[] {
  const found: Import[] = []
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"()]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g
  for (const [, type, fixed, dynamic] of source.matchAll(pattern)) {
    found.push({ specifier: fixed ?? dynamic ?? '', typeOnly: type !== undefined })
  }
  return found
}

/** Lists what is wrong with one file; `path` is `src/<folder>/…`. */
export function violationsOf(path: string, source: string): string[] {
  const [, folder = ''] = path.split('/')
  if (!isFolder(folder)) return [`${path}: src/ has the folders ${FOLDERS.join(', ')} and no other`]
  const found: string[] = VAGUE.test(path) ? [`${path}: name it for what it holds`] : []
  for (const { specifier, typeOnly } of importsOf(source)) {
    const fault = faultOf(folder, specifier, typeOnly, path)
    if (fault) found.push(`${path}: '${specifier}' ${fault}`)
  }
  return found
}

function isFolder(name: string): name is Folder {
  return (FOLDERS as readonly string[]).includes(name)
}

function faultOf(folder: Folder, specifier: string, typeOnly: boolean, path: string) {
  if (specifier.includes('../')) return 'goes up: write #folder/x.ts'
  // Only a file at the top of a folder reaches a sub-folder as a neighbour.
  const here = path.split('/').length === 3 ? `#${folder}/` : undefined
  const whole = here !== undefined && specifier.startsWith('./') ? here + specifier.slice(2) : specifier
  if (!whole.startsWith('#')) return undefined
  const [target = '', ...inside] = whole.slice(1).split('/')
  if (target === 'test') return isTest(path) ? undefined : 'is for tests only'
  if (!isFolder(target)) return 'names no folder of src/'
  if (target === folder)
    return isBehind(folder, path.split('/')[2], inside[0]) && !isTest(path) ? 'stands behind it' : undefined
  // A test may use any other folder to set things up, through its public face.
  if (!MAY_IMPORT[folder].includes(target) && !isTest(path)) return `is not for ${folder}`
  if (inside.length > 1 || (ONLY_DOOR[target] ?? inside[0]) !== inside[0]) return `is private to ${target}`
  if (isTest(path)) return undefined
  if (IN_BROWSERS.includes(folder) && target === 'contract' && !typeOnly && !SCHEMALESS.includes(inside[0] ?? '')) {
    return 'brings schemas into the browser: import its types only'
  }
  return undefined
}

function isBehind(folder: Folder, from = '', to = ''): boolean {
  const order = ORDER[folder] ?? []
  return order.includes(from) && order.indexOf(to) > order.indexOf(from)
}

/** SQL that depends on a session, or that PostgreSQL's relatives lack. */
const SESSION_SQL =
  /\b(?:(?:un)?listen|notify|deallocate|discard)\s+[\w"*]|\bpg_(?:notify|\w*advisory_\w+)|(?:^.|;)\s*set\s+(?!local\b)|\bprepare\s+\w+\s*(?:\(|as\b)|\bcreate\s+(?:temp|extension)/i

/** The SQL in a source's templates and strings that PgBouncer in transaction mode would break. */
export function sessionSqlOf(source: string): string[] {
  const texts = source.match(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g) ?? []
  return texts.filter((text) => SESSION_SQL.test(text))
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
