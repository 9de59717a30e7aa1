import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { afterAll, beforeAll } from 'vitest'
import type { GoogleSettings } from '#server/adapters/google/open-google.ts'

/** A person as the provider knows them. */
export interface ProviderPerson {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

export interface TestProvider {
  settings: () => GoogleSettings
  /** Who is at the keyboard. */
  person: ProviderPerson
  /** Answers in the provider's place, for as long as it is set; false lets the provider answer. */
  instead: ((incoming: IncomingMessage, outgoing: ServerResponse) => boolean) | undefined
  /** Requests so far, by path. */
  asked: string[]
  /** Goes where the phone is sent, signs in, and gives the parameters that come back. */
  visit: (address: string) => Promise<Record<string, string>>
}

const CLIENT = { client_id: 'hatkhola-tests', client_secret: 'a secret of the tests only' }

/** A secret as the phone makes one. */
export const newSecret = () => randomBytes(32).toString('base64url')
/** @see RFC 7636 §4.2 */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')
/** What the phone keeps of one sign-in, and what of it the provider hears. */
export function newFlow() {
  const kept = { state: newSecret(), nonce: newSecret(), code_verifier: newSecret() }
  return { kept, told: { state: kept.state, nonce: kept.nonce, code_challenge: challengeOf(kept.code_verifier) } }
}

/** A real OpenID provider on a free port, for the test file that calls this, in Google's place. @param redirect where it sends people back to. */
export function useOpenIdProvider(redirect: string): TestProvider {
  let issuer = ''
  const provider: TestProvider = {
    settings: () => ({ ...CLIENT, issuer }),
    person: { sub: 'nobody' },
    instead: undefined,
    asked: [],
    visit: (address) => visit(address, redirect),
  }
  const server = createServer()
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const real = await makeProvider(issuer, redirect, provider)
    const answer = real.callback()
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      provider.asked.push((incoming.url ?? '').split('?')[0] ?? '')
      if (provider.instead?.(incoming, outgoing)) return
      if (incoming.url?.startsWith('/interaction/')) void real.interactionFinished(incoming, outgoing, { login: { accountId: provider.person.sub } })
      else void answer(incoming, outgoing)
    })
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return provider
}

async function makeProvider(issuer: string, redirect: string, state: TestProvider): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return new Provider(issuer, {
    clients: [
      { ...CLIENT, redirect_uris: [redirect], response_types: ['code'], grant_types: ['authorization_code'], token_endpoint_auth_method: 'client_secret_post' },
    ],
    cookies: { keys: [randomBytes(16).toString('hex')] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'tests' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does it: what is known stands in the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ ...state.person, sub: id }) }),
    // Every account has given its consent already.
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({ clientId: CLIENT.client_id, accountId: context.oidc.session?.accountId ?? '' })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
}

/** Follows redirects as a browser does, cookies included, until one leads back to us. */
async function visit(address: string, redirect: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  let next = new URL(address)
  for (let step = 0; step < 10; step++) {
    if (next.href.startsWith(redirect)) return Object.fromEntries(next.searchParams)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    const text = await response.text()
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider stopped at ${next.pathname}: ${response.status} ${text.slice(0, 300)}`)
    next = new URL(location, next)
  }
  throw new Error('the provider goes round in circles')
}
