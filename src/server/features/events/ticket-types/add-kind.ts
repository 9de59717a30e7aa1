import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { type addTicketKind, TICKET_KIND_LIMITS } from '#contract/events/ticket-kinds.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { event_tickets } from '../../../db/tables/events.ts'
import { changeKinds, type KindRow } from './change-kinds.ts'

/**
 * Adds a kind of ticket at the end; the same `client_key` again adds nothing.
 * @throws {Problem} not-found — the event; bad-input — there are as many kinds as an event may have.
 */
export function addKind(tx: Tx, seller: number, { event_id, client_key, kind }: BodyOf<typeof addTicketKind>): Promise<void> {
  return changeKinds(tx, { seller, event_id }, async ({ kinds, event }) => {
    if (client_key !== undefined && kinds.some((one) => one.client_key === client_key)) return undefined
    if (kinds.length >= TICKET_KIND_LIMITS.mostPerEvent) throw new Problem('bad-input', { fields: { kind: 'too-many' } })
    const position = Math.max(-1, ...kinds.map((one) => one.position)) + 1
    await tx.insert(event_tickets).values({ ...kind, event: event_id, seats: kind.capacity, position, client_key: client_key ?? null })
    return isCap(event.capacity, kinds) ? { capacity: null } : {}
  })
}

/** Whether the cap of an event only says what its single kind says: with a second kind it would keep that one's seats from being sold. */
const isCap = (capacity: number | null, [only, ...more]: readonly KindRow[]) => more.length === 0 && only?.capacity === capacity
