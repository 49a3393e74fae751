import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The project's files, including uncommitted but not ignored ones; paths from its root. */
export function projectFiles(...patterns: string[]): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return output.split('\n').filter((path) => path !== '')
}

export function readProjectFile(path: string): string {
  return readFileSync(`${ROOT}/${path}`, 'utf8')
}
