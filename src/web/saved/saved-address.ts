export function savedAddress(page: number): string {
  return page === 1 ? '/saved' : `/saved?page=${page}`
}
