/** A file that can be read up to a line, and not beyond it. */
export class BrokenFileError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}
