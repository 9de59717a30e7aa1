import type { JobProfileHere } from '#device/job-profile.ts'
import { useSession } from './session/session.ts'

export type { CvHere, JobProfileHere } from '#device/job-profile.ts'

const loadDevice = () => import('#device/job-profile.ts')
const owner = () => useSession.getState().account?.id

/**
 * What the person of this session said of themselves last on this phone, and whether the service has it; undefined when nothing is kept. A phone
 * that does not let us look keeps nothing.
 */
export async function readJobProfileHere(): Promise<(JobProfileHere & { isSent: boolean }) | undefined> {
  const id = owner()
  if (id === undefined) return undefined
  const found = await (await loadDevice()).readJobProfile(id).catch(() => undefined)
  return owner() === id ? found : undefined
}

/**
 * Keeps it for the next application, with or without network. Signing out deletes it, and asks first where the service has it not.
 * @throws {Problem} out-of-space — what was kept before still stands.
 */
export async function storeJobProfileHere(profile: JobProfileHere, { isSent }: { isSent: boolean }): Promise<void> {
  const id = owner()
  if (id === undefined) return
  const { storeJobProfile } = await loadDevice()
  const own = await withOwnBytes(profile)
  // Signed out meanwhile: nothing is written for a user who is gone.
  if (owner() === id) await storeJobProfile(id, own, isSent)
}

/** Forgets it: it was taken back. */
export async function forgetJobProfileHere(): Promise<void> {
  const id = owner()
  if (id !== undefined) await (await loadDevice()).dropJobProfile(id)
}

/** A file may be moved or thrown away elsewhere on the phone: its bytes are read now. One that cannot be read is named without them. */
async function withOwnBytes(profile: JobProfileHere): Promise<JobProfileHere> {
  const { cv } = profile
  if (!cv?.blob) return profile
  const { blob, ...known } = cv
  const bytes = await blob.arrayBuffer().catch(() => undefined)
  return { ...profile, cv: bytes ? { ...known, blob: new Blob([bytes], { type: blob.type }) } : known }
}
