/**
 * Takes items from a stream until there are enough, or it ends. `all` is the whole stream; read that instead of the
 * original.
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
