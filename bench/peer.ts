import type { Group } from '#search/engine.ts'

/** What peers get: a record in the default ranking (`id` is its index), with `*` where it is open to any. */
export type PeerDocument = { readonly id: number; readonly text: string } & Readonly<Record<Group, readonly string[]>>

/** Values by group, and a word; the word is empty if there is none. */
export interface PeerRequest {
  readonly filters: Readonly<Partial<Record<Group, readonly string[]>>>
  readonly word: string
}

export interface PeerAnswer {
  readonly count: number
  /** The first eight in the default ranking. */
  readonly first: readonly number[]
}

/** How often each value occurs among the hits, by group; `*` as a value of its own. */
export type PeerCounts = Partial<Record<Group, ReadonlyMap<string, number>>>

export interface Peer {
  search(request: PeerRequest): Promise<PeerAnswer> | PeerAnswer
  counts(request: PeerRequest, groups: readonly Group[]): Promise<PeerCounts> | PeerCounts
  close?(): Promise<void> | void
}

/** Builds a peer over the documents. Rejects if it cannot be had on this machine. */
export type OpenPeer = (documents: readonly PeerDocument[]) => Promise<Peer>

/** The values of a filter, with what is open to any. */
export function wanted(values: readonly string[]): string[] {
  return [...values, '*']
}
