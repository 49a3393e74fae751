import { createHash, createPublicKey, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export const CLIENT = { id: 'the-client', secret: 'the-secret-of-the-client' }

type Claims = Readonly<Record<string, unknown>>

/** What the provider should do wrong, or differently. */
interface Behaviour {
  /** Override the ID token's claims; undefined leaves one out. */
  readonly claims?: Claims
  readonly userinfo?: Claims
  readonly foreignKey?: boolean
  readonly unsigned?: boolean
  /** These endpoints answer with 500, never answer, or cut the connection. */
  readonly broken?: Readonly<Partial<Record<'metadata' | 'token' | 'jwks', 'fails' | 'hangs' | 'cuts'>>>
  readonly otherIssuer?: boolean
}

interface Grant {
  readonly nonce: string | null
  readonly challenge: string | null
  readonly redirectUri: string | null
}

const KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const FOREIGN_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

/**
 * An OpenID provider for one test that can be told to misbehave, with the habits of Google under `/google` and of
 * LinkedIn under `/linkedin/oauth`. It has no pages: `consent` stands for the person's visit there.
 */
export async function startIssuer() {
  const grants = new Map<string, Grant>()
  let behaviour: Behaviour = {}

  const server = createServer((request, response) => {
    const [, provider = '', endpoint = ''] = /^\/(google|linkedin)(?:\/oauth)?\/(.*)$/.exec(request.url ?? '') ?? []
    const broken = behaviour.broken?.[endpoint.startsWith('.well-known') ? 'metadata' : (endpoint as 'token' | 'jwks')]
    if (broken === 'hangs') return
    if (broken === 'cuts') return request.socket.destroy()
    if (broken === 'fails') return send(response, 500, { error: 'oops' })
    const issuer = issuers()[provider as 'google' | 'linkedin']
    if (endpoint === '.well-known/openid-configuration') return send(response, 200, metadata(issuer))
    if (endpoint === 'jwks') return send(response, 200, { keys: [publicKey()] })
    if (endpoint === 'userinfo') return send(response, 200, { sub: 'sub-1', ...behaviour.userinfo })
    redeem(request, issuer, provider === 'linkedin').then(
      ([status, body]) => send(response, status, body),
      () => send(response, 500, {}),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  const issuers = () => ({ google: `${origin}/google`, linkedin: `${origin}/linkedin/oauth` })

  const metadata = (issuer: string) => ({
    issuer: behaviour.otherIssuer ? 'https://evil.example' : issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/userinfo`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  })

  const redeem = async (request: IncomingMessage, issuer: string, isLinkedIn: boolean): Promise<[number, object]> => {
    const form = new URLSearchParams(await text(request))
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const verifier = form.get('code_verifier')
    if (
      form.get('client_id') !== CLIENT.id ||
      form.get('client_secret') !== CLIENT.secret ||
      (isLinkedIn && verifier)
    ) {
      return [401, { error: 'invalid_client' }]
    }
    const challenge = verifier === null ? null : createHash('sha256').update(verifier).digest('base64url')
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
      return [400, { error: 'invalid_grant' }]
    }
    const token = {
      access_token: randomUUID(),
      expires_in: 600,
      id_token: idToken(issuer, isLinkedIn ? null : grant.nonce),
    }
    // LinkedIn has been seen to leave it out.
    return [200, isLinkedIn ? token : { ...token, token_type: 'Bearer' }]
  }

  const idToken = (issuer: string, nonce: string | null) => {
    const now = Math.floor(Date.now() / 1000)
    const person = { sub: 'sub-1', name: 'Ada Lovelace', email: 'ada@example.org', email_verified: true }
    const claims = {
      iss: issuer,
      aud: CLIENT.id,
      iat: now,
      exp: now + 600,
      ...person,
      ...(nonce && { nonce }),
      ...behaviour.claims,
    }
    const { foreignKey, unsigned } = behaviour
    const body = `${encode({ alg: unsigned ? 'none' : 'RS256', kid: 'k' })}.${encode(claims)}`
    return `${body}.${unsigned ? '' : signature(body, foreignKey ? FOREIGN_KEY : KEY)}`
  }

  return {
    issuers: issuers(),
    behave: (next: Behaviour): void => {
      behaviour = next
    },
    /** The person agrees on the provider's page. Returns the address that the browser is sent back to. */
    consent(authorization: string): URL {
      const { searchParams } = new URL(authorization)
      const code = randomUUID()
      grants.set(code, {
        nonce: searchParams.get('nonce'),
        challenge: searchParams.get('code_challenge'),
        redirectUri: searchParams.get('redirect_uri'),
      })
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString()
      return back
    },
    /** The person, or the provider, does not agree. */
    refuse(authorization: string, error: string): URL {
      const { searchParams } = new URL(authorization)
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ error, state: searchParams.get('state') ?? '' }).toString()
      return back
    },
  }
}

function publicKey() {
  return { ...createPublicKey(KEY).export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signature(body: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(body), key).toString('base64url')
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}
