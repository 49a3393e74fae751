export const PROVIDER_IDS = ['google', 'linkedin'] as const
export type ProviderId = (typeof PROVIDER_IDS)[number]

export interface Provider {
  readonly id: ProviderId
  readonly name: string
  /** As the specification writes it on the button. */
  readonly buttonText: string
  readonly issuer: string
  /** Whether it accepts a PKCE challenge. LinkedIn answers one with invalid_client. */
  readonly takesChallenge: boolean
  /** Whether the nonce comes back in the ID token. */
  readonly echoesNonce: boolean
  /** Extra parameters for its authorization endpoint. */
  readonly parameters: Readonly<Record<string, string>>
}

export const PROVIDERS: Readonly<Record<ProviderId, Provider>> = {
  google: {
    id: 'google',
    name: 'Google',
    buttonText: 'Sign in with Google',
    issuer: 'https://accounts.google.com',
    takesChallenge: true,
    echoesNonce: true,
    // On a shared computer nobody should end up in the account of the person before.
    parameters: { prompt: 'select_account' },
  },
  linkedin: {
    id: 'linkedin',
    name: 'LinkedIn',
    buttonText: 'Sign in with Linkedin',
    issuer: 'https://www.linkedin.com/oauth',
    takesChallenge: false,
    echoesNonce: false,
    // It documents no chooser: whoever has agreed once is sent straight back.
    // https://learn.microsoft.com/en-us/linkedin/shared/authentication/authorization-code-flow
    parameters: {},
  },
}

export function isProviderId(text: string): text is ProviderId {
  return (PROVIDER_IDS as readonly string[]).includes(text)
}
