import { del, delMany, entries, get, getMany, keys, set } from 'idb-keyval'
import { isEntryKey, OUTBOX_KEY, PHONE } from './outbox/outbox-entry.ts'
import { deletePrivateStore, listPrivateStores, privateStoreOf } from './stores.ts'

/** An answer that only one account may read. */
interface PrivateAnswer {
  /** Canonical: contract/core/endpoint.ts, `addressOf`. */
  address: string
  /** Parsed JSON that fitted the endpoint's answer when it came. */
  body: unknown
  etag: string | null
  /** ISO 8601 UTC. */
  fetchedAt: string
}

const MOST_ANSWERS = 200
const ANSWER = 'answer '
/** What the service has of what its owner said of themselves to employers. @see device/job-profile.ts */
export const JOB_PROFILE_KEY = 'job-profile'
/** In the account's own store. */
export const answerKey = (address: string): string => ANSWER + address
export const isAnswerKey = (key: string): boolean => key.startsWith(ANSWER)

/**
 * Keeps an answer for its owner, in place of a former one of the same address; the oldest ones give way to it.
 * @throws {Problem} out-of-space — the former answer, if any, still stands.
 */
export async function storePrivateAnswer(userId: number, answer: PrivateAnswer): Promise<void> {
  // The first thing done, so that nothing is written once the owner has gone: a later deletion of the database comes after it.
  await set(answerKey(answer.address), answer, privateStoreOf(userId))
  const held = (await keys<string>(privateStoreOf(userId))).filter((key) => key.startsWith(ANSWER))
  if (held.length > MOST_ANSWERS) await dropOldest(userId)
}

async function dropOldest(userId: number): Promise<void> {
  const answers = (await entries<string, unknown>(privateStoreOf(userId))).filter(([key]) => key.startsWith(ANSWER))
  const ageOf = (value: unknown) => (isPrivateAnswer(value) ? value.fetchedAt : '')
  const oldest = answers.sort(([, a], [, b]) => (ageOf(a) < ageOf(b) ? -1 : 1)).slice(0, answers.length - MOST_ANSWERS)
  await delMany(
    oldest.map(([key]) => key),
    privateStoreOf(userId),
  )
}

/** The kept answer of an address, or null. */
export async function readPrivateAnswer(userId: number, address: string): Promise<PrivateAnswer | null> {
  const record = await get<unknown>(answerKey(address), privateStoreOf(userId))
  return isPrivateAnswer(record) ? record : null
}

/** The kept answers whose addresses begin so, of one account. */
export async function readPrivateAnswersUnder(userId: number, ...beginnings: string[]): Promise<PrivateAnswer[]> {
  const held = await keys<string>(privateStoreOf(userId))
  const wanted = held.filter((key) => beginnings.some((beginning) => key.startsWith(answerKey(beginning))))
  if (wanted.length === 0) return []
  return (await getMany<unknown>(wanted, privateStoreOf(userId))).filter(isPrivateAnswer)
}

export async function dropPrivateAnswer(userId: number, address: string): Promise<void> {
  await del(answerKey(address), privateStoreOf(userId))
}

/** Forgets every answer of an account, and what else the service has; what its owner was writing stays. */
export async function clearPrivateAnswers(userId: number): Promise<void> {
  const held = await keys<string>(privateStoreOf(userId))
  await delMany(
    held.filter((key) => key.startsWith(ANSWER) || key === JOB_PROFILE_KEY),
    privateStoreOf(userId),
  )
}

/**
 * Deletes what accounts have in private on this phone, but for what waits to be sent: its owners have not signed out, and were not asked.
 * No other user is shown it, and it does not go out in another user's name.
 * @param known an account that has something here, for browsers that do not list databases. @param spared the account whose things stay.
 */
export async function dropPrivateStores({ known, spared }: { known?: number | undefined; spared?: number | undefined }): Promise<void> {
  const owners = new Set(await listPrivateStores())
  if (known !== undefined) owners.add(known)
  if (spared !== undefined) owners.delete(spared)
  // It belongs to no account: none has signed out of it, and it must not be looked at while a gate writes to it.
  owners.delete(PHONE)
  await Promise.all([...owners].map(leaveOnlyOutbox))
}

/** What another app shared lies under keys that begin so: drafts like any other, of an account or of visitors. @see shared-items.ts */
export const SHARED_KEY = 'draft shared '

/** Deletes what was shared here while no user was signed in: it may be of the user who signs out now. */
export async function dropVisitorsShared(): Promise<void> {
  if (!(await listPrivateStores()).includes(PHONE)) return
  const held = (await keys<string>(privateStoreOf(PHONE))).filter((key) => key.startsWith(SHARED_KEY))
  if (held.length > 0) await delMany(held, privateStoreOf(PHONE))
}

/** Deletes what one account has in private on this phone, but for what waits to be sent. */
export async function leaveOnlyOutbox(userId: number): Promise<void> {
  const held = await keys<string>(privateStoreOf(userId))
  const others = held.filter((key) => !key.startsWith(OUTBOX_KEY))
  if (held.some(isEntryKey)) await delMany(others, privateStoreOf(userId))
  else await deletePrivateStore(userId)
}

function isPrivateAnswer(value: unknown): value is PrivateAnswer {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Partial<Record<keyof PrivateAnswer, unknown>>
  return typeof record.address === 'string' && 'body' in record && typeof record.fetchedAt === 'string'
}
