/**
 * An address as it is compared: small letters for capitals. Only where both are a pair: the small letter of the Kelvin
 * sign is k, and an address that begins with it is another's.
 */
export function lowerCaseEmail(email: string): string {
  return email.replaceAll(/./gsu, smallOf)
}

function smallOf(letter: string): string {
  const small = letter.toLowerCase()
  return small.toUpperCase() === letter ? small : letter
}
