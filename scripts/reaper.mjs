import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

// Ends the programs that a program has started, however it ends itself, even by SIGKILL. A second process, the reaper,
// reads from its input what there is to end: when that input closes, its writer has ended.

/** How long programs may take to end, in milliseconds. */
const PATIENCE = 5000

let orders

/** Ends `child` by `signal` when this process ends, and by SIGKILL if that does not help. */
export function endWithUs(child, signal = 'SIGKILL') {
  order({ pid: child.pid, signal })
  child.once('exit', () => order({ pid: child.pid }))
}

/** Removes a folder after this process, and everything that should end with it, has ended. */
export function removeWithUs(folder) {
  order({ folder })
}

function order(one) {
  orders ??= startReaper()
  orders.write(`${JSON.stringify(one)}\n`)
}

function startReaper() {
  // In a process group of its own, so that Ctrl-C in a terminal does not end it.
  const options = { detached: true, stdio: ['pipe', 'ignore', 'ignore'] }
  const reaper = spawn(process.execPath, [fileURLToPath(import.meta.url)], options)
  reaper.unref()
  reaper.stdin.unref()
  return reaper.stdin
}

async function reap() {
  const signals = new Map()
  const folders = []
  for await (const line of createInterface({ input: process.stdin })) {
    const { pid, signal, folder } = JSON.parse(line)
    if (folder) folders.push(folder)
    else if (signal) signals.set(pid, signal)
    else signals.delete(pid)
  }
  for (const [pid, signal] of signals) send(pid, signal)
  const pids = [...signals.keys()]
  for (const until = Date.now() + PATIENCE; Date.now() < until && pids.some((pid) => send(pid, 0));) await sleep(20)
  for (const pid of pids) send(pid, 'SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** False when there is no such process. */
function send(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await reap()
