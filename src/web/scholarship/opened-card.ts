import type { Card } from '#contract/scholarship.ts'

const opened = new Map<string, Card>()

/** Remembers a card that was pressed: without a network its facts are all that there is of the scholarship. */
export function rememberCard(card: Card): void {
  opened.set(card._id, card)
}

export function openedCard(id: string): Card | undefined {
  return opened.get(id)
}
