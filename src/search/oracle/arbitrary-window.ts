import fc from 'fast-check'
import { ACTIVE, round, type Round } from '#domain/rounds.ts'

const times = fc.constantFrom('2026-11-01', '2026-11-25', '2026-12-20', '2027-02', '2026-03-31', '12', '02-15', '07')
const rounds: fc.Arbitrary<readonly Round[]> = fc.array(
  fc
    .tuple(fc.option(times), fc.option(times), fc.constantFrom('announced', 'yearly', 'usual', 'last'), fc.boolean())
    .map(([opens, closes, basis, isVague]) =>
      round({ opens, closes, basis, verified: '2025-03', vague: isVague && !opens && !closes ? 'in summer' : null }),
    ),
  { maxLength: 2 },
)

/** Everything that a record states about when one can apply, but for its deadline. */
export const applicationWindow = {
  rounds,
  openAllYear: fc.constantFrom(false, false, false, true),
  byProgramme: fc.constantFrom(false, false, true),
  status: fc.constantFrom(
    ACTIVE,
    ACTIVE,
    ACTIVE,
    { kind: 'ended' as const, since: '2026-01' },
    { kind: 'paused' as const, since: null },
  ),
}
