/** PostgreSQL: could not serialise, deadlock; and unique violation, where two have found that a row is missing. */
const COLLISION = /^(?:40001|40P01|23505)$/
/** The connection broke, the server was stopped, or it is no longer the one to write to. */
const BREAK = /^(?:ECONN\w+|EPIPE|08\w{3}|57P0[12]|25006)$/
const ATTEMPTS = 5

type Action = (...values: never[]) => Promise<unknown>

/**
 * A store each of whose actions is whole in one attempt, and does no harm when it is done twice. It is done again when
 * another has collided with it, and once when the connection broke: nobody knows whether it had taken effect by then.
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
  // What pg says without a code.
  return error instanceof Error && /^Connection terminated unexpectedly|^Client has encountered/.test(error.message)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
