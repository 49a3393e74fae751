import { statSync } from 'node:fs'
import { figure } from '#catalogue/limits.ts'
import { openExistingStorage, openStorage, type Storage } from '#storage/open-storage.ts'
import { readStorageConfig } from '#storage/storage-config.ts'

/**
 * Control characters: a terminal would obey them, and texts may come from anybody's file. Escaped as in JSON, since an
 * answer may be JSON.
 */
const CONTROLS = /[^\P{Cc}\n\t]/gu

function visible(text: string): string {
  return text.replaceAll(CONTROLS, (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Writes a line for people; `--json` keeps standard output for machines. */
export function say(text: string): void {
  process.stderr.write(`${visible(text)}\n`)
}

export function sayThatItWaits(): void {
  say('Another program writes to the database; waiting until it has ended …')
}

/** Writes the result of a command. */
export function answer(text: string): void {
  process.stdout.write(`${visible(text)}\n`)
}

/** Opens the database that the environment names while `use` runs. Throws if there is none. */
export async function withStorage<Result>(use: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await openExistingStorage(readStorageConfig(process.env))
  try {
    return await use(storage)
  } finally {
    await storage.close()
  }
}

/** The same, but opened only when `use` asks for it, and then created if missing. */
export async function withStorageWhenAsked<Result>(
  use: (open: () => Promise<Storage>) => Promise<Result>,
): Promise<Result> {
  let storage: Promise<Storage> | undefined
  try {
    return await use(() => (storage ??= openStorage(readStorageConfig(process.env))))
  } finally {
    await (await storage)?.close()
  }
}

const WIDTH = 30
const REDRAW_MS = 100

/** A bar on a terminal, and nothing elsewhere: `████░░ 42% scholarships.csv · 12,345 rows`. */
export function createProgressBar(enabled: boolean) {
  const sizes = new Map<string, number>()
  let drawn = 0
  const clear = () => process.stderr.write('\r\u001b[2K')
  return {
    update: (file: string, bytes: number, rows: number): void => {
      if (!enabled || Date.now() - drawn < REDRAW_MS) return
      drawn = Date.now()
      if (!sizes.has(file)) sizes.set(file, statSync(file).size)
      const share = Math.min(1, bytes / Math.max(1, sizes.get(file) ?? 1))
      const full = Math.round(share * WIDTH)
      const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
      clear()
      process.stderr.write(`${bar} ${Math.round(share * 100)}% ${file} · ${figure(rows)} rows`)
    },
    end: (): void => {
      if (enabled && drawn > 0) clear()
    },
  }
}
