import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey } from '../core/fields.ts'

/** So many days what was kept at a sign-out waits on its phone for its owner. */
export const KEEP_FOR_ME_DAYS = 30

/** base64url of 32 bytes: one number of a P-256 key. @see RFC 7518 §6.2 */
const Number32 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
/** By this the owner's phone finds what is theirs; it says nothing of them to other users. base64url of 16 bytes. */
const Mark = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))

/** With it any client can seal for one account on one phone; no client can open with it. */
export const SealingKey = v.object({ mark: Mark, x: Number32, y: Number32 })
export type SealingKey = v.InferOutput<typeof SealingKey>

/** Opens what was sealed for one account on one phone. */
export const OpeningKey = v.object({ ...SealingKey.entries, d: Number32 })
export type OpeningKey = v.InferOutput<typeof OpeningKey>

/** A name that the phone made up for itself; it says nothing of who uses it. */
const phone = v.object({ phone_id: ClientKey })

export const readSealingKey = endpoint({
  method: 'GET',
  path: '/api/account/sealing_key/',
  summary: 'The public key by which a phone can seal, also without network, what this account leaves there when it signs out',
  access: 'signed-in',
  query: phone,
  answer: SealingKey,
  offline: 'never',
})

export const readOpeningKey = endpoint({
  method: 'GET',
  path: '/api/account/opening_key/',
  summary: 'The private key that opens what this account has sealed on that phone',
  access: 'signed-in',
  perMinute: 20,
  query: phone,
  answer: OpeningKey,
  offline: 'never',
})
