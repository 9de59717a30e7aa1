import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { JOB_PROFILE_LIMITS } from '#contract/jobs/cv-files.ts'
import { readCv } from '../../../adapters/cv-files.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { takeLooseCvs } from '../../../db/jobs/loose-cvs.ts'
import { job_cvs } from '../../../db/tables/jobs.ts'
import type { ApplicationParts } from './parts.ts'

/** A CV whose bytes are stored, and of which no row knows yet. */
export interface StoredCv {
  key: string
  kind: 'pdf' | 'image'
  bytes: number
  is_active: boolean
}

export const CV_COLUMNS = {
  id: job_cvs.id,
  name: job_cvs.name,
  kind: job_cvs.kind,
  bytes: job_cvs.bytes,
  is_active: job_cvs.is_active,
  added_at: job_cvs.added_at,
}

/**
 * Proves and stores a CV. It is swept when no row comes to know of it.
 * @throws {Problem} too-many-requests — uploads of this person; unsupported-media, too-large, busy, pictures-full — as `readCv` and `Papers` say.
 */
export async function storeCv({ privateFiles, pictures, countUpload }: ApplicationParts, user_id: number, sent: Uint8Array): Promise<StoredCv> {
  await countUpload(user_id)
  const { kind, bytes, type, is_active } = await readCv(sent, pictures)
  return { key: await privateFiles.put({ bytes, type }, user_id), kind, bytes: bytes.byteLength, is_active }
}

/** Writes down whose it is. Its name is made of theirs: that of a file says what its phone calls it. */
export async function noteCv(tx: Tx, user_id: number, { stored, full_name }: { stored: StoredCv; full_name: string }): Promise<number> {
  const [made] = await tx
    .insert(job_cvs)
    .values({ ...stored, user_id, name: cvName(full_name, stored.kind) })
    .returning({ id: job_cvs.id })
  if (!made) throw new TypeError('a CV was not written')
  return made.id
}

/** What a CV is called where it is kept. */
export function cvName(full_name: string, kind: StoredCv['kind']): string {
  const ending = kind === 'pdf' ? '.pdf' : '.jpg'
  return [...full_name].slice(0, JOB_PROFILE_LIMITS.fileNameLongest - ending.length).join('') + ending
}

/** Keeps one's own CV from being removed meanwhile. @throws {Problem} bad-input — there is none, or it is another user's. */
export async function holdOwnCv(tx: Tx, user_id: number, cv: number): Promise<number> {
  const [held] = await tx
    .select({ id: job_cvs.id })
    .from(job_cvs)
    .where(and(eq(job_cvs.id, cv), eq(job_cvs.user_id, user_id)))
    .for('key share')
  if (!held) throw new Problem('bad-input', { fields: { cv: 'does-not-fit' } })
  return held.id
}

/** Removes those CVs of a user that nothing refers to any more. */
export async function dropLooseCvs({ privateFiles }: Pick<ApplicationParts, 'privateFiles'>, db: Database['db'], user_id: number): Promise<void> {
  for (const key of await takeLooseCvs(db, sql`c.user_id = ${user_id}`)) await privateFiles.remove(key)
}
