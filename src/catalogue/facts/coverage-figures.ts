import { readWords } from '#catalogue/words.ts'

/** What stands for a figure among words: for a share below 100%, for 100%, for an amount, and for so many years or students. */
export const FIGURE = { share: 'sharefigure', all: 'allfigure', money: 'moneyfigure', count: 'countfigure' } as const

const WORDS = readWords<'percent' | 'counted' | 'term' | 'currency' | 'grade before' | 'grade behind'>(
  'coverage-figures',
)
const anyOf = (role: (typeof WORDS.roles)[number]) => `(?:${WORDS.require(role).replaceAll(', ', '|')})`

const SHARE = String.raw`(\d{1,3})(?:[.,]\d{1,2})? ?`
const NUMBER = String.raw`(?<!\d[.,]?)\d[\d.,]*`
const PER = String.raw`(?:\s?/\s?\p{L}+| (?:per|pro|par|por|al|a) \p{L}+)?`
const BETWEEN = '(?:-|–|—|~|to|bis|a|ao|al|an|ate|hasta|or|and|und|oder|y|o|e|ou|et|/)'

/** How figures are written, and what stands for one. What a pattern has taken, those below it do not see. */
const PATTERNS: readonly (readonly [pattern: string, nameOf: (first: string, second: string) => string])[] = [
  [
    String.raw`(?<!\p{L})${anyOf('grade before')}(?: of| de| von| di| is)? ?\d{1,3}(?:[.,]\d)? ?%|\d{1,3}(?:[.,]\d)? ?% ${anyOf('grade behind')}(?!\p{L})`,
    () => '',
  ],
  [
    String.raw`(?<!\d[.,]?)${SHARE}${anyOf('percent')}? ?${BETWEEN} ?${SHARE}${anyOf('percent')}(?!\p{L})`,
    (least, most) => shareOf(Math.min(Number(least) || 1, Number(most))),
  ],
  [String.raw`(?<!\d[.,]?)${SHARE}${anyOf('percent')}(?!\p{L})`, (share) => shareOf(Number(share))],
  // As in Turkish.
  [String.raw`% ?(\d{1,3})(?!\d)`, (share) => shareOf(Number(share))],
  [
    String.raw`(?<![\d/.,])(\d{1,2})\s?[/⁄]\s?(\d{1,2})(?![\d/.,])`,
    (part, whole) => (Number(part) < Number(whole) ? FIGURE.share : ''),
  ],
  [String.raw`(?<![\d.,/–-])1[ -]?(${anyOf('term')})(?!\p{L})`, (term) => `one ${term}`],
  [String.raw`${NUMBER}(?: ?(?:-|–|to|a|bis) ?\d[\d.,]*)?[ -]?${anyOf('counted')}(?!\p{L})`, () => FIGURE.count],
  [
    String.raw`(?:\p{Sc}|(?<!\p{L})(?:${anyOf('currency')}|[a-z]{0,3}\$)) ?\d[\d.,]*k?${PER}|${NUMBER}k? ?(?:\p{Sc}|${anyOf('currency')}(?!\p{L}))${PER}`,
    () => FIGURE.money,
  ],
  // "$0-full tuition"
  [String.raw`(?<=${FIGURE.money}\s*)[-–—](?=\p{L})`, () => 'up to'],
  // Without a currency, and no year.
  [String.raw`(?<![\d/]|\d[.,])(?!(?:19|20)\d\d(?!\d))(?:\d{1,3}(?:[.,]\d{3})+|\d{3,8})(?![\d/])`, () => FIGURE.money],
]
const FIGURES = PATTERNS.map(([pattern, nameOf]) => [new RegExp(pattern, 'gu'), nameOf] as const)

function shareOf(number: number): string {
  return number === 0 || number > 100 ? '' : number < 100 ? FIGURE.share : FIGURE.all
}

/** A text in small letters without accents, with what stands for its figures. "50-100%" is a share; marks are left out. */
export function withFigures(folded: string): string {
  if (!/\d/.test(folded)) return folded
  return FIGURES.reduce(
    (text, [pattern, nameOf]) =>
      text.replaceAll(pattern, (_, first: string, second: string) => ` ${nameOf(first, second)} `),
    folded,
  )
}
