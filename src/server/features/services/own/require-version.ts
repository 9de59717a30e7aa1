import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { services } from '../../../db/tables/services.ts'

/** Of every change by its seller. */
export const changed = { version: sql`${services.version} + 1`, updated_at: sql`now()` }

/** Lets pass a change of what was seen. @param version undefined: what was changed meanwhile does not matter. @throws {Problem} stale */
export function requireVersion(row: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw new Problem('stale', { facts: { version: row.version } })
}
