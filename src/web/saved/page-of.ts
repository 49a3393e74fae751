/** One page of a list; a page that the list does not have becomes the nearest that it has. */
export function pageOf<Item>(list: readonly Item[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const page = Math.min(Math.max(1, wanted), pages)
  return { page, pages, items: list.slice((page - 1) * size, page * size) }
}
