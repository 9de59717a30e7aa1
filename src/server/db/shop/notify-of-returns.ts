import { and, eq } from 'drizzle-orm'
import type { ReturnParty, ReturnState } from '#contract/shop/return-rules.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { leaveNotice, takeUnread } from '../leave-notice.ts'
import { buyers } from '../tables/accounts.ts'
import { notices } from '../tables/notices.ts'
import { shop_letters } from '../tables/shop-orders.ts'
import { SHOP_ORDER_NOUN } from './shop-order-notices.ts'

/** A change of a complaint. */
export interface ReturnMove {
  /** Of its row among the changes. */
  change: number
  to: ReturnState
  by: ReturnParty
  shop_order: number
  /** User id. */
  seller: number
  /** Of the buyer record. */
  buyer: number
}

const TELLS_BUYER: readonly ReturnState[] = ['agreed', 'declined', 'received', 'given', 'settled', 'disputed', 'lapsed', 'refused']
const TELLS_SELLER: readonly ReturnState[] = ['asked', 'sent_back', 'withdrawn', 'disputed', 'lapsed', 'refused']

/** Whom a change concerns who has not made it. What is settled by money that goes back online is told to its buyer; by the buyer's word, to the seller. */
export function sidesToldOf({ to, by }: Pick<ReturnMove, 'to' | 'by'>): { buyer: boolean; seller: boolean } {
  const isTold = TELLS_SELLER.includes(to) || (to === 'settled' && by === 'buyer') || (to === 'agreed' && by === 'staff')
  return { buyer: by !== 'buyer' && TELLS_BUYER.includes(to), seller: by !== 'seller' && isTold }
}

/** Tells the other side of a change, in the app, on their phones and by mail, in its transaction; it takes the place of what is unread of the complaint. */
export async function notifyOfReturn(tx: Tx, move: ReturnMove): Promise<void> {
  const told = sidesToldOf(move)
  if (told.seller) await tell(tx, move, { user_id: move.seller, kind: 'shop-sale-return' })
  if (!told.buyer) return
  const [buyer] = await tx.select({ user_id: buyers.user_id }).from(buyers).where(eq(buyers.id, move.buyer))
  if (buyer?.user_id) await tell(tx, move, { user_id: buyer.user_id, kind: 'shop-return' })
}

async function tell(
  tx: Tx,
  { change, shop_order }: ReturnMove,
  { user_id, kind }: { user_id: number; kind: 'shop-return' | 'shop-sale-return' },
): Promise<void> {
  await tx.insert(shop_letters).values({ shop_order, user_id, kind, return_change: change }).onConflictDoNothing()
  const isAbout = and(eq(notices.user_id, user_id), eq(notices.about_noun, SHOP_ORDER_NOUN), eq(notices.about, shop_order))
  if (isAbout) await takeUnread(tx, kind, isAbout)
  await leaveNotice(tx, { user_id, kind, about_noun: SHOP_ORDER_NOUN, about: shop_order })
}
