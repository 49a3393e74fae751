/** The result of a promise. Rejects if the promise does, or if it takes too long, in milliseconds. */
export function inTime<Value>(promise: Promise<Value>, patience: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience)
    promise.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}
