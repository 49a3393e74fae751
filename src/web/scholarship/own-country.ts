/** The country whose citizen asks, as the last search was understood: on a scholarship's own page it is named first. */
let own: string | undefined

export const ownCountry = (): string | undefined => own

export function rememberOwnCountry(country: string | undefined): void {
  own = country
}
