/** Where log lines go. */
export interface LogSink {
  write(line: string): unknown
}

/**
 * Puts together what the logger would write at the level `info`, for lines that are the same but for two values: in a
 * third of its time.
 */
export function infoLines(same: Readonly<Record<string, string | number>>) {
  const said = JSON.stringify(same).slice(1, -1)
  // Mostly of the same millisecond as the last.
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
