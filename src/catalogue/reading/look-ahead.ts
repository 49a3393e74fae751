/**
 * Takes items from the front of a stream until they are enough, or the stream ends. `all` is the stream from its beginning:
 * read that, and no longer the stream itself.
 */
export async function lookAhead<Item>(
  items: AsyncGenerator<Item>,
  isEnough: (head: readonly Item[]) => boolean,
): Promise<{ readonly head: readonly Item[]; readonly all: AsyncIterable<Item> }> {
  const head: Item[] = []
  while (!isEnough(head)) {
    const { value, done } = await items.next()
    if (done) break
    head.push(value)
  }
  return { head, all: chain(head, items) }
}

async function* chain<Item>(head: readonly Item[], rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* head
  yield* rest
}
