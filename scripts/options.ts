import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/**
 * The options that a script was called with. `--help`, and what is no option of it, print those that there are, and end
 * the script: with 0, or with 2.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } })
    if (!('help' in values)) return values
    console.log(described(options))
    process.exit()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${described(options)}`)
    process.exit(2)
  }
}

/**
 * The options of a benchmark: whole numbers, each with what it is unless given (0: not wanted), flags, and `--json`. `say` tells
 * how it goes, beside the JSON that programs read.
 */
export function readBench<Name extends string, Flag extends string = never>(
  usual: Readonly<Record<Name, number>>,
  flags: readonly Flag[] = [],
) {
  const options: ParseArgsOptionsConfig = { json: { type: 'boolean' } }
  for (const [name, number] of Object.entries(usual)) options[name] = { type: 'string', default: String(number) }
  for (const flag of flags) options[flag] = { type: 'boolean' }
  const values = readOptions(options)
  const numbers = Object.entries<number>(usual).map(([name, number]) => {
    const text = String(values[name])
    return [name, text === String(number) ? number : wholeNumber(`--${name}`, text)]
  })
  const { json } = values
  return {
    // Each name has its number, and each flag is there or not.
    ...({ ...values, ...Object.fromEntries(numbers) } as Record<Name, number> &
      Partial<Record<Flag | 'json', boolean>>),
    say: (line: string) => (json ? console.error(line) : console.log(line)),
  }
}

/** Reads an option. Anything but a whole number from 1 on would be measured as nothing, or without end: it exits with 2. */
export function wholeNumber(option: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1) return number
  console.error(`${option} ${text}: give a whole number from 1 on.`)
  process.exit(2)
}

function described(options: ParseArgsOptionsConfig): string {
  const names = Object.entries(options).map(([name, { type, default: usual }]) => {
    if (type === 'boolean') return `--${name}`
    return usual === undefined ? `--${name} …` : `--${name} … (${String(usual)} unless given)`
  })
  return `Options: ${names.join(', ')}.`
}
