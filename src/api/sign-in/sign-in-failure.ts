import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { messageOf } from '#storage/errors.ts'
import { html, type Html, type HtmlPage } from '#api/pages/html-page.ts'
import { PROVIDERS, type ProviderId } from './providers.ts'

/** What can go wrong, with the status of the page. `{provider}` stands for the provider's name. */
export const FAILURES = {
  cancelled: {
    status: 400,
    title: 'You did not sign in',
    what: 'You left {provider} before signing in, so nothing has changed.',
    next: 'Try again whenever you like, or go on without an account.',
  },
  from_elsewhere: {
    status: 403,
    title: 'Do you want to sign in?',
    what: 'Another site has sent you here to sign in with {provider}. You have not been signed in yet.',
    next: 'If you want to, press the button. If you do not, just leave.',
  },
  expired: {
    status: 400,
    title: 'This attempt to sign in is over',
    what: 'It took longer than ten minutes, has been used already, or was started in another browser.',
    next: 'Start again. If it keeps happening, allow cookies for this site.',
  },
  unverified_email: {
    status: 403,
    title: 'Your e-mail address is not confirmed yet',
    what: '{provider} has not confirmed that the e-mail address of your account is yours.',
    next: 'Confirm the address in the settings of your {provider} account, then sign in again.',
  },
  no_email: {
    status: 403,
    title: 'Your account has no e-mail address to share',
    what: '{provider} sent us no e-mail address, and your saved scholarships are kept under one.',
    next: 'Add an address to your {provider} account and let it be shared, then sign in again.',
  },
  unusable_email: {
    status: 403,
    title: 'Your e-mail address cannot be used here',
    what: '{provider} sent us an e-mail address that cannot receive mail, and your account needs one that can.',
    next: 'Correct the address in your {provider} account, or use another account.',
  },
  refused_by_administrator: {
    status: 403,
    title: 'Your school does not allow this account here',
    what: 'The administrator of your school or organisation has not allowed its {provider} accounts for this site.',
    next: 'Use a personal account, or ask your administrator to allow the site.',
  },
  refused: {
    status: 502,
    title: '{provider} refused the sign-in',
    what: '{provider} answered with an error, and you have not been signed in.',
    next: 'Try again in a few minutes. If it keeps happening, let us know.',
  },
  not_trusted: {
    status: 502,
    title: 'The answer could not be verified',
    what: 'What came back from {provider} did not pass our checks, so you have not been signed in.',
    next: 'Start again. If it keeps happening, let us know.',
  },
  provider_down: {
    status: 502,
    title: '{provider} does not answer',
    what: 'We could not reach {provider}, so you have not been signed in.',
    next: 'Try again in a minute. Searching works without signing in.',
  },
  not_configured: {
    status: 404,
    title: 'This way to sign in is not available',
    what: 'This site does not offer sign-in with {provider}.',
    next: 'Use another way to sign in.',
  },
  not_set_up: {
    status: 404,
    title: 'Signing in is not set up here',
    what: 'This server is connected to neither Google nor LinkedIn.',
    next: 'Searching works without signing in. If you run it on your own machine: npm start opens a sign-in for development.',
  },
  wrong_code: {
    status: 403,
    title: 'That is not the code',
    what: 'The development sign-in of this server has another code than this link.',
    next: 'Open the link that the server printed when it started.',
  },
  unavailable: {
    status: 503,
    title: 'Signing in is not possible at the moment',
    what: 'We could not sign you in, and nothing has been stored.',
    next: 'Try again in a minute. Searching works without signing in.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    what: 'This is our fault, not yours. You have not been signed in, and it has been logged.',
    next: 'Try again. Searching works without signing in.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many attempts',
    what: 'There have been too many attempts to sign in from your network.',
    next: 'Wait a minute, then try again.',
  },
} as const

export type FailureCode = keyof typeof FAILURES

/** A sign-in that ends on a page of ours. */
export class SignInFailure extends Error {
  readonly code: FailureCode
  constructor(code: FailureCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'SignInFailure'
    this.code = code
  }
}

/** What providers answer when nothing is broken: cancelled, or forbidden by a school's administrator. */
const REFUSALS: Readonly<Record<string, FailureCode>> = {
  access_denied: 'cancelled',
  user_cancelled_login: 'cancelled',
  user_cancelled_authorize: 'cancelled',
  access_not_configured: 'refused_by_administrator',
  admin_policy_enforced: 'refused_by_administrator',
  org_internal: 'refused_by_administrator',
  temporarily_unavailable: 'provider_down',
  server_error: 'provider_down',
}

const NO_ANSWER = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
]

/** The failure behind an error of the OpenID client. Any other error is a bug, and is thrown again. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof SignInFailure) return error
  if (error instanceof AuthorizationResponseError) return new SignInFailure(REFUSALS[error.error] ?? 'refused', error)
  if (error instanceof ResponseBodyError) {
    return new SignInFailure(error.error === 'invalid_grant' ? 'expired' : 'refused', error)
  }
  if (error instanceof ClientError) {
    return new SignInFailure(NO_ANSWER.includes(error.code ?? '') ? 'provider_down' : 'not_trusted', error)
  }
  // This is what Node's fetch throws when a connection is refused or breaks.
  if (error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message)) {
    return new SignInFailure('provider_down', error)
  }
  throw error
}

/** What may be logged: codes and names of checks, but never a claim, a code or a token. */
export function loggedReason({ cause }: SignInFailure): string | undefined {
  if (cause instanceof AuthorizationResponseError || cause instanceof ResponseBodyError) return cause.error.slice(0, 80)
  if (!(cause instanceof Error)) return undefined
  const inner = cause.cause instanceof Error ? `: ${messageOf(cause.cause)}` : ''
  return `${messageOf(cause)}${inner}`
}

interface FailurePageOptions {
  readonly code: FailureCode
  /** The provider that was tried; undefined if the address names none that we know. */
  readonly provider: ProviderId | undefined
  readonly available: readonly ProviderId[]
  /** Where the visitor wanted to go. */
  readonly redirectUrl: string
  readonly siteName: string
}

/** Says what happened and what to do, and leads on from there. */
export function failurePage({ code, provider, available, redirectUrl, siteName }: FailurePageOptions): HtmlPage {
  const { status, title, what, next } = FAILURES[code]
  const named = (text: string) => text.replaceAll('{provider}', provider ? PROVIDERS[provider].name : 'this provider')
  const tried = available.filter((id) => id === provider)
  const others = available.filter((id) => id !== provider)
  const again = (id: ProviderId) =>
    code === 'from_elsewhere' ? PROVIDERS[id].buttonText : `Try again with ${PROVIDERS[id].name}`
  const content = html`<h1>${named(title)}</h1>
    <p>${named(what)}</p>
    <p>${named(next)}</p>
    <div class="actions">
      ${tried.map((id) => link(id, redirectUrl, again(id), 'primary'))}
      ${others.map((id) => link(id, redirectUrl, PROVIDERS[id].buttonText, tried.length > 0 ? '' : 'primary'))}
      <a class="button quiet" href="${redirectUrl}">Back to ${siteName}</a>
    </div>`
  return { status, title: named(title), siteName, content }
}

function link(id: ProviderId, redirectUrl: string, text: string, kind: string): Html {
  const href = `/auth/${id}?redirectUrl=${encodeURIComponent(redirectUrl)}`
  return html`<a class="button ${kind}" href="${href}">${text}</a>`
}
