export interface OwnCountry {
  readonly code: string
  readonly label: string
}

/** The country whose citizen asks, as the last search was understood: it is named first where a list is cut. */
let own: OwnCountry | undefined

export const ownCountry = (): OwnCountry | undefined => own

export function rememberOwnCountry(country: OwnCountry | undefined): void {
  own = country
}
