import { eq, type SQL, sql } from 'drizzle-orm'
import { isOpenReturn, owesGiving, RETURN_CLOCK, type ReturnFacts, type ReturnState } from '#contract/shop/return-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { notifyOfReturn } from '../../../db/shop/notify-of-returns.ts'
import { shop_return_changes, shop_returns } from '../../../db/tables/shop-returns.ts'
import { wellFormed } from '../../../db/well-formed.ts'
import type { HeldReturn, ReturnRow } from './hold-return.ts'

const updater = (tx: Tx) => tx.update(shop_returns)
export type ReturnSet = Parameters<ReturnType<typeof updater>['set']>[0]

interface ReturnMove {
  to: ReturnState
  /** The last part of the address of the call; of the service and of staff a word of their own. */
  action: string
  set?: ReturnSet
  details?: Record<string, string | number | boolean>
}

/** Moves a complaint on, with the time that the next side has, and records who did it. Gives it as it is now. The caller has seen that it may. */
export async function moveReturn(tx: Tx, held: HeldReturn, { to, action, set, details }: ReturnMove): Promise<HeldReturn> {
  const { row, by, account, facts } = held
  const changed = { ...set, state: to, updated_at: sql`now()`, disputed_at: to === 'disputed' ? sql`now()` : null }
  const ended = isOpenReturn(to) ? {} : { ended_at: sql`now()`, due_by: null }
  // A state that has a time of its own always has one in the row: which it is depends on what was just written.
  const [moved] = await updater(tx)
    .set({ ...changed, due_by: isTimed(to) ? sql`now()` : null, ...ended })
    .where(eq(shop_returns.id, row.id))
    .returning()
  if (!moved) throw new TypeError(`complaint ${row.id} is gone`)
  const now = { ...facts, ...factsOf(moved), isDue: false }
  const timed = isTimed(to) ? await setDue(tx, moved, now) : moved
  const change = { shop_return: row.id, from_state: row.state, to_state: to, by, account, action }
  const [noted] = await tx
    .insert(shop_return_changes)
    .values({ ...change, ...(details && { details: wellFormed(details) }) })
    .returning({ id: shop_return_changes.id })
  if (noted && row.state !== to) await notifyOfReturn(tx, { change: noted.id, to, by, shop_order: row.shop_order, seller: row.seller, buyer: row.buyer })
  return { ...held, row: timed, facts: now }
}

const factsOf = ({ state, remedy, goes_back, sent_back_at, received_at, given_at }: ReturnRow) => ({
  state,
  remedy,
  goes_back,
  sent_back_at,
  received_at,
  given_at,
})

const isTimed = (state: ReturnState): boolean => isOpenReturn(state) && state !== 'disputed'

async function setDue(tx: Tx, { id }: ReturnRow, facts: ReturnFacts): Promise<ReturnRow> {
  const [timed] = await updater(tx)
    .set({ due_by: dueIn(facts) })
    .where(eq(shop_returns.id, id))
    .returning()
  if (!timed) throw new TypeError(`complaint ${id} is gone`)
  return timed
}

const inDays = (days: number): SQL => sql`now() + make_interval(days => ${days})`

/** Until when who has to do something next has time, by the database's clock. */
export function dueIn(facts: Omit<ReturnFacts, 'isDue'>): SQL {
  switch (facts.state) {
    case 'asked':
      return sql`now() + make_interval(hours => ${RETURN_CLOCK.answerHours})`
    case 'declined':
      return inDays(RETURN_CLOCK.escalateDays)
    case 'sent_back':
      return inDays(RETURN_CLOCK.receiveDays)
    case 'given':
      return inDays(RETURN_CLOCK.confirmDays)
    default:
      return inDays(owesGiving(facts) ? RETURN_CLOCK.giveDays : RETURN_CLOCK.sendBackDays)
  }
}
