/** A file that can be read up to a line, but not beyond. */
export class BrokenFileError extends Error {
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}
