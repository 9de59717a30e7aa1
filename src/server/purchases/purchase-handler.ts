import type { PurchaseKind } from '#contract/purchases/purchase-kinds.ts'
import type { PurchaseReason, RefundReason } from '#contract/purchases/purchase-reasons.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import type { purchases } from '../db/tables/purchases.ts'
import type { EarningSketch } from '../ledger/earn.ts'

export type Purchase = typeof purchases.$inferSelect

/** What is paid for, as the payment provider shows it. */
export interface Bought {
  /** Titles of what is bought. */
  product_name: string
  quantity: number
}

/** Money of a purchase that goes back from now on. */
export interface GivenBack {
  /** Of the refund. */
  id: number
  paisa: number
}

/** What staff give back of one order of a purchase. */
export interface OrderPart {
  /** Its number; undefined: none was named. */
  order: string | undefined
  /** Whole. */
  taka: number
  why: string
  /** What goes on record besides. */
  record: Record<string, number>
}

/** `all`: the purchase ends with it. `too-much`: there were only so many paisa left of this order. `no-order`: the purchase has none of that number. */
export type OrderPartOutcome = { kind: 'part' | 'all' | 'no-order' } | { kind: 'too-much'; left: number }

/** A purchase in words for staff. */
export interface PurchaseWords {
  /** What it is for, and when. */
  title: string
  /** How many of what. */
  bought: string
  /** What its buyer gets once it is confirmed, as a sentence. */
  given: string
}

/**
 * What differs from one kind of purchase to another. The purchase is always held by the transaction, unless it says otherwise. Goods are
 * locked after promo codes, each kind in one order of its own, so that transactions cannot deadlock.
 */
export interface PurchaseHandler {
  /** What the names of its payments begin with, two letters: the payment provider shows them. */
  prefix: string
  /** Why money that came too late goes back where what it was for is sold to others, or not sold any more; absent: the words of events. */
  lateReason?: Extract<PurchaseReason & RefundReason, 'goods-gone' | 'time-gone'>
  /** Whether what it is for is still sold; `toCome`: and not over. */
  isStillOn: (tx: Pick<Tx, 'select'>, purchase: Purchase, asked: { toCome: boolean }) => Promise<boolean>
  /** Whether its seller or staff have called off what it is for. */
  isCalledOff: (tx: Pick<Tx, 'select'>, purchase: Purchase) => Promise<boolean>
  /**
   * What is paid for, if its lines are whole and still cost what they did; of one that costs nothing, also if its buyer may have it.
   * @throws {Problem} cannot-pay — with `facts` where a price has changed; too-many-held
   */
  requirePayable: (tx: Tx, purchase: Purchase) => Promise<Bought>
  /** Takes what its lines ask for, all or none. @throws {Problem} of the kind's own: it is not there any more */
  hold: (tx: Tx, purchase: Purchase) => Promise<void>
  /** Gives back what purchases have taken. The caller has just ended them, in the same transaction. */
  release: (tx: Tx, ids: readonly number[]) => Promise<void>
  /** What belongs to a purchase from the moment on that it is confirmed: things for its buyer, tasks that notify. Done again, it changes nothing. */
  complete: (tx: Tx, purchase: Purchase) => Promise<void>
  /**
   * What its buyer was given is good no more, and tasks that count on it are gone.
   * @param back what goes back of each that was paid for, by purchase
   */
  void: (tx: Tx, ids: readonly number[], back: ReadonlyMap<number, GivenBack>) => Promise<void>
  /**
   * Gives some of the money of one order back where a purchase is several: for staff, of a purchase that is confirmed. Absent: a purchase is one order,
   * of which a part goes back by `refundPart`.
   */
  refundOfOrder?: (tx: Tx, purchase: Purchase, part: OrderPart) => Promise<OrderPartOutcome>
  /** Without any lock. */
  describe: (tx: Pick<Tx, 'select'>, purchase: Purchase) => Promise<PurchaseWords | undefined>
  /** What each of its orders brings once what is asked online is paid: together that amount. */
  earnings: (tx: Pick<Tx, 'select'>, purchase: Purchase) => Promise<EarningSketch[]>
}

/** Of the kinds that this server sells. */
export type PurchaseHandlers = Readonly<Partial<Record<PurchaseKind, PurchaseHandler>>>

/** @throws {TypeError} this server sells nothing of the kind */
export function handlerOf(handlers: PurchaseHandlers, { kind }: Pick<Purchase, 'kind'>): PurchaseHandler {
  const handler = handlers[kind]
  if (!handler) throw new TypeError(`there is no handler of purchases of the kind ${kind}`)
  return handler
}

/** Does something with purchases of several kinds: kind after kind, in one order everywhere, so that transactions cannot deadlock. */
export async function byKind(
  handlers: PurchaseHandlers,
  all: readonly Pick<Purchase, 'id' | 'kind'>[],
  work: (handler: PurchaseHandler, ids: readonly number[]) => Promise<void>,
): Promise<void> {
  const groups = Map.groupBy(all, ({ kind }) => kind)
  for (const [kind, group] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await work(
      handlerOf(handlers, { kind }),
      group.map(({ id }) => id),
    )
}
