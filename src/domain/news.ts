/** What a followed search tells of: a programme that came, or a change of its material facts. */
export type News =
  | { readonly kind: 'new'; readonly id: string }
  | { readonly kind: 'changed'; readonly id: string; readonly version: number }

/** Names it for good, in the words of `parseNews`. */
export const formatNews = (news: News): string =>
  news.kind === 'new' ? `new:${news.id}` : `changed:${news.version}:${news.id}`

/** Reads what `formatNews` writes; undefined for anything else. */
export function parseNews(key: string): News | undefined {
  const [, version, id] = /^(?:new|changed:(\d+)):(.+)$/.exec(key) ?? []
  if (id === undefined) return undefined
  return version === undefined ? { kind: 'new', id } : { kind: 'changed', id, version: Number(version) }
}
