import type { FastifyInstance } from 'fastify'
import type { Config, Credentials } from '#api/config.ts'
import { createLocalProviders, type LocalProvider } from './local-providers.ts'
import { createOpenIdClient, type OpenIdClient } from './open-id-client.ts'
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from './providers.ts'
import { developmentIssuer } from './development-leftovers.ts'

export type SignInConfig = Pick<Config, 'webOrigin' | 'apiOrigin' | 'google' | 'linkedin' | 'developmentCode' | 'site'>

export interface ProviderOptions {
  /** Other addresses of the providers, for tests. */
  readonly issuers?: Readonly<Record<ProviderId, string>>
  /** For each request to a provider. */
  readonly providerTimeoutSeconds?: number
}

/**
 * Whether this is a developer's server, where nobody but the local providers signs people in. Without a code nobody does,
 * but what was left by them is the developer's own.
 */
export function usesDevelopmentSignIn(config: Pick<Config, 'isLocal' | 'google' | 'linkedin'>): boolean {
  return config.isLocal && !config.google && !config.linkedin
}

/**
 * A client for each provider that has credentials. With a code for the development sign-in the local providers take their
 * place, behind the same client.
 */
export function connectProviders(app: FastifyInstance, options: ProviderOptions & { config: SignInConfig }) {
  const { config, issuers, providerTimeoutSeconds = 5 } = options
  const { developmentCode } = config
  const local = developmentCode === undefined ? undefined : createLocalProviders(app, { ...config, developmentCode })
  const clients = new Map<ProviderId, OpenIdClient>()
  const secrets: { [id in ProviderId]?: string } = {}
  for (const id of PROVIDER_IDS) {
    const credentials = config[id]
    const connection: ({ credentials: Credentials } & Partial<LocalProvider>) | undefined =
      local?.[id] ?? (credentials && { credentials })
    if (!connection) continue
    const issuer = connection.issuer ?? issuers?.[id] ?? PROVIDERS[id].issuer
    secrets[id] = connection.credentials.clientSecret
    const client = createOpenIdClient({
      ...connection,
      provider: { ...PROVIDERS[id], issuer },
      callbackUrl: `${config.apiOrigin}/auth/${id}/callback`,
      timeoutSeconds: providerTimeoutSeconds,
    })
    clients.set(id, client)
  }
  return { clients, secrets, mountLocal: local?.mount }
}

/** What an issuer is called; its address if it is none of ours. `issuers`: other addresses of the providers. */
export function issuerNames(
  { apiOrigin }: Pick<Config, 'apiOrigin'>,
  { issuers }: Pick<ProviderOptions, 'issuers'> = {},
): (issuer: string) => string {
  const names = new Map(
    PROVIDER_IDS.flatMap((id): [string | undefined, string][] => {
      const { name, issuer } = PROVIDERS[id]
      return [
        [issuer, name],
        [issuers?.[id], name],
        [developmentIssuer(apiOrigin, id), `${name} (development sign-in)`],
      ]
    }),
  )
  return (issuer) => names.get(issuer) ?? issuer
}
