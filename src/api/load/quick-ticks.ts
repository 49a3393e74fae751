import { executionAsyncResource } from 'node:async_hooks'

const kept: { tick?: object } = {}

/**
 * Keeps one of the objects by which Node writes down what to do next, `process.nextTick`. When the garbage is collected while
 * there is none, V8 forgets their shape, and from then on puts each of them together the slow way: several times as
 * long, for as long as the process lives. A request takes six of them. To be called before there is much garbage.
 */
export function keepTicksQuick(): void {
  process.nextTick(() => {
    kept.tick = executionAsyncResource()
  })
}
