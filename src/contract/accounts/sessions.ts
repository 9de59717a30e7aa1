import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Instant } from '../core/fields.ts'
import { LANGUAGES } from '../core/languages.ts'
import { isOwnPath } from '../core/paths.ts'
import { ACCOUNT_LIMITS, MailToken as Token, typed } from './account-fields.ts'
import { PASSWORD_LENGTH } from './passwords.ts'

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const Done = v.object({ ok: v.literal(true) })

/** What a session hands to the phone. @see Specification §3 "Login response", "Browser local storage" */
export const SignedIn = v.object({
  /** A JWT of ten minutes; its payload carries `user_id`. */
  access: v.string(),
  email: v.string(),
  username: v.string(),
  id: Id,
})
export type SignedIn = v.InferOutput<typeof SignedIn>

/** `username` is a username or an e-mail. A password of any length is tried: one may be older than the rules. */
export const Login = v.object({ username: typed(ACCOUNT_LIMITS.emailLongest), password: typed(PASSWORD_LENGTH.longest * 4), remember: v.optional(v.boolean()) })

/** One signed-in device. `device` is what the browser said of itself, cut to a readable length. */
export const DeviceSession = v.object({
  id: v.string(),
  is_current: v.boolean(),
  device: v.string(),
  created_at: Instant,
  last_used_at: Instant,
})
export type DeviceSession = v.InferOutput<typeof DeviceSession>

/** What comes back from Google, with what the phone kept to prove that it asked. @see RFC 7636; OpenID Connect Core §3.1.2 */
export const GoogleReturn = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(2048)),
  /** `iss` of the return address, when the provider adds it (RFC 9207). */
  iss: v.optional(v.pipe(v.string(), v.maxLength(500))),
  state: Token,
  nonce: Token,
  code_verifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login/',
  summary: 'Signs in with a username or an e-mail, and begins a session',
  access: 'anyone',
  cookies: 'sets',
  body: Login,
  answer: SignedIn,
  offline: 'refuse',
})

export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh/',
  /** A new access token for the session of the refresh cookie, which is exchanged. */
  summary: 'A new access token for the session of the refresh cookie',
  access: 'anyone',
  cookies: 'needs',
  body: v.object({}),
  answer: SignedIn,
  offline: 'refuse',
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout/',
  /** Ends the session of the refresh cookie; without one there is nothing to end, which is no error. */
  summary: 'Ends the session of the refresh cookie',
  access: 'anyone',
  cookies: 'needs',
  body: v.object({}),
  answer: Done,
  offline: 'refuse',
})

export const readLoginWays = endpoint({
  method: 'GET',
  path: '/api/auth/ways/',
  summary: 'Which ways of signing in this service offers beside the password',
  access: 'anyone',
  answer: v.object({ google: v.boolean() }),
  offline: { keepDays: 30, noun: 'login-ways', shape: 'list' },
})

export const startGoogle = endpoint({
  method: 'POST',
  path: '/api/auth/google/start/',
  /** The address at Google to which the phone goes; state, nonce and verifier stay with it. */
  summary: 'The address at Google to which the phone goes',
  access: 'anyone',
  body: v.object({ state: Token, nonce: Token, code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  answer: v.object({ url: v.pipe(v.string(), v.url()) }),
  offline: 'refuse',
})

export const finishGoogle = endpoint({
  method: 'POST',
  path: '/api/auth/google/finish/',
  /** Signs in with what Google sent back; makes an account where there is none. `taken` when the e-mail belongs to one that is not linked. */
  summary: 'Signs in with what Google sent back',
  access: 'anyone',
  cookies: 'sets',
  body: v.object({ ...GoogleReturn.entries, remember: v.optional(v.boolean()), language: v.optional(v.picklist(LANGUAGES)) }),
  answer: SignedIn,
  offline: 'refuse',
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions/',
  /** The devices that are signed in to this account, the latest used first. */
  summary: 'The devices that are signed in to this account',
  access: 'signed-in',
  answer: v.array(DeviceSession),
  offline: { keepDays: 30, noun: 'sessions', shape: 'list' },
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{session_id}/',
  summary: 'Signs one device out',
  access: 'signed-in',
  params: v.object({ session_id: v.pipe(v.string(), v.maxLength(64)) }),
  answer: Done,
  offline: 'refuse',
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/other_sessions/',
  summary: 'Signs every other device out',
  access: 'signed-in',
  answer: v.object({ ended: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  offline: 'refuse',
})

/** Search of /login: where to go afterwards. Only a path of our own survives. */
export const readNext = (search: Record<string, unknown>): { next?: string } =>
  typeof search.next === 'string' && isOwnPath(search.next) ? { next: search.next } : {}
