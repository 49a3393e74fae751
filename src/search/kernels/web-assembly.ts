/**
 * Writes WebAssembly modules byte by byte, so that their source is all there is to them. Every function takes and
 * returns 32-bit numbers and works on one memory. https://webassembly.github.io/spec/core/binary/
 */
export interface Memory {
  readonly buffer: ArrayBuffer
}
export type Kernel = (...parameters: number[]) => number

export interface WebAssemblyApi {
  readonly Memory: new (size: { initial: number }) => Memory
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object, imports: object) => { readonly exports: Record<string, Kernel> }
}

declare const WebAssembly: WebAssemblyApi | undefined

/** Null if the platform has none. */
export const WEB_ASSEMBLY = typeof WebAssembly === 'undefined' ? null : WebAssembly

export const I32 = 0x7f
export const I64 = 0x7e
/** 128 bits. */
export const V128 = 0x7b

export interface WrittenFunction {
  readonly parameters: number
  /** The types of the locals that follow the parameters. */
  readonly locals: readonly number[]
  /** Must leave the result on the stack. */
  readonly code: readonly number[]
}

export const get = (local: number) => [0x20, ...unsigned(local)]
export const set = (local: number) => [0x21, ...unsigned(local)]
/** Sets, and leaves the value on the stack. */
export const tee = (local: number) => [0x22, ...unsigned(local)]
export const constant = (value: number) => [0x41, ...signed(value)]
/** Runs the code once, and again as long as it leaves something other than zero on the stack. */
export const loop = (...code: readonly number[]) => [0x03, 0x40, ...code, 0x0d, 0, 0x0b]
/** Runs the code if the value on the stack is not zero. */
export const when = (...code: readonly number[]) => [0x04, 0x40, ...code, 0x0b]
/** Ends the function with the value on the stack. */
export const RETURN = [0x0f]
export const LESS = 0x49
export const ADD = 0x6a

type Functions = Readonly<Record<string, WrittenFunction>>

/** By their functions. Each engine needs the same ones: compiling them anew was a third of the time to open it. */
const compiled = new WeakMap<Functions, object>()

/** Compiles the functions, once for all memories, and binds them to this one. */
export function kernelsOf<Name extends string>(
  { Module, Instance }: WebAssemblyApi,
  memory: Memory,
  functions: Readonly<Record<Name, WrittenFunction>>,
): Readonly<Record<Name, Kernel>> {
  const module = compiled.get(functions) ?? new Module(moduleOf(Object.entries<WrittenFunction>(functions)))
  compiled.set(functions, module)
  const { exports } = new Instance(module, { a: { m: memory } })
  return exports as Record<Name, Kernel> // what the module was written with
}

function moduleOf(functions: readonly (readonly [string, WrittenFunction])[]): Uint8Array {
  const vector = (items: readonly (readonly number[])[]) => [...unsigned(items.length), ...items.flat()]
  const section = (id: number, items: readonly (readonly number[])[]) => [id, ...sized(vector(items))]
  const text = (characters: string) => sized(Array.from(characters, (character) => character.charCodeAt(0)))
  const repeated = (type: number, times: number) => vector(Array.from({ length: times }, () => [type]))
  const header = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
  return Uint8Array.from([
    ...header,
    ...section(
      1,
      functions.map(([, { parameters }]) => [0x60, ...repeated(I32, parameters), ...repeated(I32, 1)]),
    ),
    ...section(2, [[...text('a'), ...text('m'), 0x02, 0x00, 1]]),
    ...section(
      3,
      functions.map((_, place) => unsigned(place)),
    ),
    ...section(
      7,
      functions.map(([name], place) => [...text(name), 0, ...unsigned(place)]),
    ),
    ...section(
      10,
      functions.map(([, { locals, code }]) => sized([...vector(locals.map((type) => [1, type])), ...code, 0x0b])),
    ),
  ])
}

function sized(bytes: readonly number[]): number[] {
  return [...unsigned(bytes.length), ...bytes]
}

/** LEB128, as all numbers in a module are written. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

function signed(value: number): number[] {
  const isLast = value >= -0x40 && value < 0x40
  return isLast ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)]
}
