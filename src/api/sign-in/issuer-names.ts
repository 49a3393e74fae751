import { developmentIssuer } from './development-leftovers.ts'
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from './providers.ts'

/** What an issuer is called; its address if it is none of ours. `issuers`: other addresses of the providers. */
export function issuerNames(
  apiOrigin: string,
  issuers: Partial<Readonly<Record<ProviderId, string>>> = {},
): (issuer: string) => string {
  const names = new Map(
    PROVIDER_IDS.flatMap((id): [string | undefined, string][] => {
      const { name, issuer } = PROVIDERS[id]
      return [
        [issuer, name],
        [issuers[id], name],
        [developmentIssuer(apiOrigin, id), `${name} (development sign-in)`],
      ]
    }),
  )
  return (issuer) => names.get(issuer) ?? issuer
}
