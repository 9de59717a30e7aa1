import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../db/connection/open.ts'
import { readPublic, readPublicOfThread, type Subject, type ThreadKind } from '../db/threads/thread-kind.ts'

type Reader = Pick<Database['db'], 'execute'>

/**
 * What every visitor may see, and write about.
 * @param now milliseconds since the epoch.
 * @throws {Problem} not-found — there is none, or it is not public.
 */
export async function publicSubject(db: Reader, of: Pick<Subject, 'kind' | 'id'>, now: number): Promise<Subject> {
  const subject = await readPublic(db, of, now)
  if (!subject) throw new Problem('not-found')
  return subject
}

/** The same by its thread. @throws {Problem} not-found */
export async function publicSubjectOf(db: Reader, kinds: readonly ThreadKind[], asked: { thread: number; now: number }): Promise<Subject> {
  const subject = await readPublicOfThread(db, kinds, asked)
  if (!subject) throw new Problem('not-found')
  return subject
}
