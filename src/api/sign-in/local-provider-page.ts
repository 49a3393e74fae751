import { DEMO_PEOPLE } from './local-people.ts'
import { html, type HtmlPage } from '#api/pages/html-page.ts'
import { PROVIDERS, type ProviderId } from './providers.ts'

export interface LocalProviderPageOptions {
  readonly id: ProviderId
  readonly siteName: string
  /** Where the forms lead in the end. */
  readonly webOrigin: string
  /** What was typed and is not valid. */
  readonly refused?: { readonly name: string; readonly email: string; readonly problem: string }
}

/** The page that stands in for a provider's own, on a developer's machine. */
export function localProviderPage({ id, siteName, webOrigin, refused }: LocalProviderPageOptions): HtmlPage {
  const { name } = PROVIDERS[id]
  const title = `Development sign-in in place of ${name}`
  const people = DEMO_PEOPLE.map(
    (person, index) =>
      html`<button class="button person" name="person" value="${String(index)}">
        ${person.name} <small>${person.email}</small>
      </button>`,
  )
  const problem = refused ? html`<p class="problem" role="alert">${refused.problem}</p>` : html``
  const content = html`<p><span class="mark">Development sign-in</span></p>
    <h1>Sign in as anyone, in place of ${name}</h1>
    <p>This page stands in for ${name} as long as no credentials are configured. It exists on this computer only.</p>
    <form method="post">${people}</form>
    <h2>Or as somebody else</h2>
    ${problem}
    <form method="post">
      <label
        >Name <input name="name" required maxlength="100" autocomplete="off" value="${refused?.name ?? ''}"
      /></label>
      <label>
        E-mail
        <input name="email" type="email" required maxlength="254" autocomplete="off" value="${refused?.email ?? ''}" />
      </label>
      <button class="button primary">Continue</button>
    </form>
    <form method="post"><button class="button quiet" name="cancel" value="yes">Cancel</button></form>`
  return { status: refused ? 400 : 200, title, siteName, content, formTargets: [webOrigin] }
}
