import { COMPILED } from './compiled.ts'

/** Each takes and returns 32-bit numbers, as `assembly/kernels.ts` documents. */
type Kernel = (...parameters: number[]) => number

export type Kernels = Readonly<
  Record<'and' | 'andNot' | 'or' | 'countedAnd' | 'shared' | 'withoutPenalty' | 'belowPenalty' | 'countOptions', Kernel>
>

interface Memory {
  readonly buffer: ArrayBuffer
}

// Node and browsers have both; the types of neither are here.
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => Memory
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: object }
}
declare const atob: (base64: string) => string

const PAGE_BYTES = 65_536

/** Compiled once for all engines: anew for each was a third of the time to open one. */
const MODULE = new WebAssembly.Module(Uint8Array.from(atob(COMPILED), (character) => character.charCodeAt(0)))

/** The kernels over a memory of their own of so many words, all zero. */
export function openKernels(words: number): { readonly words: Uint32Array; readonly kernels: Kernels } {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((words * 4) / PAGE_BYTES) })
  const { exports } = new WebAssembly.Instance(MODULE, { env: { memory } })
  return { words: new Uint32Array(memory.buffer, 0, words), kernels: exports as Kernels } // what was compiled
}
