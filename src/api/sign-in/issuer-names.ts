import type { Config } from '#api/config.ts'
import type { ProviderOptions } from './connected-providers.ts'
import { developmentIssuer } from './development-leftovers.ts'
import { PROVIDER_IDS, PROVIDERS } from './providers.ts'

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
