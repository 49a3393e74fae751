import type { IsoDate } from '#domain/dates.ts'
import { deadlineOn, NO_DEADLINE } from '#domain/deadline.ts'
import type { Scholarship } from '#domain/scholarship.ts'

/** What a page says about itself to those who do not run its script. */
export interface PageText {
  readonly title: string
  readonly description: string
  /** The subject of a page about one thing; its heading while the page loads. */
  readonly name?: string
}

const ABOUT = 'Scholarships from high school to post-doc, with their official links, true counts and honest dates.'

/**
 * The title and the description of each page, for search engines and for links that are shared. The web app reads the
 * name of a scholarship back from them, to say what a visitor signs in for.
 */
export function pageTexts(siteName: string) {
  const named = (title: string, description = ABOUT): PageText => ({ title: `${title} · ${siteName}`, description })
  return {
    home: { title: siteName, description: ABOUT },
    search: named('Scholarships'),
    saved: named('Saved Scholarships'),
    signIn: named('Sign in'),
    account: named('Your account', 'What is stored about you, as a file, and how to have it deleted.'),
    privacy: named('What we store', 'What is stored about you, in plain words.'),
    canI: named('Can I apply?', 'Tell who you are, on your own device alone, and see which scholarships fit.'),
    order: named('How results are ordered', 'What comes first in a list of scholarships, and why.'),
    changes: named('What changed', 'What changed last in the catalogue: dates, amounts, and who may apply.'),
    notFound: named('Page not found'),
    unnamed: named('Scholarship'),
    /** Names what the visitor came for. */
    signInFor: ({ name }: Scholarship): PageText => named(`Sign in for ${name}`),
    /** Name, funder and deadline: what anyone may see of a scholarship in a list of results. */
    detail({ name, funder, deadline }: Scholarship, today: IsoDate): PageText {
      const { text, expected } = deadlineOn(deadline, today)
      const until = text === NO_DEADLINE ? '' : ` Deadline: ${text}${expected ? ' (expected)' : ''}.`
      return { ...named(name, `A scholarship of ${funder}.${until}`), name }
    },
  }
}
