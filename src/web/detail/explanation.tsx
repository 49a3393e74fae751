import { About } from './about.tsx'
import { conditionFacts } from './condition-facts.ts'
import { PointList } from './point-list.tsx'
import type { DetailProps } from './use-openings.ts'

interface Props extends DetailProps {
  /** The specification has a list on phones and a text on desktops. */
  readonly about: 'list' | 'text'
}

export function Explanation({ scholarship, about, openingOf }: Props) {
  return (
    <>
      <About paragraphs={scholarship.additional_details} shape={about} {...openingOf('About')} />
      <PointList title="Eligibility Criteria" points={scholarship.eligibility} />
      <PointList
        title="Application Process"
        points={scholarship.application_process}
        facts={conditionFacts(scholarship.conditions, 'steps')}
        numbered
      />
      <PointList
        title="Benefits"
        points={scholarship.benefits}
        facts={conditionFacts(scholarship.conditions, 'benefits')}
        numbered
      />
    </>
  )
}
