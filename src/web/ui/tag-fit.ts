/** The share of the container's width that tags may fill (the specification's 90%). */
const TAG_SHARE = 0.9

export interface TagRoom {
  /** The width of every tag, in order. */
  readonly widths: readonly number[]
  readonly gap: number
  readonly container: number
  /** The width of the widest "+N" that may be needed. */
  readonly badge: number
  /** The most tags to show, however much room there is. */
  readonly most?: number
}

/** How many tags to show, at least one; "+N" stands for the rest, and its room is kept free. */
export function fitTags({ widths, gap, container, badge, most = Number.POSITIVE_INFINITY }: TagRoom): number {
  const room = container * TAG_SHARE
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1)
  if (widths.length <= most && total <= room) return widths.length
  let used = badge
  let shown = 0
  for (const width of widths.slice(0, most)) {
    used += width + gap
    if (used > room) break
    shown += 1
  }
  return Math.max(1, shown)
}
