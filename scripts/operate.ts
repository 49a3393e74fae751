import { parseArgs } from 'node:util'
import { backUp, restore, type BackupContents } from '../src/storage/backup.ts'
import { explainSystem } from '../src/storage/errors.ts'
import { moveToPostgres } from '../src/storage/move-to-postgres.ts'
import { openExistingStorage } from '../src/storage/open-storage.ts'
import { readStorageConfig } from '../src/storage/storage-config.ts'

// An operator's commands on the database: docs/operations.md.
const { dataDir, databaseUrl } = readStorageConfig(process.env)

/** In place of an e-mail: it holds no @. */
const EVERYBODY = 'everybody'
/** A rough check: anything else is in no database, and not every database accepts it as a parameter. */
const EMAIL = /^\P{Cc}+@[^\p{Cc}\s]+$/u

interface Command {
  /** The argument after the command's name. */
  readonly takes: string
  readonly run: (argument: string) => Promise<string> | string
}

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: {
    takes: 'FILE',
    run: async (file) => {
      refusePostgres('pg_dump')
      return `${file} holds ${describe(await backUp(dataDir, file))}`
    },
  },
  restore: {
    takes: 'FILE',
    run: (file) => {
      refusePostgres('pg_restore')
      const { before, ...contents } = restore(dataDir, file)
      return `Restored ${describe(contents)}${before === null ? '' : `\nWhat was there before is in ${before}: delete it when all is well`}`
    },
  },
  'move-to-postgres': {
    // All users of a machine can read its command lines.
    takes: 'postgresql://user@host:5432/database, with the password in PGPASSWORD',
    run: async (url) => {
      const moved = await moveToPostgres(dataDir, url)
      const rows = Object.entries(moved).map(([table, amount]) => `  ${table.padEnd(12)} ${amount}`)
      return `Moved, and found equal row by row:\n${rows.join('\n')}\nNow start the server with DATABASE_URL`
    },
  },
  'log-out': {
    takes: `EMAIL, or ${EVERYBODY}`,
    run: async (email) => {
      // Quoted, so that invisible characters show.
      if (email !== EVERYBODY && !EMAIL.test(email))
        throw new Error(`${JSON.stringify(email)} is not an e-mail address.`)
      const storage = await openExistingStorage({ dataDir, databaseUrl })
      try {
        if (email === EVERYBODY) return `Everybody is logged out: ${ended(await storage.sessions.revokeEverybodys())}`
        const accounts = await storage.accounts.findAllByEmail(email)
        if (accounts.length === 0) throw new Error(`Nobody has an account under ${email}.`)
        const sessions = await Promise.all(accounts.map(({ id }) => storage.sessions.list(id)))
        const { length } = sessions.flat().filter(({ expiresAt }) => expiresAt > Date.now())
        for (const { id } of accounts) await storage.sessions.revokeAll(id)
        return `${email} is logged out everywhere: ${ended(length)}`
      } finally {
        await storage.close()
      }
    },
  },
}

const ended = (sessions: number) => `${sessions} ${sessions === 1 ? 'session' : 'sessions'} ended`

function refusePostgres(tool: string): void {
  if (databaseUrl) throw new Error(`This is for the embedded database. DATABASE_URL is set: use ${tool}.`)
}

function describe({ scholarships, accounts, saved }: BackupContents): string {
  return `${scholarships} scholarships, ${accounts} accounts and ${saved} saved scholarships`
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, strict: false })
  const [name = '', argument, ...more] = positionals
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new Error(`The commands are ${Object.keys(COMMANDS).join(', ')}.`)
  if (!argument || more.length > 0 || Object.keys(values).length > 0)
    throw new Error(`Write: npm run ${name} -- ${command.takes}`)
  console.log(await command.run(argument))
} catch (error) {
  console.error(explainSystem(error))
  process.exitCode = 1
}
