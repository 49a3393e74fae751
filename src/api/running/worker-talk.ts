import cluster from 'node:cluster'

/** How long to wait for a worker, in milliseconds; one that starts or hangs says nothing. */
const PATIENCE = 1000

/** From one worker through the primary to all of them, itself included. */
interface Question {
  readonly question: number
  /** Filled in by the primary. */
  readonly from?: number
  readonly amount?: number
}

/** And back to the one that asked. */
interface Reply {
  readonly question: number
  readonly to: number
  readonly amount: number
  readonly name: string
  readonly content: unknown
}

/** A worker's sign of life. */
export const ALIVE = { alive: true }

/** In the primary: forwards questions and answers between workers. */
export function relayTalk(): void {
  cluster.on('message', (from, message: Question | Reply | typeof ALIVE) => {
    if ('alive' in message) return
    if ('to' in message) {
      cluster.workers?.[message.to]?.send(message)
      return
    }
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
    for (const worker of all) worker?.send({ ...message, from: from.id, amount: all.length })
  })
}

/**
 * Every worker's answer to one question, by worker name. A process that is no worker gets its own answer under an empty
 * name.
 */
export function askWorkers<Content>(answer: () => Content): () => Promise<ReadonlyMap<string, Content>> {
  const { worker } = cluster
  if (!worker) return async () => new Map([['', answer()]])
  const waiting = new Map<number, (reply: Reply) => void>()
  let asked = 0

  process.on('message', (message: Question | Reply) => {
    if ('to' in message) waiting.get(message.question)?.(message)
    else if ('question' in message) {
      const { question, from: to, amount } = message
      worker.send({ question, to, amount, name: process.env['WORKER'], content: answer() })
    }
  })
  return () =>
    new Promise((resolve) => {
      const question = (asked += 1)
      const contents = new Map<string, Content>()
      const finish = () => {
        waiting.delete(question)
        clearTimeout(timer)
        resolve(contents)
      }
      const timer = setTimeout(finish, PATIENCE)
      waiting.set(question, ({ name, content, amount }) => {
        // Made by this same function in another process.
        contents.set(name, content as Content)
        if (contents.size === amount) finish()
      })
      worker.send({ question })
    })
}
