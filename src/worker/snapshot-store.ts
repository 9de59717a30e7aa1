import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { announce } from '#device/messages.ts'
import { dropSnapshot, readSnapshot, type Snapshot, tidySnapshots, touchSnapshot, writeSnapshot } from '#device/snapshots/snapshots.ts'
import type { NetworkAnswer } from './ask-network.ts'
import type { CachedRequest } from './cached-endpoints.ts'

type NewAnswer = Extract<NetworkAnswer, { kind: 'new' }>

/** The held answer, or null if there is none that fits the contract of this build. A phone that cannot read counts as one that holds nothing. */
export async function findSnapshot({ address, endpoint }: CachedRequest): Promise<Snapshot | null> {
  const snapshot = await ignoreStorageError(readSnapshot(address), null)
  return snapshot && v.is(endpoint.answer, snapshot.body) ? snapshot : null
}

/**
 * Keeps a good answer. What the phone refuses to keep is reported to the pages, and the answer itself still goes out.
 * @returns whether it is held now.
 */
export function storeAnswer(cachedRequest: CachedRequest, answer: NewAnswer, via: Snapshot['via']): Promise<boolean> {
  const now = new Date().toISOString()
  return storeSnapshot(cachedRequest, {
    address: cachedRequest.address,
    status: 200,
    body: answer.body,
    etag: answer.etag,
    fetchedAt: now,
    checkedAt: now,
    via,
  })
}

/** Keeps a snapshot that was made elsewhere. @returns whether it is held now. */
export async function storeSnapshot({ shelf }: CachedRequest, snapshot: Snapshot): Promise<boolean> {
  const keep = async () => {
    await writeSnapshot(snapshot, shelf)
    return true
  }
  const keepAfterMakingRoom = async (cause: unknown) => {
    if (!(cause instanceof Problem)) throw cause
    await tidySnapshots(snapshot.address)
    return keep()
  }
  return ignoreStorageError(keep().catch(keepAfterMakingRoom), false)
}

/** The network stands for the held answer. */
export async function confirmSnapshot(snapshot: Snapshot): Promise<void> {
  const checkedAt = new Date().toISOString()
  await ignoreStorageError(touchSnapshot(snapshot.address, snapshot.etag, checkedAt), false)
  announce({ type: 'answer-checked', address: snapshot.address, checkedAt })
}

export const forgetSnapshot = (address: string): Promise<void> => ignoreStorageError(dropSnapshot(address), undefined)

/** Goes on without the phone's storage, and says so to the pages. */
export async function ignoreStorageError<T>(work: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work
  } catch (cause) {
    announce({ type: 'storage-failed', code: cause instanceof Problem && cause.code === 'out-of-space' ? 'out-of-space' : 'bug' })
    return otherwise
  }
}
