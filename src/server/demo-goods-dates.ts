import { sql } from 'drizzle-orm'
import type { Tx } from './db/connection/in-transaction.ts'
import { SHOP_ORDER_NOUN } from './db/shop/shop-order-notices.ts'

interface Dated {
  /** Of the purchase. */
  purchase: number
  /** Days ago that it was placed. */
  days: number
  complaint?: { id: number; days: number }
}

/** All that happened to an order, or to a complaint, took no longer than so many days. */
const LONGEST_DAYS = 2.5

const DAY = 86_400
const seconds = (count: number) => sql.raw(`interval '${Math.round(count)} seconds'`)

/** What was just written of an order took place over some days, and began so many days ago. */
export async function dateGoods(tx: Tx, { purchase, days, complaint }: Dated): Promise<void> {
  const back = (column: string, by = days) => sql.raw(`${column} = ${column} - interval '${by} days'`)
  const cols = (names: readonly string[], by?: number) =>
    sql.join(
      names.map((name) => back(name, by)),
      sql`, `,
    )
  const ofOrder = sql`(select id from shop_orders where purchase = ${purchase})`
  await tx.execute(sql`update purchases set ${cols(['created_at', 'updated_at', 'confirmed_at'])} where id = ${purchase}`)
  await tx.execute(sql`update purchase_changes set ${cols(['at'])} where purchase = ${purchase}`)
  await tx.execute(
    sql`update shop_orders set ${cols(['created_at', 'placed_at', 'hand_over_by', 'deliver_by', 'called_at', 'ended_at'])} where purchase = ${purchase}`,
  )
  await tx.execute(sql`
    update stock_moves set ${cols(['at'])} where order_number in (select number from shop_orders where purchase = ${purchase})`)
  const span = Math.min(days * 0.8, LONGEST_DAYS)
  await tx.execute(sql`
    update shop_order_changes c set at = c.at - ${seconds(days * DAY)} + (n.place - 1) * ${seconds(span * DAY)} / n.steps
    from (select id, row_number() over (order by id) as place, count(*) over () as steps from shop_order_changes where shop_order in ${ofOrder}) n
    where n.id = c.id`)
  const at = (states: string) => sql.raw(`(select min(c.at) from shop_order_changes c where c.shop_order = shop_orders.id and c.to_state in (${states}))`)
  await tx.execute(sql`update shop_orders set delivered_at = ${at("'delivered'")}, handed_over_at = ${at("'shipped', 'ready'")},
    updated_at = (select max(c.at) from shop_order_changes c where c.shop_order = shop_orders.id) where purchase = ${purchase}`)
  if (!complaint) return
  await dateComplaint(tx, complaint)
}

/** Its steps follow each other, and its row says when. Its time is over as many days earlier. */
async function dateComplaint(tx: Tx, { id, days }: NonNullable<Dated['complaint']>): Promise<void> {
  const span = Math.min(days * 0.8, LONGEST_DAYS)
  await tx.execute(sql`
    update shop_return_changes c set at = c.at - ${seconds(days * DAY)} + (n.place - 1) * ${seconds(span * DAY)} / n.steps
    from (select id, row_number() over (order by id) as place, count(*) over () as steps from shop_return_changes where shop_return = ${id}) n
    where n.id = c.id`)
  const at = (column: string, which: string, of = 'min') =>
    sql.raw(
      `${column} = case when ${column} is null then null else (select ${of}(c.at) from shop_return_changes c where c.shop_return = shop_returns.id ${which}) end`,
    )
  const moments = [
    at('asked_at', ''),
    at('answered_at', "and c.action in ('agree', 'decline')"),
    at('sent_back_at', "and c.to_state = 'sent_back'"),
    at('received_at', "and c.to_state = 'received'"),
    at('given_at', "and c.to_state = 'given'"),
    at('disputed_at', "and c.to_state = 'disputed'"),
    at('ended_at', '', 'max'),
    at('updated_at', '', 'max'),
  ]
  await tx.execute(sql`update shop_returns set ${sql.join(moments, sql`, `)}, due_by = due_by - ${sql.raw(`interval '${days} days'`)} where id = ${id}`)
}

/** Its notices and e-mails were sent in the past: none goes out now. */
export async function noteRead(tx: Tx): Promise<void> {
  await tx.execute(sql`update shop_letters set due_at = null, done_at = now()`)
  await tx.execute(sql`update notices set read_at = now() where about_noun = ${SHOP_ORDER_NOUN}`)
}
