import { Problem } from '#contract/core/problem.ts'
import type { Database } from '../db/connection/open.ts'
import type { Reviewed, ReviewKind } from '../db/reviews/review-kind.ts'

/** One of what is reviewed. */
export interface SubjectOf {
  kind: ReviewKind
  subject: number
}

/**
 * What every visitor may see the reviews of.
 * @throws {Problem} not-found — there is none, or it is not public.
 */
export async function publicSubject(db: Pick<Database['db'], 'execute'>, { kind, subject }: SubjectOf): Promise<Reviewed> {
  const found = (await kind.read(db, [subject])).get(subject)
  if (!found?.is_public) throw new Problem('not-found')
  return found
}
