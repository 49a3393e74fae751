import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { messageOf } from '#storage/errors.ts'
import { html, type Html, type HtmlPage } from '#api/pages/html-page.ts'
import FAILURES from './failures.json' with { type: 'json' }
import { PROVIDERS, type ProviderId } from './providers.ts'

/** What can go wrong, by the codes of `failures.json`, where `{provider}` stands for the provider's name. */
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
