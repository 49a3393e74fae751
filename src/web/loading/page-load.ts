/** How the page was loaded: `navigate`, `reload` or `back_forward`; undefined where the browser does not tell. */
export function loadedBy(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && 'type' in entry ? String(entry.type) : undefined
}
