import type { Card } from '#contract/scholarship.ts'
import { isIsoDate } from '#domain/dates.ts'
import { formatDay } from '#web/ui/format-date.ts'

/** The text for the device's share sheet: the scholarship, its funder, the deadline and the address. */
export function shareText(
  card: Pick<Card, 'scholarship_name' | 'funded_by' | 'deadline' | 'deadline_expected'>,
  address: string,
): string {
  const { scholarship_name, funded_by, deadline, deadline_expected } = card
  const until = isIsoDate(deadline)
    ? `, ${deadline_expected ? 'deadline expected on' : 'apply until'} ${formatDay(deadline)}`
    : ''
  return `${scholarship_name} by ${funded_by}${until}: ${address}`
}
