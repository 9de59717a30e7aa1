import { hkdfSync } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { ACCOUNT_LIMITS } from '#contract/accounts/account-fields.ts'

const ALGORITHM = 'HS256'
const TYPE = 'at+jwt'
const ISSUER = 'hatkhola'
const AUDIENCE = 'hatkhola-api'
/** Clocks of several processes differ by a little. */
const LEEWAY_SECONDS = 30

/** The account that a token speaks for. */
export interface Claims {
  user_id: number
  /** The session it was given out in. */
  sid: string
}

export interface AccessTokens {
  /** @param now milliseconds since the epoch. */
  issue: (claims: Claims, now: number) => Promise<string>
  /** What a token says, or undefined when it is not one of ours, or not for now. @param now milliseconds since the epoch. */
  read: (token: string, now: number) => Promise<Claims | undefined>
}

/**
 * Makes and reads the tokens that requests carry: JWTs of ten minutes with one fixed algorithm, whose payload has `user_id`.
 * They prove who asks, not that the session still lives: that is asked of the database.
 * @param secret of the service; a key of its own is derived from it.
 * @see RFC 7519, RFC 9068; Specification §3 "Login response"
 */
export function accessTokens(secret: string): AccessTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'hatkhola access tokens', 32))
  return {
    issue: ({ user_id, sid }, now) =>
      new SignJWT({ user_id, sid })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(crypto.randomUUID())
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(now / 1000) + ACCOUNT_LIMITS.accessTokenSeconds)
        .sign(key),
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTolerance: LEEWAY_SECONDS,
          currentDate: new Date(now),
          requiredClaims: ['exp', 'iat', 'jti', 'sid', 'user_id'],
        })
        const { user_id, sid } = payload
        return typeof user_id === 'number' && typeof sid === 'string' ? { user_id, sid } : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
