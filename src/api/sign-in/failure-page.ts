import { html, type Html, type HtmlPage } from '#api/pages/html-page.ts'
import { PROVIDERS, type ProviderId } from './providers.ts'
import { FAILURES, type FailureCode } from './sign-in-failure.ts'

export interface FailurePageOptions {
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
