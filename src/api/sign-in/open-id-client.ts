import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
  type CustomFetch,
} from 'openid-client'
import type { Credentials } from '#api/config.ts'
import type { Provider } from './providers.ts'
import { failureOf, SignInFailure } from './sign-in-failure.ts'
import type { Transaction } from './transactions.ts'

const DISCOVERY_ATTEMPTS = 2

export interface OpenIdClientOptions {
  readonly provider: Provider
  readonly credentials: Credentials
  /** From the configuration, never from a Host header. */
  readonly callbackUrl: string
  /** For each request to the provider. */
  readonly timeoutSeconds: number
  /** Instead of the global fetch. */
  readonly fetch?: CustomFetch
}

export type OpenIdClient = ReturnType<typeof createOpenIdClient>
/** As the provider sent them, of unknown types. */
export type Claims = Readonly<Record<string, unknown>>

/**
 * Signs people in at one provider. Its metadata is fetched when first needed, and again after a failure, so that a
 * provider that is down does not affect the others. Throws SignInFailure.
 */
export function createOpenIdClient(options: OpenIdClientOptions) {
  const { provider, callbackUrl } = options
  let known: Promise<Configuration> | undefined
  const configure = () => {
    known ??= discover(options).catch((error: unknown) => {
      known = undefined
      throw failureOf(error)
    })
    return known
  }

  return {
    /** A new attempt, and the provider's page to continue on. */
    async start(redirectUrl: string): Promise<{ readonly url: string; readonly transaction: Transaction }> {
      const configuration = await configure()
      const transaction: Transaction = {
        provider: provider.id,
        state: randomState(),
        redirectUrl,
        ...(provider.echoesNonce && { nonce: randomNonce() }),
        ...(provider.takesChallenge && { verifier: randomPKCECodeVerifier() }),
      }
      const { state, nonce, verifier } = transaction
      const url = buildAuthorizationUrl(configuration, {
        ...provider.parameters,
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state,
        ...(nonce !== undefined && { nonce }),
        ...(verifier !== undefined && {
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      })
      return { url: url.href, transaction }
    },

    /** Who signed in, according to the query that the provider sent the browser back with. */
    async finish(query: string, { state, nonce, verifier }: Transaction): Promise<Claims> {
      const configuration = await configure()
      try {
        const url = new URL(callbackUrl)
        url.search = query
        const tokens = await authorizationCodeGrant(configuration, url, {
          expectedState: state,
          idTokenExpected: true,
          ...(nonce !== undefined && { expectedNonce: nonce }),
          ...(verifier !== undefined && { pkceCodeVerifier: verifier }),
        })
        const claims = tokens.claims()
        if (!claims) throw new SignInFailure('not_trusted')
        const isWhole = claims['email'] !== undefined && claims['email_verified'] !== undefined
        if (isWhole || configuration.serverMetadata().userinfo_endpoint === undefined) return claims
        const more = await fetchUserInfo(configuration, tokens.access_token, claims.sub)
        // Half of an account's key, so only from what was signed and checked.
        return { ...claims, ...more, iss: claims.iss }
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

async function discover(options: OpenIdClientOptions, attempt = 1): Promise<Configuration> {
  const { provider, credentials, timeoutSeconds } = options
  const issuer = new URL(provider.issuer)
  try {
    return await discovery(issuer, credentials.clientId, {}, ClientSecretPost(credentials.clientSecret), {
      timeout: timeoutSeconds,
      [customFetch]: withTokenType(options.fetch ?? fetchFromNetwork),
      // Plain http is only used by the local provider, or in tests.
      execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
    })
  } catch (error) {
    if (attempt < DISCOVERY_ATTEMPTS) return discover(options, attempt + 1)
    throw error
  }
}

const fetchFromNetwork: CustomFetch = (url, { body, ...rest }) => fetch(url, { ...rest, body: body ?? null })

/** LinkedIn leaves out the token type that the protocol demands. */
function withTokenType(get: CustomFetch): CustomFetch {
  return async (url, options) => {
    const response = await get(url, options)
    if (options.method !== 'POST' || !response.ok) return response
    const body = await response
      .clone()
      .json()
      .catch(() => undefined)
    const isTokens = typeof body === 'object' && body !== null && 'access_token' in body && !('token_type' in body)
    return isTokens
      ? Response.json({ ...body, token_type: 'Bearer' }, { headers: { 'cache-control': 'no-store' } })
      : response
  }
}
