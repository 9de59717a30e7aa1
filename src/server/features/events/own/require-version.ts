import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { EventRow } from '../../../db/events/own-event.ts'
import { events } from '../../../db/tables/events.ts'

/** Of every change by its seller. */
export const changed = { version: sql`${events.version} + 1`, updated_at: sql`now()` }

/**
 * Lets pass a caller who has seen the event as it stands.
 * @param seen undefined: a caller who names no version is believed to have.
 * @throws {Problem} stale — with `facts.version`.
 */
export function requireVersion({ version }: Pick<EventRow, 'version'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new Problem('stale', { facts: { version } })
}
