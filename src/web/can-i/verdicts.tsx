import { ChevronDown, CircleCheck, CircleHelp, CircleMinus } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import type { Card, ScholarshipDetail } from '#contract/scholarship.ts'
import type { Judgement, Verdict } from '#domain/can-i.ts'
import { Link } from '#web/ui/link.tsx'
import { readAnswers } from './answers.ts'
import { judgeCard, criteriaOf, headlineOf, visasIn } from './verdict-words.ts'

export interface FitProps {
  readonly card?: Card
  readonly cards?: readonly (Card | null)[]
  readonly scholarship?: ScholarshipDetail
}

/** One door for all, so that pages bring as little as can be for those who never ask. */
export function Fit({ card, cards, scholarship, children }: FitProps & { readonly children?: ReactNode }) {
  useEffect(showJudged, [])
  if (card) return <JudgedCard card={card}>{children}</JudgedCard>
  if (cards) return <FitCount cards={cards} />
  return scholarship && <DetailVerdict scholarship={scholarship} />
}

/** A list that waited for it (`before-paint.js`), once it stands as it is: what shows and moves in one frame is seen to move. */
function showJudged(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => delete document.documentElement.dataset['list']))
}

const ICONS = { can: CircleCheck, check: CircleHelp, no: CircleMinus } as const
const YEAR = new Date().getFullYear()

function useJudgement(card: Card): Judgement | undefined {
  const [me] = useState(readAnswers)
  return judgeCard(card, me, YEAR)
}

/** A card of a list under its verdict; what is not for the visitor is folded, and never dropped. */
function JudgedCard({ card, children }: { readonly card: Card; readonly children?: ReactNode }) {
  const judgement = useJudgement(card)
  if (!judgement) return children
  if (judgement.verdict === 'no') {
    return (
      <details className="can-i folded">
        <summary>
          <VerdictSign verdict="no" />
          <span>
            <strong>{card.scholarship_name}</strong> <Headline judgement={judgement} card={card} />
          </span>
        </summary>
        {children}
      </details>
    )
  }
  return (
    <div className="can-i">
      <p className={`verdict ${judgement.verdict}`}>
        <VerdictSign verdict={judgement.verdict} />
        <Headline judgement={judgement} card={card} />
      </p>
      {children}
    </div>
  )
}

/** How many of a page's cards fit. */
function FitCount({ cards }: { readonly cards: readonly (Card | null)[] }) {
  const [me] = useState(readAnswers)
  const verdicts = cards.flatMap((card) => (card && judgeCard(card, me, YEAR)?.verdict) ?? [])
  const countOf = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length
  const fits = verdicts.length === 0 || countOf('no') < verdicts.length
  const parts = [
    `${countOf('can')} of these ${verdicts.length} fit`,
    ...(countOf('check') > 0 ? [`${countOf('check')} to check`] : []),
    ...(countOf('no') > 0 ? [`${countOf('no')} not for you, folded`] : []),
  ]
  return (
    <p className="can-i count">
      {parts.join(' · ')} <Link to="/can-i">{fits ? 'Your answers' : 'Search by your answers'}</Link>
    </p>
  )
}

/** The verdict on a scholarship's own page, opened into its criteria. */
function DetailVerdict({ scholarship }: { readonly scholarship: ScholarshipDetail }) {
  const [me] = useState(readAnswers)
  const judgement = useJudgement(scholarship)
  if (!judgement) return null
  const soft = scholarship.conditions?.needs_say ?? []
  return (
    <details className="can-i panel">
      <summary className={`verdict ${judgement.verdict}`}>
        <VerdictSign verdict={judgement.verdict} />
        <Headline judgement={judgement} card={scholarship} />
        <ChevronDown size="1.25rem" aria-hidden />
      </summary>
      <dl>
        {criteriaOf(judgement, scholarship, me).map(({ name, stated, said, state, stateInWords }) => (
          <div key={`${name} ${stated}`} className={state}>
            <dt>{name}</dt>
            <dd>{stated}</dd>
            {said !== '' && <dd className="said">You: {said}</dd>}
            <dd className="state">{stateInWords}</dd>
          </div>
        ))}
      </dl>
      {soft.length > 0 && <p>You will also need at least: {soft.join('; ')}.</p>}
      <p>
        Judged on this device by what is stated here, whether or not it is open now.{' '}
        <Link to="/can-i">Your answers</Link>
      </p>
    </details>
  )
}

function Headline({ judgement, card }: { readonly judgement: Judgement; readonly card: Card }) {
  const visas = visasIn(judgement)
  return (
    <span>
      {headlineOf(judgement, card)}
      {visas !== '' && <small>{visas}</small>}
    </span>
  )
}

function VerdictSign({ verdict }: { readonly verdict: Verdict }) {
  const Icon = ICONS[verdict]
  return <Icon size="1.25rem" aria-hidden />
}
