import { executionAsyncResource } from 'node:async_hooks'

const kept: { tick?: object } = {}

/**
 * Keeps one entry of Node's `process.nextTick` queue alive. If the garbage is collected while there is none, V8 forgets
 * the shape of these entries and builds each of them several times as slowly, for as long as the process lives. A
 * request takes six of them. Call this before there is much garbage.
 */
export function keepTicksQuick(): void {
  process.nextTick(() => {
    kept.tick = executionAsyncResource()
  })
}
