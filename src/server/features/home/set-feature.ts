import { eq, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { type setFeature as contract, type FeaturePlace, featureFault } from '#contract/desk/features.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { FEATURE_KINDS } from '../../db/feature-kinds.ts'
import { features } from '../../db/tables/features.ts'
import type { NoteSecurityEvent } from '../../http/sessions/security-log.ts'

interface Tools {
  db: Database['db']
  note: NoteSecurityEvent
}

interface By {
  /** User id. */
  staff: number
  requestId: string
}

/**
 * Puts something public forward in its place of Home, instead of what stood there.
 * @param now milliseconds since the epoch
 * @throws {Problem} not-found — there is no such thing, or it is not public; bad-input — `until` is over or too far.
 */
export async function setFeature(
  { db, note }: Tools,
  { place, id, until }: BodyOf<typeof contract>,
  { staff, requestId, now }: By & { now: number },
): Promise<void> {
  const fault = featureFault(until, now)
  if (fault) throw new Problem('bad-input', { fields: { until: fault } })
  const kind = FEATURE_KINDS.find((one) => one.place === place)
  if (!kind) throw new Problem('not-found')
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute(sql`select from ${kind.table} x where x.id = ${id} and ${kind.isShownAt(now)} for key share`)
    if (rows.length === 0) throw new Problem('not-found')
    const row = { event: null, blog: null, [kind.column]: id, until, featured_by: staff, featured_at: sql`now()` }
    await tx
      .insert(features)
      .values({ place, ...row })
      .onConflictDoUpdate({ target: features.place, set: row })
    await note(tx, { kind: 'feature-set', user_id: null, request_id: requestId, by: 'staff', details: { place, [kind.column]: id, until, staff } })
  })
}

/** Takes back what stands in a place. Nothing there is left alone. */
export async function removeFeature({ db, note }: Tools, place: FeaturePlace, { staff, requestId }: By): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [gone] = await tx.delete(features).where(eq(features.place, place)).returning({ event: features.event, blog: features.blog })
    if (!gone) return
    const about = gone.event === null ? { blog: gone.blog ?? 0 } : { event: gone.event }
    await note(tx, { kind: 'feature-removed', user_id: null, request_id: requestId, by: 'staff', details: { place, ...about, staff } })
  })
}
