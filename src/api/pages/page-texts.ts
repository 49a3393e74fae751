import type { Card } from '#contract/scholarship.ts'
import type { SearchAnswer } from '#contract/search.ts'
import type { Selection } from '#contract/selection.ts'
import { countedFrom } from '#domain/counted.ts'
import { formatPartialDate, isIsoDate } from '#domain/dates.ts'
import { NO_DEADLINE } from '#domain/deadline.ts'
import type { Html } from './html-page.ts'
import { html } from './html-page.ts'

/** What a page says about itself to those who do not run its script. */
export interface PageText {
  readonly title: string
  readonly description: string
  /** The subject of a page about one thing: the title without the site's name. */
  readonly name?: string
  /** More for the head: what the page is for programs that read it. */
  readonly head?: Html
  /** For browsers without script. */
  readonly noscript?: Html
  /** What the page shows, where the server has drawn it. */
  readonly root?: Html
  /** What the app takes that over with. It stands last: nothing that is seen waits for it. */
  readonly data?: Html
}

const ABOUT = 'Scholarships from high school to post-doc, with their official links, true counts and honest dates.'

const NO_SCRIPT = html`<p class="no-script">
  Without JavaScript you can <a href="/search">search, filter and read the first results</a>. Everything else on this
  site needs it: switch it on and load the page again.
</p>`

/** Labels of a list that are named. */
const NAMED = 2
const PART = ' · '
/** Scholarships of a list that its description names. */
const DESCRIBED = 3

/**
 * The title and the description of each page, for search engines and for links that are shared. The web app reads the
 * name of a scholarship back from them, to say what a visitor signs in for.
 */
export function pageTexts(siteName: string) {
  const whole = (title: string, description: string) => ({ title: `${title} · ${siteName}`, description })
  const named = (title: string, description = ABOUT) => ({ ...whole(title, description), noscript: NO_SCRIPT })
  return {
    home: { title: siteName, description: ABOUT, noscript: NO_SCRIPT },
    search: named('Scholarships'),
    saved: named('Saved Scholarships'),
    signIn: named('Sign in'),
    account: named('Your account', 'See, download or delete what is stored about you.'),
    privacy: whole('What we store', 'What is stored about you, in plain words.'),
    canI: named('Can I apply?', 'Say who you are, on your own device only, and see which scholarships fit.'),
    order: whole('How results are ordered', 'What comes first in a list of scholarships, and why.'),
    collections: whole('Scholarships by subject, country and level', ABOUT),
    changes: named('What changed', 'What changed last in the catalogue: dates, amounts, and who may apply.'),
    notFound: named('Page not found'),
    unnamed: named('Scholarship'),
    /** Names what the visitor came for. */
    signInFor: ({ name }: { readonly name: string }): PageText => named(`Sign in for ${name}`),
    detail(card: Card): PageText {
      const name = card.scholarship_name
      return { ...named(name, `${describeCard(card)}. A scholarship of ${card.funded_by}.`), name }
    },
    /** What a list of results shows. What is only near to what was asked is not told as found. */
    results(selection: Selection, { count, result, list }: SearchAnswer): PageText {
      const name = result ? `${describeSelection(selection)} (${count})` : 'Scholarships'
      const first = list
        .slice(0, DESCRIBED)
        .map((card) => `${card.scholarship_name}: ${describeCard(card)}.`)
        .join(' ')
      return { ...whole(name, result && count > 0 ? first : ABOUT), name }
    },
  }
}

/** "Fully Funded · EUR 992 a month", "Germany · Master's, PhD" and "by 15 January 2027 (expected)"; empty if not stated. */
export function cardFacts({ funding_coverage, amount, study_places, levels, level, ...card }: Card) {
  const { deadline, deadline_expected } = card
  const until = isIsoDate(deadline)
    ? `by ${formatPartialDate(deadline)}${deadline_expected ? ' (expected)' : ''}`
    : deadline
  const kept = (...parts: (string | null | undefined)[]) =>
    parts.filter((part) => part && part !== NO_DEADLINE).join(PART)
  return {
    money: kept(funding_coverage, amount),
    where: kept(study_places, levels.length > NAMED ? shortened(levels) : level),
    until: kept(until),
  }
}

/** What anyone may see of a scholarship: money, country, level, until when. */
export const describeCard = (card: Card): string => Object.values(cardFacts(card)).filter(Boolean).join(PART)

/** "Fully Funded Master's scholarships in Germany", "“nursing phd” scholarships" */
export function describeSelection({ searchKey, country, field, level, Scholarship, type }: Selection): string {
  const kinds = [Scholarship, type, level, field].flatMap((labels) => (labels?.length ? shortened(labels) : []))
  const what = [...(searchKey ? [`“${searchKey}”`] : []), ...kinds].join(' ')
  const where = country?.length ? ` in ${shortened(country)}` : ''
  return what === '' ? `Scholarships${where}` : `${what} scholarships${where}`
}

function shortened(labels: readonly string[]): string {
  return labels.length > NAMED ? countedFrom(NAMED, labels) : labels.join(' and ')
}
