import { createHash, createHmac, randomBytes } from 'node:crypto'
import { ACCOUNT_LIMITS } from '#contract/accounts/account-fields.ts'
import type { Cookies } from '../../../http/responses/cookies.ts'

const SECRET_BYTES = 32
const SESSION_ID_BYTES = 16
const FORM = /^([\w-]{22})\.([\w-]{43})$/

/** What the cookie holds, in its two parts. */
export interface RefreshToken {
  session_id: string
  secret: string
}

export const newSessionId = (): string => randomBytes(SESSION_ID_BYTES).toString('base64url')
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** What is kept of a secret. It is random enough that a plain hash cannot be undone. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** The secret that follows one, made so that only who holds that one and the salt can make it again. */
export const successorOf = (secret: string, salt: string): string => createHmac('sha256', secret).update(salt).digest('base64url')

/** The refresh token of this browser, if it holds something of that form. */
export function readRefreshToken(cookies: Pick<Cookies, 'read'>): RefreshToken | undefined {
  const [, session_id, secret] = FORM.exec(cookies.read('__Host-rt') ?? '') ?? []
  return session_id && secret ? { session_id, secret } : undefined
}

/**
 * Hands a refresh token to the browser: for as long as the session may last, or until the browser is closed.
 * @param session `expires_at` ISO 8601 UTC; `now` milliseconds since the epoch.
 */
export function giveRefreshToken(
  cookies: Pick<Cookies, 'set'>,
  { session_id, secret }: RefreshToken,
  session: { remember: boolean; expires_at: string; now: number },
): void {
  const seconds = (Date.parse(session.expires_at) - session.now) / 1000
  const age = Math.max(1, Math.min(seconds, ACCOUNT_LIMITS.rememberedDays * 86_400))
  cookies.set('__Host-rt', `${session_id}.${secret}`, session.remember ? age : undefined)
}
