import * as v from 'valibot'
import { type Account, linkGoogle } from '#contract/accounts/accounts.ts'
import { finishGoogle, GoogleReturn, readNext, type SignedIn, startGoogle } from '#contract/accounts/sessions.ts'
import type { Language } from '#contract/core/languages.ts'
import { storedJson } from '../../state/stored.ts'
import { call } from '../../wire/call.ts'

/** `link` is for a user who is logged in already. */
export type GoogleIntent = 'sign-in' | 'link'

/** Of this tab only, and gone when it is closed: what proves that the answer from Google belongs to what was asked here. */
const STORED = storedJson('hatkhola-google', 'sessionStorage')
const SECRET_BYTES = 32

const Kept = v.object({
  intent: v.picklist(['sign-in', 'link']),
  next: v.optional(v.string()),
  state: GoogleReturn.entries.state,
  nonce: GoogleReturn.entries.nonce,
  code_verifier: GoogleReturn.entries.code_verifier,
})

/** What an address of /google-login says: nothing, that the person said no, something that was not asked here, or the answer. */
export type GoogleArrival =
  | { kind: 'nothing' }
  | { kind: 'refused' | 'failed' | 'mismatch'; intent: GoogleIntent; next: string | undefined }
  | { kind: 'answer'; intent: GoogleIntent; next: string | undefined; body: GoogleBody }
type GoogleBody = v.InferOutput<typeof GoogleReturn>

/**
 * Leaves for Google; the answer comes back to /google-login.
 * @param next where to go after signing in. @throws {Problem} offline; google-failed — Google cannot be reached
 */
export async function startGoogleFlow(intent: GoogleIntent, next?: string): Promise<void> {
  const kept = { intent, ...(next ? { next } : {}), state: secret(), nonce: secret(), code_verifier: secret() }
  const code_challenge = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kept.code_verifier))))
  const { url } = (await call(startGoogle, { body: { state: kept.state, nonce: kept.nonce, code_challenge } })).value
  if (!STORED.write(kept)) throw new Error('without storage no answer of Google could be told from another')
  // Going back from Google must not end at the screen that sends people to Google.
  if (/\/google-login\/?$/.test(location.pathname)) location.replace(url)
  else location.assign(url)
}

/** Reads what came back, once: what was kept is gone afterwards, and the address holds no code any more. */
export function takeGoogleArrival(): GoogleArrival {
  const search = new URLSearchParams(location.search)
  if (!search.has('code') && !search.has('error')) return { kind: 'nothing' }
  const kept = readKept()
  STORED.remove()
  history.replaceState(history.state, '', location.pathname)
  const next = kept && readNext(kept).next
  const about = { intent: kept?.intent ?? 'sign-in', next } as const
  if (!kept || search.get('state') !== kept.state) return { kind: 'mismatch', ...about }
  if (search.has('error')) return { kind: search.get('error') === 'access_denied' ? 'refused' : 'failed', ...about }
  const { state, nonce, code_verifier } = kept
  const body = v.safeParse(GoogleReturn, { code: search.get('code'), iss: search.get('iss') ?? undefined, state, nonce, code_verifier })
  return body.success ? { kind: 'answer', ...about, body: body.output } : { kind: 'failed', ...about }
}

/**
 * Signs in with the answer of Google. It is remembered without asking: people who share the phone share the Google account too.
 * @throws {Problem} google-failed; taken — the e-mail has an account that is not connected
 */
export const signInWithGoogle = async (body: GoogleBody, language: Language): Promise<SignedIn> =>
  (await call(finishGoogle, { body: { ...body, language, remember: true } })).value

/** Connects Google to the account of this session. @throws {Problem} google-failed; taken; not-verified */
export const connectGoogle = async (body: GoogleBody): Promise<Account> => (await call(linkGoogle, { body })).value

function readKept(): v.InferOutput<typeof Kept> | undefined {
  const kept = v.safeParse(Kept, STORED.read())
  return kept.success ? kept.output : undefined
}

const secret = (): string => base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
