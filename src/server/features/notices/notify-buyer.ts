import { and, eq, isNull } from 'drizzle-orm'
import type { NoticeKind } from '#contract/notices/notice-kinds.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { leaveNotice } from '../../db/leave-notice.ts'
import { isOrderStillSo } from '../../db/orders/order-notices.ts'
import type { PurchaseTask, PurchaseTaskKind } from '../../db/purchase-tasks.ts'
import { buyers, users } from '../../db/tables/accounts.ts'
import { events } from '../../db/tables/events.ts'
import { notices } from '../../db/tables/notices.ts'
import { purchases } from '../../db/tables/purchases.ts'
import { ORDER_NOW } from './told-orders.ts'

const KINDS: Partial<Record<PurchaseTaskKind, NoticeKind>> = {
  'tell-paid': 'paid',
  'tell-refunded': 'refunded',
  'tell-not-paid': 'not-paid',
  'tell-tomorrow': 'event-tomorrow',
  'tell-called-off': 'called-off',
}

/** The tasks that are done here. */
export const NOTICE_TASKS = Object.keys(KINDS) as PurchaseTaskKind[]

/**
 * Tells a buyer in the app what has become of an order, and leaves a message for each of their phones. Nothing happens when it is not so
 * any more, or when the buyer has gone. Once of an order each, except that money may go back twice: then the later notice stands.
 */
export async function notifyBuyer(tx: Tx, { purchase, kind: task }: Pick<PurchaseTask, 'purchase' | 'kind'>): Promise<void> {
  const kind = KINDS[task]
  if (!kind) throw new TypeError(`${task} tells nothing`)
  const [order] = await tx
    .select({ ...ORDER_NOW, user_id: users.id })
    .from(purchases)
    .innerJoin(events, eq(events.id, purchases.event))
    .innerJoin(buyers, eq(buyers.id, purchases.buyer))
    .innerJoin(users, and(eq(users.id, buyers.user_id), isNull(users.deleted_at)))
    .where(eq(purchases.id, purchase))
  if (!order || !isOrderStillSo(kind, order)) return
  const { user_id } = order
  if (kind === 'refunded') await tx.delete(notices).where(and(eq(notices.purchase, purchase), eq(notices.kind, kind)))
  await leaveNotice(tx, { user_id, kind, purchase })
}
