/** How this page came to be loaded: by a link, anew, or by going back or forward; undefined where nothing tells. */
export function loadedBy(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && 'type' in entry ? String(entry.type) : undefined
}
