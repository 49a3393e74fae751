import { readFileSync } from 'node:fs'
import { createNames, FILES_FOR_CELLS, type CellTexts, type NamesOf } from './names.ts'

let known: NamesOf | undefined

/** The names that cells are read with, from the files beside this one, which are read once. For whoever has files. */
export function readNames(): NamesOf {
  return (known ??= readFiles())
}

function readFiles(): NamesOf {
  const read = (name: string) => readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
  return createNames(Object.fromEntries(FILES_FOR_CELLS.map((name) => [name, read(name)])) as CellTexts)
}
