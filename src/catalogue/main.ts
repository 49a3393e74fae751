import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

const USAGE = `npm run catalogue -- <command> [--help]

  seed            load the starter catalogue of data/ where the catalogue is empty
  import FILE…    read scholarships from CSV, TSV, JSON, NDJSON or XLSX into the catalogue
  export [FILE]   write the catalogue as JSON or CSV
  stats           what the catalogue holds, how complete and how old it is
  withdraw ID…    take scholarships out of the catalogue
  watch [ID…]     ask for the pages again, and note which have changed in what matters, have moved or are gone
  curate          look after the catalogue record by record, on a page of this machine alone

The catalogue is where the server has it: in DATA_DIR (default .data), or at DATABASE_URL.
`

// As for the programs that scripts/install.mjs starts: the next command starts with what Node has compiled for this one.
enableCompileCache(join(import.meta.dirname, '../../.cache/node'))

interface Command {
  readonly HELP: string
  /** Resolves to the program's exit code. */
  readonly run: (args: readonly string[]) => Promise<number>
}

/** Each command is loaded only when needed. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  seed: () => import('./commands/seed.ts'),
  import: () => import('./commands/import.ts'),
  export: () => import('./commands/export.ts'),
  stats: () => import('./commands/stats.ts'),
  withdraw: () => import('./commands/withdraw.ts'),
  curate: () => import('./commands/curate.ts'),
  watch: () => import('./commands/watch.ts'),
}

async function main([name = '--help', ...args]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!load) {
    const asked = ['--help', '-h', 'help'].includes(name)
    console.log(asked ? USAGE : `There is no command "${name}".\n\n${USAGE}`)
    return asked ? 0 : 2
  }
  const { HELP, run } = await load()
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP)
    return 0
  }
  return run(args).catch((error: unknown) => {
    if (!isMisspelt(error)) throw error
    throw new Error(`${error.message.split('. ')[0]}. See npm run catalogue -- ${name} --help`, { cause: error })
  })
}

/** The errors of `parseArgs` for unknown options. */
function isMisspelt(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const { say } = await import('./commands/terminal.ts')
  const { explainSystem } = await import('#storage/errors.ts')
  say(explainSystem(error))
  process.exitCode = 1
}
