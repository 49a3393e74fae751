import { existsSync, readFileSync } from 'node:fs'

/**
 * True for a running process, which need not be our child. One that has ended stays a zombie where nobody collects
 * orphans, as in some containers.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    const status = `/proc/${pid}/status`
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'))
  } catch {
    return false
  }
}
