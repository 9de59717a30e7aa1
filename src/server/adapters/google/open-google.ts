import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client'
import { Problem } from '#contract/core/problem.ts'
import type { Google, GoogleAnswer, GoogleIdentity } from './google.ts'

/** The client that the operator has registered at the provider. */
export interface GoogleSettings {
  client_id: string
  client_secret: string
  /** `https://accounts.google.com`, or another OpenID provider. */
  issuer: string
}

interface Surroundings {
  google: GoogleSettings | undefined
  mode: 'development' | 'production'
  /** Public address of the service, without trailing slash. */
  origin: string
}

interface FaultLog {
  warn: (facts: object, text: string) => void
}

/** However many requests one step takes: no visitor waits longer for Google than for us. */
const PATIENCE_MS = 10_000
const SCOPE = 'openid email profile'

/**
 * Signing in with Google as the settings say; undefined where they say nothing.
 * What Google says of itself is read at the first use and kept; when it cannot be read, the next use tries again.
 * @param log hears which kind of fault it was, never what was sent.
 * @param patienceMs tests only.
 * @see OpenID Connect Core 1.0 §3.1, RFC 7636
 */
export function openGoogle({ google, mode, origin }: Surroundings, log: FaultLog, patienceMs = PATIENCE_MS): Google | undefined {
  if (!google) return undefined
  const redirect = `${origin}/google-login`
  let found: Promise<Configuration> | undefined
  const find = () => {
    found ??= discover(google, mode).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
  const attempt = async <T>(step: (configuration: Configuration) => Promise<T>): Promise<T> => {
    try {
      return await within(patienceMs, async () => step(await find()))
    } catch (error) {
      log.warn(faultFacts(error), 'google failed')
      throw new Problem('google-failed', { cause: error })
    }
  }
  return {
    addressFor: ({ state, nonce, code_challenge }) =>
      attempt(async (configuration) => {
        const parameters = { redirect_uri: redirect, scope: SCOPE, state, nonce, code_challenge, code_challenge_method: 'S256' }
        return buildAuthorizationUrl(configuration, parameters).href
      }),
    identify: (answer) => attempt((configuration) => identify(configuration, redirect, answer)),
  }
}

async function discover({ issuer, client_id, client_secret }: GoogleSettings, mode: Surroundings['mode']): Promise<Configuration> {
  const isPlainAllowed = mode === 'development' && issuer.startsWith('http:')
  return discovery(new URL(issuer), client_id, undefined, ClientSecretPost(client_secret), {
    timeout: PATIENCE_MS / 1000,
    // TLS alone would do by the standard; the signature holds also where an intermediary stands between.
    execute: [enableNonRepudiationChecks, ...(isPlainAllowed ? [allowInsecureRequests] : [])],
  })
}

/** Exchanges the code; the library checks state, nonce, verifier, and signature, issuer, audience and time of the ID token. */
async function identify(configuration: Configuration, redirect: string, answer: GoogleAnswer): Promise<GoogleIdentity> {
  const { code, iss, state, nonce, code_verifier } = answer
  const returned = new URL(redirect)
  returned.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString()
  const checks = { pkceCodeVerifier: code_verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
  const claims = (await authorizationCodeGrant(configuration, returned, checks)).claims()
  if (!claims || typeof claims.email !== 'string') throw new TypeError('the ID token names no e-mail')
  return { sub: claims.sub, email: claims.email, email_verified: claims.email_verified === true, name: typeof claims.name === 'string' ? claims.name : '' }
}

/** @throws {DOMException} TimeoutError — after `ms`; what was asked is given up by its own time limit. */
async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(ms)
  const patience = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason), { once: true })
  })
  return Promise.race([work(), patience])
}

/** The kind of a fault: enough to see that a secret is wrong or the network away. */
function faultFacts(error: unknown): object {
  if (!(error instanceof Error)) return { fault: 'unknown' }
  const words = (value: unknown) => (typeof value === 'string' && /^[\w.:-]{1,60}$/.test(value) ? value : undefined)
  return { fault: error.name, code: words('code' in error ? error.code : undefined), answer: words('error' in error ? error.error : undefined) }
}
