/** What a promise resolves to. Rejects when it rejects, or takes longer than so many milliseconds. */
export function inTime<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience)
    promise.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
