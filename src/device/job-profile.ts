import { get, promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import { JOB_PROFILE_ENTRIES, type JobProfileTexts } from '#contract/jobs/job-applications.ts'
import { JOB_PROFILE_KEY } from './private-store.ts'
import { privateStoreOf } from './stores.ts'

/** A CV as this phone knows it: the one that lies with the service by its id, or the bytes that were chosen here. */
export interface CvHere {
  /** With the service. */
  id?: number | undefined
  name: string
  kind: 'pdf' | 'image'
  /** Bytes. */
  size: number
  blob?: Blob | undefined
}

/** What the user said of themselves last on this phone. */
export interface JobProfileHere {
  texts: JobProfileTexts
  cv: CvHere | null
}

/** What the service has is a convenience here; what it has not is a draft of its owner: counted, asked about and cleared with those. */
const SENT = JOB_PROFILE_KEY
const UNSENT = `draft ${JOB_PROFILE_KEY} here`

const texts = v.object(v.entriesFromList(Object.keys(JOB_PROFILE_ENTRIES) as (keyof JobProfileTexts)[], v.string()))
const Cv = v.object({
  id: v.optional(v.number()),
  name: v.string(),
  kind: v.picklist(['pdf', 'image']),
  size: v.number(),
  blob: v.optional(v.custom<Blob>((value) => value instanceof Blob)),
})
const Here = v.object({ texts, cv: v.nullable(Cv) })

/** Undefined where nothing is kept, or only what another version wrote in a shape unknown here. */
export async function readJobProfile(userId: number): Promise<(JobProfileHere & { isSent: boolean }) | undefined> {
  const [unsent, sent] = await Promise.all([UNSENT, SENT].map((key) => get<unknown>(key, privateStoreOf(userId))))
  if (v.is(Here, unsent)) return { ...unsent, isSent: false }
  return v.is(Here, sent) ? { ...sent, isSent: true } : undefined
}

/**
 * Keeps it in place of what was kept before.
 * @param isSent whether the service has it.
 * @throws {Problem} out-of-space — what was kept before still stands.
 */
export const storeJobProfile = (userId: number, profile: JobProfileHere, isSent: boolean): Promise<void> =>
  privateStoreOf(userId)('readwrite', (store) => {
    store.put(profile, isSent ? SENT : UNSENT)
    store.delete(isSent ? UNSENT : SENT)
    return promisifyRequest(store.transaction)
  })

/** Forgets it. */
export const dropJobProfile = (userId: number): Promise<void> =>
  privateStoreOf(userId)('readwrite', (store) => {
    store.delete(SENT)
    store.delete(UNSENT)
    return promisifyRequest(store.transaction)
  })
