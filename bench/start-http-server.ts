import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Starts `http-server.ts`; resolves when it is ready. */
export async function startHttpServer(kind: 'api' | 'bare', port: number, amount: number): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('http-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script, kind, String(port), String(amount)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', (code) => reject(new Error(`The ${kind} server ended with ${code}`)))
  })
  return child
}
