import { labelsOf } from './labels.ts'

/** What an award pays for: the group "Funding Coverage". A programme has one, or does not state it. */
export const COVERAGES = [
  { id: 'full', label: 'Fully Funded' },
  { id: 'tuition', label: 'Full Tuition' },
  { id: 'partial', label: 'Partial Funding' },
  { id: 'stipend', label: 'Living Allowance' },
  { id: 'research', label: 'Research Costs' },
  { id: 'travel', label: 'Travel & Mobility' },
] as const

/** What the award is given for: the group "Funding Type". A programme may have several. */
export const FUNDING_TYPES = [
  { id: 'merit', label: 'Merit-based' },
  { id: 'need', label: 'Need-based' },
  { id: 'research', label: 'Research' },
  { id: 'leadership', label: 'Leadership & Service' },
  { id: 'talent', label: 'Arts & Sports Talent' },
  { id: 'exchange', label: 'Exchange' },
  { id: 'employer', label: 'Employer & Industry' },
] as const

export type CoverageId = (typeof COVERAGES)[number]['id']
export type FundingTypeId = (typeof FUNDING_TYPES)[number]['id']

export const formatCoverage = labelsOf<CoverageId>(COVERAGES)
export const formatFundingType = labelsOf<FundingTypeId>(FUNDING_TYPES)
