/** Where log lines go. */
export interface LogSink {
  write(line: string): unknown
}

/** In milliseconds. */
const LATEST = 100

/**
 * Writes lines in batches, a little later: writing each line by itself costs as much as the answer it is about. Waiting
 * lines are written when the process ends, also by an uncaught error; only SIGKILL loses them.
 */
export function gatherLines(sink: LogSink): LogSink {
  let waiting = ''
  const write = () => {
    if (waiting !== '') sink.write(waiting)
    waiting = ''
  }
  process.on('exit', write)
  return {
    write: (line) => {
      if (waiting === '') setTimeout(write, LATEST).unref()
      waiting += line
    },
  }
}
