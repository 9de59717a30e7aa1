import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { Session } from './adapters/payment/local-gateway/book.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { GOODS_SALES, type GoodsSale } from './db/seed/market/goods-sales.ts'
import { users } from './db/tables/accounts.ts'
import { delivery_options, product_variants, products } from './db/tables/products.ts'
import { purchases } from './db/tables/purchases.ts'
import { shop_order_lines, shop_orders } from './db/tables/shop-orders.ts'
import { dateGoods, noteRead } from './demo-goods-dates.ts'
import { payPurchase } from './demo-payments.ts'
import { complainDemo } from './demo-returns.ts'
import { placeShopPurchase } from './features/shop/checkout/place-purchase.ts'
import { closeOrders } from './features/shop/orders/close-orders.ts'
import { holdOrder } from './features/shop/orders/hold-order.ts'
import { cancelOrder, deliver, moveOn, noteCall, refuseParcel, ship, takeBack } from './features/shop/orders/move-on.ts'
import { noteChanges } from './purchases/change-log.ts'
import { completePurchase } from './purchases/complete-purchase.ts'
import type { PurchaseHandlers } from './purchases/purchase-handler.ts'

interface SellingGoods {
  /** Milliseconds since the epoch. */
  now: number
  handlers: PurchaseHandlers
  secret: string
}

const ADDRESS = { division: 'Dhaka', district: 'Dhaka', area: 'Savar', line: 'House 12, Road 3', landmark: '' } as const

/**
 * Lets shops of the demo market have sold goods, in the transaction that makes them: each order goes through the steps that the shop has for it, and is
 * dated back afterwards. @returns the payments, as the local gateway would have written them down
 */
export async function sellGoodsDemo(tx: Tx, tools: SellingGoods): Promise<Session[]> {
  const people = await readPeople(tx)
  const sessions: Session[] = []
  for (const sale of GOODS_SALES) {
    const [buyer, seller] = [people.get(sale.buyer), people.get(sale.shop)]
    const good = seller && (await readGood(tx, seller.id, sale))
    if (!buyer || !seller || !good) continue
    const placed = await place(tx, { sale, buyer, seller, good }, tools)
    sessions.push(...placed.sessions)
    await walk(tx, { sale, number: placed.number, buyer: buyer.id, seller: seller.id })
    const complaint =
      sale.complaint && (await complainDemo(tx, sale.complaint, { number: placed.number, line: placed.line, buyer: buyer.id, seller: seller.id }))
    await dateGoods(tx, { purchase: placed.purchase, days: sale.days, ...(complaint && { complaint }) })
  }
  await noteRead(tx)
  await closeOrders(tx)
  return sessions
}

interface Person {
  id: number
  full_name: string
}

async function readPeople(tx: Tx): Promise<Map<string, Person>> {
  const names = GOODS_SALES.flatMap(({ buyer, shop }) => [buyer, shop])
  const rows = await tx.select({ id: users.id, username: users.username, full_name: users.full_name }).from(users).where(inArray(users.username, names))
  return new Map(rows.map(({ username, ...person }) => [username, person]))
}

interface Good {
  variant: number
  price: number
  option: typeof delivery_options.$inferSelect
}

/** A variant of which there are enough, and how it is brought anywhere in the country. */
async function readGood(tx: Tx, seller: number, { good, pieces = 1, isOnline = false }: GoodsSale): Promise<Good | undefined> {
  const found = await tx
    .selectDistinctOn([product_variants.product], { variant: product_variants.id, price: product_variants.price })
    .from(product_variants)
    .innerJoin(products, eq(products.id, product_variants.product))
    .where(
      and(
        eq(products.seller, seller),
        products.is_active,
        isNull(products.held_reason),
        isNull(product_variants.removed_at),
        gte(product_variants.stock, pieces + 1),
      ),
    )
    .orderBy(asc(product_variants.product), asc(product_variants.id))
  const options = await tx.select().from(delivery_options).where(eq(delivery_options.seller, seller)).orderBy(asc(delivery_options.id))
  const option = options.find(({ kind, districts, areas, is_cod }) => kind === 'courier' && districts.length + areas.length === 0 && (isOnline || is_cod))
  const variant = found[good % Math.max(1, found.length)]
  return variant && option && { ...variant, option }
}

interface Sold {
  sale: GoodsSale
  buyer: Person
  seller: Person
  good: Good
}

async function place(tx: Tx, { sale, buyer, seller, good }: Sold, { now, handlers, secret }: SellingGoods) {
  const { pieces: quantity = 1, isOnline = false } = sale
  const { variant: variant_id, price, option } = good
  const goods = price * quantity
  const fee = option.free_from !== null && goods >= option.free_from ? 0 : option.fee
  const lines = [{ variant_id, quantity, price_seen: price }]
  const address = { ...ADDRESS, full_name: buyer.full_name, phone_number: '+8801712345678' }
  const part = { seller: seller.id, lines, option: option.id, fee_seen: fee, note: '', coupon: null, discount_seen: 0 }
  const asked = { method: isOnline ? ('online' as const) : ('cod' as const), address, orders: [part], total_seen: goods + fee, advance_seen: 0 }
  const { number: name, total } = await placeShopPurchase(tx, { user_id: buyer.id, handlers, secret }, asked)
  const [row] = await tx
    .select({ purchase: purchases.id, number: shop_orders.number, line: shop_order_lines.id })
    .from(purchases)
    .innerJoin(shop_orders, eq(shop_orders.purchase, purchases.id))
    .innerJoin(shop_order_lines, eq(shop_order_lines.shop_order, shop_orders.id))
    .where(eq(purchases.number, name))
  if (!row) throw new TypeError('an order of goods was not written')
  if (!isOnline) return { ...row, sessions: [] }
  const at = now - sale.days * 24 * 60 * 60_000
  const details = { tran_id: `SO${name}-1` }
  const sessions = await payPurchase(tx, { id: row.purchase, number: name, at, taka: total, ...details })
  await noteChanges(tx, [
    { purchase: row.purchase, from_state: 'held', to_state: 'paying', by: 'buyer', details },
    { purchase: row.purchase, from_state: 'paying', to_state: 'confirmed', by: 'gateway', details },
  ])
  await completePurchase(tx, row.purchase, handlers)
  return { ...row, sessions }
}

/** Who does what until the order is what it is. */
async function walk(tx: Tx, { sale: { until, isOnline = false }, number, buyer, seller }: { sale: GoodsSale; number: string; buyer: number; seller: number }) {
  const [mine, theirs] = [
    { user_id: seller, number },
    { user_id: buyer, number },
  ]
  if (until === 'placed') return
  if (until === 'cancelled') return cancelOrder(tx, theirs, { reason: 'changed-mind', note: '' })
  await moveOn(tx, mine, 'accept')
  if (until === 'accepted') return
  if (!isOnline) await noteCall(tx, mine)
  await moveOn(tx, mine, 'pack')
  if (until === 'packed') return
  await ship(tx, mine, { courier: 'Steadfast', tracking: `SF-${number.slice(0, 6)}` })
  if (until === 'shipped') return
  if (until === 'delivered') return deliver(tx, await holdOrder(tx, mine), 'code')
  await refuseParcel(tx, mine, { reason: until === 'back' ? 'refused' : 'not-there', note: '' })
  if (until === 'back') await takeBack(tx, mine, { is_whole: true })
}
