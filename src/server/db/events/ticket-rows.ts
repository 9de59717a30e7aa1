import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { CODE_CHARACTERS, CODE_LENGTH } from '#contract/events/ticket-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { tickets } from '../tables/tickets.ts'

/** Two of 2^40 are the same seldom, and a third one in a row never. */
const MOST_TRIES = 5

type Row = typeof tickets.$inferSelect

/** A ticket that is to be made. */
type NewTicket = Pick<Row, 'seat' | 'purchase' | 'event_order_item' | 'event' | 'event_ticket' | 'holder_name'> & Partial<Pick<Row, 'follows' | 'secret_hash'>>

/** What a QR code is made from. */
type TicketToSign = Pick<Row, 'id' | 'code' | 'event' | 'event_ticket' | 'holder_name'>

/** Eight characters that say nothing of how many there are and are not guessed. May be taken. */
const randomCode = (): string => Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')

/**
 * Writes tickets with codes that no ticket has yet, in the order in which they are given. A seat has one valid ticket: the database refuses another.
 * @param qrOf the text of a ticket's QR code: it names the id, so the ids are taken before the rows are written.
 */
export async function insertTickets(tx: Tx, wanted: readonly NewTicket[], qrOf: (ticket: TicketToSign) => string): Promise<void> {
  let left = await withIds(tx, wanted)
  for (let tries = 0; left.length > 0; tries++) {
    if (tries === MOST_TRIES) throw new TypeError('no ticket code was free')
    const rows = left.map((one) => {
      const code = randomCode()
      return { ...one, code, qr: qrOf({ ...one, code }) }
    })
    const made = await tx.insert(tickets).overridingSystemValue().values(rows).onConflictDoNothing({ target: tickets.code }).returning({ id: tickets.id })
    const isMade = new Set(made.map(({ id }) => id))
    left = left.filter(({ id }) => !isMade.has(id))
  }
}

async function withIds(tx: Tx, wanted: readonly NewTicket[]): Promise<(NewTicket & { id: number })[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('tickets', 'id')) as id from generate_series(1, ${wanted.length}) order by 1`,
  )
  return wanted.flatMap((one, at) => {
    const id = rows[at]?.id
    return id === undefined ? [] : [{ ...one, id }]
  })
}
