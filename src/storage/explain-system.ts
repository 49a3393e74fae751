/** What to do about errors of the operating system. */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'You may not do that there: name another place, or run this as whoever owns it',
  EPERM: 'You may not do that there: name another place, or run this as whoever owns it',
  EROFS: 'Nothing can be written there: name another place',
  ENOENT: 'See that its folder is there, or name another place',
  ENOTDIR: 'What should be a folder there is a file: name another place',
  EISDIR: 'That is a folder: name a file in it',
  ENOSPC: 'Its disk is full: free some room, then try again',
  EFBIG: 'No file may be as large there: raise that limit, or name another place',
}

/** An error as a command reports it. Errors of the operating system get a sentence about what to do. */
export function explainSystem(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const advice = 'syscall' in error && 'code' in error ? ADVICE[String(error.code)] : undefined
  return advice === undefined ? error.message : `${error.message}. ${advice}.`
}
