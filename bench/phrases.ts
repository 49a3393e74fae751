import { createRandom } from './random.ts'

/** Words and sentences of the generated catalogue: invented names, and texts made of everyday parts. */
const SYLLABLES =
  'ba ber bo ca cor da del dra el fa fin ga gor ha hel is ja ka kel la lin lo ma mar mi na nel no or pa per quin ra ros sa sel ta tor va vin wa wen ya zor'.split(
    ' ',
  )

function invented(count: number, seed: number): string[] {
  const random = createRandom(seed)
  const names = new Set<string>()
  while (names.size < count) {
    const name = Array.from({ length: 2 + random.below(3) }, () => random.pick(SYLLABLES)).join('')
    names.add(name.charAt(0).toUpperCase() + name.slice(1))
  }
  return [...names]
}

export const SURNAMES = invented(12_000, 11)
export const PLACES = invented(1500, 12)
export const NAME_ENDINGS = [
  'Scholarship',
  'Scholarships',
  'Fellowship',
  'Bursary',
  'Excellence Award',
  'Graduate Fellowship',
  'Research Grant',
  'Memorial Scholarship',
  'Leadership Programme',
  'Merit Award',
  'Doctoral Award',
  'Travel Grant',
  'Chemistry Prize',
  'Women in Engineering Award',
]

const OPENINGS = [
  'You must',
  'You may',
  'Applicants should',
  'The award helps you',
  'Each year the fund lets you',
  'Successful candidates',
  'It is expected that you',
  'A panel may ask you to',
]
const ACTS = [
  'hold a first degree',
  'show academic merit',
  'study full time',
  'live in the host country',
  'pass an interview',
  'write a research proposal',
  'give two references',
  'return home afterwards',
  'speak the language of instruction',
  'work in a laboratory',
  'serve your community',
  'publish your results',
  'cover tuition and travel',
  'receive a monthly stipend',
  'join a mentoring network',
  'attend a summer school',
]
const ENDS = [
  'before the deadline.',
  'at a partner university.',
  'during the first year.',
  'for up to three years.',
  'with the help of a supervisor.',
  'in any semester.',
  'as stated in the call.',
  'unless another fund pays for it.',
  'by sending certified copies.',
  'when the ministry has agreed.',
]

function sentences(): string[] {
  const words = invented(6000, 13)
  const random = createRandom(14)
  const all = OPENINGS.flatMap((opening) => ACTS.flatMap((act) => ENDS.map((end) => `${opening} ${act} ${end}`)))
  return all.map((sentence) =>
    random.chance(0.7) ? `${sentence.slice(0, -1)} ${random.skewed(words)} ${random.pick(words)}.` : sentence,
  )
}

export const SENTENCES = sentences()
