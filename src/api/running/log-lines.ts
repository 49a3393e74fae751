/** Where log lines go. */
export interface LogSink {
  write(line: string): unknown
}

/** Builds what the logger would write at the level `info`, for lines that differ only in two values: in a third of the time. */
export function infoLines(same: Readonly<Record<string, string | number>>) {
  const said = JSON.stringify(same).slice(1, -1)
  // Mostly the same millisecond as the last line.
  let time = 0
  let start = ''
  return (reqId: string, ms: number): string => {
    const now = Date.now()
    if (now !== time) start = ['{"level":30,"time":', now, ',', said, ',"reqId":"'].join('')
    time = now
    return `${start}${reqId}","ms":${Math.round(ms * 100) / 100}}\n`
  }
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
