/** Where log lines go. */
export interface LogSink {
  write(line: string): unknown
}

/** In milliseconds. */
const LATEST = 100

/**
 * Writes lines together, at most so much later: a write of each line costs as much as the answer that it tells of. What
 * waits is written when the process ends, also by an error that nobody caught; only SIGKILL loses it.
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
