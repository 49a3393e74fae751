/** Formats milliseconds since 1970 the way answers do: `2026-11-22T09:30:00.000Z`. */
export function formatMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
