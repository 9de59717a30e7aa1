import { sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { changeKinds } from './change-kinds.ts'

/**
 * Puts the kinds of ticket of an event in another order.
 * @param ids all of them, each once.
 * @throws {Problem} not-found — the event; bad-input — one is missing, or is none of its kinds.
 */
export function orderKinds(tx: Tx, seller: number, { event_id, ids }: { event_id: number; ids: readonly number[] }): Promise<void> {
  return changeKinds(tx, { seller, event_id }, async ({ kinds }) => {
    const named = new Set(ids)
    const isAll = named.size === ids.length && ids.length === kinds.length && kinds.every(({ id }) => named.has(id))
    if (!isAll) throw new Problem('bad-input', { fields: { ids: 'does-not-fit' } })
    await tx.execute(sql`update event_tickets t set position = n.place
      from unnest(${sql.param([...ids])}::int[]) with ordinality as n (id, place) where t.id = n.id and t.event = ${event_id}`)
    return {}
  })
}
