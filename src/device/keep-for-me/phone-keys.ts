import { get, set, update } from 'idb-keyval'
import * as v from 'valibot'
import { type OpeningKey, readOpeningKey, readSealingKey, SealingKey } from '#contract/accounts/phone-keys.ts'
import type { EndpointSpec, ResultOf } from '#contract/core/endpoint.ts'
import { newKey } from '#contract/core/new-key.ts'
import { Problem } from '#contract/core/problem.ts'
import { askService } from '../http/ask-service.ts'
import { privateStoreOf, storeOf } from '../stores.ts'

const PHONE_ID = 'phone-id'
/** Of the account's own store: with it the phone can seal without network. It opens nothing. */
export const SEALING_KEY = 'sealing-key'
const GIVE_UP_AFTER_MS = 8_000

/** The name that this phone made up for itself, the same for everybody who uses it. */
async function phoneId(): Promise<string> {
  await update<unknown>(PHONE_ID, (held) => (typeof held === 'string' ? held : newKey()), storeOf('device'))
  const held = await get<unknown>(PHONE_ID, storeOf('device'))
  if (typeof held !== 'string') throw new Problem('bug')
  return held
}

/** By which the account can seal here; undefined before it was fetched. */
export async function readHeldSealingKey(userId: number): Promise<SealingKey | undefined> {
  const held = await get<unknown>(SEALING_KEY, privateStoreOf(userId))
  return v.is(SealingKey, held) ? held : undefined
}

/**
 * Fetches it, and keeps it for when there is no network.
 * @throws {Problem} not-signed-in — the token is not taken; offline, too-slow, busy, strange-answer — nothing is known; out-of-space.
 */
export async function fetchSealingKey(userId: number, access: string): Promise<SealingKey> {
  const key = await askForKey(readSealingKey, access)
  await set(SEALING_KEY, key, privateStoreOf(userId))
  return key
}

/**
 * Fetches what opens what the account has sealed here. It is kept nowhere.
 * @throws {Problem} as `fetchSealingKey`.
 */
export const fetchOpeningKey = (access: string): Promise<OpeningKey> => askForKey(readOpeningKey, access)

const askForKey = async <const E extends EndpointSpec>(spec: E, token: string): Promise<ResultOf<E>> =>
  askService(spec, { query: { phone_id: await phoneId() }, token, timeoutMs: GIVE_UP_AFTER_MS })
