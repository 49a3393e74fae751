/** The code that PostgreSQL, the system or Node gives an error, such as `23505` or `ECONNRESET`; '' if there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** What an error says. If a host has several addresses, Node's error says nothing itself, and holds one for each. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message || codeOf(error) || error.name : String(error)
}

/** SQLite's number for an error; 0 if it is not SQLite's. The low byte is the kind of error, the rest is detail. */
export function sqliteCodeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : 0
}

/** The kind of SQLite's error. https://www.sqlite.org/rescode.html */
export function sqliteKindOf(error: unknown): number {
  return sqliteCodeOf(error) % 256
}
