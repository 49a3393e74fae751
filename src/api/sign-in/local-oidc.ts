import { LRUCache } from 'lru-cache'
import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Adapter, AdapterFactory, AdapterPayload, Configuration, Provider as OidcProvider } from 'oidc-provider'
import type { Credentials } from '#api/config.ts'
import { personSchema, subjectOf, type LocalPerson } from './local-provider-page.ts'
import { html, pageHeaders, renderPage } from '#api/pages/html-page.ts'
import { PROVIDERS, type ProviderId } from './providers.ts'

const SESSION_COOKIE = '_session'

export interface LocalOidcOptions {
  readonly id: ProviderId
  readonly issuer: string
  readonly credentials: Credentials
  readonly callbackUrl: string
  readonly siteName: string
}

/**
 * A local OpenID provider with its own keys. It knows the people that `admit` lets in, and imitates the habits of its
 * real counterpart.
 */
export async function createLocalOidc(options: LocalOidcOptions) {
  const { id, issuer } = options
  // Loaded only here, so that a server with real providers never carries it.
  const { Provider, interactionPolicy } = await import('oidc-provider')
  const adapter = createMemory()
  const people = adapter('Person')
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    ...settingsOf(options, people),
    adapter,
    interactions: { policy, url: (_ctx, { uid }) => `${issuer}/interaction/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
  })
  provider.proxy = true
  useHabits(provider, id)
  return {
    provider,
    async admit(person: LocalPerson): Promise<string> {
      const subject = subjectOf(id, person)
      await people.upsert(subject, { ...person }, Number.POSITIVE_INFINITY)
      return subject
    },
  }
}

/** The newest entries; older ones are forgotten. */
const MOST = 1000

/** What a provider remembers between two requests. It ends with the process. */
function createMemory(): AdapterFactory {
  const entries = new LRUCache<string, AdapterPayload>({ max: MOST })
  return (model) => {
    const keyOf = (id: string) => `${model} ${id}`
    return {
      upsert: async (id, payload, seconds = Number.POSITIVE_INFINITY) =>
        void entries.set(keyOf(id), payload, { ttl: seconds * 1000 }),
      find: async (id) => entries.get(keyOf(id)),
      findByUid: async (uid) => entries.find((payload, key) => key.startsWith(`${model} `) && payload.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = entries.get(keyOf(id))
        if (payload) payload['consumed'] = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        const revoked = [...entries.entries()].filter(([, payload]) => payload.grantId === grantId)
        for (const [key] of revoked) entries.delete(key)
      },
    }
  }
}

function settingsOf({ id, credentials, callbackUrl, siteName }: LocalOidcOptions, people: Adapter) {
  return {
    clients: [
      {
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
        redirect_uris: [callbackUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The claims are in the ID token, as with both providers.
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => false },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: async (_ctx, subject) => {
      const { success, data: person } = personSchema.safeParse(await people.find(subject))
      // LinkedIn has been seen to send a string.
      const email_verified = id === 'linkedin' ? 'true' : true
      return success ? { accountId: subject, claims: () => ({ sub: subject, ...person, email_verified }) } : undefined
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (ctx, { error, error_description: description = '' }) => {
      const title = `The development sign-in for ${PROVIDERS[id].name} stopped`
      const content = html`<h1>${title}</h1>
        <p>${error}: ${description}</p>
        <p>Start again from the site.</p>`
      const page = { status: 400, title, siteName, content }
      ctx.set(pageHeaders(page))
      ctx.body = renderPage(page)
    },
  } satisfies Configuration
}

/** What the real one does outside the protocol. */
function useHabits(provider: OidcProvider, id: ProviderId): void {
  provider.use(async (ctx, next) => {
    // Remembers nobody, so that the chooser is always shown.
    ctx.req.headers.cookie = (ctx.req.headers.cookie ?? '')
      .split('; ')
      .filter((cookie) => !cookie.startsWith(SESSION_COOKIE))
      .join('; ')
    await next()
    const cookies = ctx.res.getHeader('set-cookie')
    if (Array.isArray(cookies))
      ctx.set(
        'set-cookie',
        cookies.filter((cookie) => !cookie.startsWith(SESSION_COOKIE)),
      )
    if (id !== 'linkedin') return
    if (ctx.path === '/token' && typeof ctx.body === 'object' && ctx.body !== null && 'token_type' in ctx.body) {
      const { token_type: _, ...tokens } = ctx.body
      ctx.body = tokens
    }
  })
}
