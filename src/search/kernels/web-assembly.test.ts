import { expect, test } from 'vitest'
import { get, kernelsOf, WEB_ASSEMBLY } from './web-assembly.ts'

test('functions are compiled once for all memories, and each works on its own', () => {
  if (!WEB_ASSEMBLY) throw new Error('There is no WebAssembly')
  const { Memory, Module, Instance } = WEB_ASSEMBLY
  let compiled = 0
  class CountedModule extends Module {
    constructor(bytes: Uint8Array) {
      super(bytes)
      compiled++
    }
  }
  // The number at an address.
  const functions = { load: { parameters: 1, locals: [], code: [...get(0), 0x28, 2, 0] } }
  const loaded = [5, 7].map((number) => {
    const memory = new Memory({ initial: 1 })
    new Uint32Array(memory.buffer)[2] = number
    return kernelsOf({ Memory, Module: CountedModule, Instance }, memory, functions).load(8)
  })
  expect([loaded, compiled]).toEqual([[5, 7], 1])
})
