import { codeOf } from '#storage/errors.ts'

/** PostgreSQL: serialisation failure, deadlock, and unique violation, which happens when two find that a row is missing. */
const COLLISION = /^(?:40001|40P01|23505)$/
/** The connection broke, the server was stopped, or it can no longer be written to. */
const BREAK = /^(?:ECONN\w+|EPIPE|08\w{3}|57P0[12]|25006)$/
const ATTEMPTS = 5

type Action = (...values: never[]) => Promise<unknown>

/**
 * Repeats the actions of a store, each of which must be complete in one attempt and harmless when done twice. Repeats
 * after a collision with another client, and once after a broken connection, when nobody knows whether the action took
 * effect.
 */
export function repeatable<Store extends Readonly<Record<string, Action>>>(store: Store): Store {
  const actions = Object.entries(store).map(([name, action]) => [
    name,
    (...values: never[]) => repeat(() => action(...values)),
  ])
  // The same names with the same actions behind them.
  return Object.fromEntries(actions) as Store
}

async function repeat(action: () => Promise<unknown>): Promise<unknown> {
  for (let [attempts, breaks] = [1, 0]; ; attempts += 1) {
    try {
      return await action()
    } catch (error) {
      if (isBreak(error)) breaks += 1
      else if (!COLLISION.test(codeOf(error))) throw error
      if (breaks > 1 || attempts === ATTEMPTS) throw error
    }
  }
}

function isBreak(error: unknown): boolean {
  if (BREAK.test(codeOf(error))) return true
  // Errors of pg that have no code.
  return error instanceof Error && /^Connection terminated unexpectedly|^Client has encountered/.test(error.message)
}
