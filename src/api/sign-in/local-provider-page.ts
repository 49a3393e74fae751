import { html, type HtmlPage } from '#api/pages/html-page.ts'
import { PROVIDERS, type ProviderId } from './providers.ts'
import { z } from 'zod'
import { sha256Of } from '#api/access/tokens.ts'
import { isEmailAddress } from './identity.ts'

export interface LocalPerson {
  readonly name: string
  readonly email: string
}

export const DEMO_PEOPLE: readonly LocalPerson[] = [
  { name: 'Amina Otieno', email: 'amina@example.org' },
  { name: 'Mateo Ruiz', email: 'mateo@example.org' },
  { name: 'Priya Sharma', email: 'priya@example.org' },
  { name: 'Lukas Weber', email: 'lukas@example.org' },
]

export const personSchema = z.object({
  name: z.string().trim().min(1, 'Type a name.').max(100, 'Type a shorter name.'),
  email: z.string().trim().refine(isEmailAddress, 'Type an e-mail address such as amina@example.org.'),
})

/** Constant across restarts, since it is half of an account's key. */
export function subjectOf(provider: ProviderId, { email }: LocalPerson): string {
  return sha256Of(`${provider} ${email.toLowerCase()}`).slice(0, 24)
}

interface LocalProviderPageOptions {
  readonly id: ProviderId
  readonly siteName: string
  /** Where the forms lead in the end. */
  readonly webOrigin: string
  /** Whether the browser has yet to give the code. */
  readonly asksCode: boolean
  readonly refused?: RefusedPerson
}

/** What was typed and cannot be taken. */
export interface RefusedPerson extends LocalPerson {
  readonly status: 400 | 403
  readonly problem: string
}

/** The page that stands in for a provider's own, on a developer's machine. */
export function localProviderPage({ id, siteName, webOrigin, asksCode, refused }: LocalProviderPageOptions): HtmlPage {
  const { name } = PROVIDERS[id]
  const title = `Development sign-in in place of ${name}`
  // These need no name: only the server asks for the code.
  const people = DEMO_PEOPLE.map(
    (person, index) =>
      html`<button class="button person" formnovalidate name="person" value="${String(index)}">
        ${person.name} <small>${person.email}</small>
      </button>`,
  )
  const problem = refused ? html`<p class="problem" role="alert">${refused.problem}</p>` : html``
  const code = html`<label>
      Code
      <input name="code" required autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="hint" />
    </label>
    <p class="hint" id="hint">It is printed where the server was started, and each browser is asked for it once.</p>`
  const content = html`<p><span class="mark">Development sign-in</span></p>
    <h1>Sign in as anyone, in place of ${name}</h1>
    <p>This page stands in for ${name} as long as no credentials are configured. It is for developing only.</p>
    ${problem}
    <form method="post">
      ${asksCode ? code : ''}
      <label
        >Name <input name="name" required maxlength="100" autocomplete="off" value="${refused?.name ?? ''}"
      /></label>
      <label>
        E-mail
        <input name="email" type="email" required maxlength="254" autocomplete="off" value="${refused?.email ?? ''}" />
      </label>
      <button class="button primary">Continue</button>
      <h2>Or as one of these</h2>
      ${people}
    </form>
    <form method="post"><button class="button quiet" name="cancel" value="yes">Cancel</button></form>`
  return { status: refused?.status ?? 200, title, siteName, content, formTargets: [webOrigin] }
}
