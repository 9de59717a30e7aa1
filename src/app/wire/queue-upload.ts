import type { EndpointSpec, InputOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { storeEntry } from '#device/outbox/outbox.ts'
import { UPLOAD_FIELD } from '#device/outbox/outbox-entry.ts'
import { askToKeepStorage } from './keep-storage.ts'
import { type NewEntry, newEntry } from './new-entry.ts'
import { presentUser } from './token-source.ts'

type QueueableUpload = EndpointSpec & { offline: 'queue'; upload: object }

/**
 * Stores a file that is to be sent, in the name of the signed-in user, and does not wait for the network: the outbox sends it in its turn
 * (`sendWaiting` of `state/outbox/outbox.ts`), also when this page is gone by then.
 * @throws {Problem} out-of-space, too-large, bad-input — the phone could not keep it, and it is not sent; not-signed-in — no user is.
 */
export async function queueUpload<const E extends QueueableUpload>(spec: E, input: Pick<InputOf<E>, 'query'> & { file: Blob }, entry: NewEntry): Promise<void> {
  const userId = presentUser()
  if (userId === undefined) throw new Problem('not-signed-in')
  await storeEntry(userId, newEntry(spec, { query: input.query }, entry), { [UPLOAD_FIELD]: input.file })
  void askToKeepStorage()
}
