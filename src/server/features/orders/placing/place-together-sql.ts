import type { PoolClient } from '../../../db/connection/pool.ts'
import type { OnceRequest } from '../../../http/once.ts'
import { randomNumber } from '../../../purchases/purchase-numbers.ts'
import { answerFrom, type OrderAnswer, type OrderItemAnswer } from '../read-orders.ts'
import type { Plain } from './plain-orders.ts'

/** What one transaction places: each statement for all of its orders at once. */
type Client = PoolClient

/** Keys that were new. */
export interface Claimed {
  has: (asked: OnceRequest) => boolean
  /** Nothing is done under these after all. */
  release: (asked: readonly OnceRequest[]) => Promise<void>
}

const keyOf = ({ user_id, key }: Pick<OnceRequest, 'user_id' | 'key'>) => `${user_id} ${key}`
const columnsOf = (asked: readonly OnceRequest[]) => [asked.map(({ user_id }) => user_id), asked.map(({ key }) => key)]

/** Claims the idempotency keys that are new; a key that another transaction holds is waited for. */
export async function claimKeys(client: Client, asked: readonly OnceRequest[]): Promise<Claimed> {
  const { rows } = await client.query<{ user_id: number; key: string }>(
    `insert into kept_answers (user_id, key, fingerprint, status, body)
     select user_id, key, fingerprint, 0, '""' from unnest($1::int[], $2::text[], $3::text[]) a (user_id, key, fingerprint) order by 1, 2
     on conflict do nothing returning user_id, key`,
    [...columnsOf(asked), asked.map(({ fingerprint }) => fingerprint)],
  )
  const left = new Set(rows.map(keyOf))
  // Of two with the same key in here, the first has it.
  const owners = new Set<OnceRequest>()
  for (const one of asked) if (left.delete(keyOf(one))) owners.add(one)
  return {
    has: (one) => owners.has(one),
    release: async (all) => {
      const own = all.filter((one) => owners.has(one))
      if (own.length === 0) return
      await client.query(
        `delete from kept_answers k using unnest($1::int[], $2::text[]) a (user_id, key) where (k.user_id, k.key) = (a.user_id, a.key)`,
        columnsOf(own),
      )
    },
  }
}

/** The buyer records of accounts, held until the transaction ends; those that another transaction holds are left out. */
export async function lockBuyers(client: Client, users: readonly number[]): Promise<Map<number, { buyer: number; language: 'en' | 'bn' }>> {
  const { rows } = await client.query<{ user_id: number; buyer: number; language: 'en' | 'bn' }>(
    `select b.user_id, b.id as buyer, u.language from buyers b join users u on u.id = b.user_id where b.user_id = any($1::int[])
     order by b.id for no key update of b skip locked`,
    [users],
  )
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** A kind of ticket with its event, at this moment by the database's clock. */
export interface Kind {
  id: number
  event: number
  title: string
  price: number
  per_order_limit: number
  seats: number
  is_on_sale: boolean
  event_seats: number
  /** Of the operator, in 1/100 %. */
  commission_rate: number
  event_title: string
  type: 'Online' | 'Offline'
  location: string | null
  from_time: Date
  to_time: Date
  thumbnail: string | null
  thumbnail_tone: number
}

export async function readKinds(client: Client, tickets: readonly number[]): Promise<Map<number, Kind>> {
  const { rows } = await client.query<Kind>(
    `select t.id, t.event, t.title, t.price, t.per_order_limit, t.seats, e.seats as event_seats,
       commission_rate('tickets', e.seller, e.event_category),
       e.is_active and not t.is_closed and e.to_time > now() and coalesce(t."from" <= now(), true) and coalesce(t."to" > now(), true) as is_on_sale,
       e.title as event_title, e.type, e.location, e.from_time, e.to_time, e.thumbnail, e.thumbnail_tone
     from event_tickets t join events e on e.id = t.event where t.id = any($1::int[])`,
    [[...new Set(tickets)]],
  )
  return new Map(rows.map((kind) => [kind.id, kind]))
}

/** What buyers hold of one event and have not paid; what has run out does not count. The caller holds their records. */
export async function readUnpaidOf(
  client: Client,
  event: number,
  buyers: readonly { buyer: number }[],
): Promise<Map<number, { orders: number; seats: number }>> {
  const { rows } = await client.query<{ buyer: number; orders: number; seats: number }>(
    `select o.buyer, count(distinct o.id)::int as orders, coalesce(sum(i.quantity), 0)::int as seats
     from purchases o left join event_order_items i on i.purchase = o.id
     where o.event = $1 and o.buyer = any($2::int[]) and o.state in ('held', 'paying', 'confirming') and (o.state <> 'held' or o.hold_expires_at > now())
     group by o.buyer`,
    [event, buyers.map(({ buyer }) => buyer)],
  )
  return new Map(rows.map((row) => [row.buyer, row]))
}

interface Made {
  number: string
  id: number
  hold_expires_at: Date
  created_at: Date
  server_time: Date
  items: (Omit<OrderItemAnswer, 'price'> & { purchase: number })[]
}

/** Writes orders with their lines and the record of it. Gives what their buyers are told, in the same order. */
export async function writeOrders(client: Client, plain: readonly Plain[], holdMinutes: number): Promise<OrderAnswer[]> {
  const orders = plain.map(({ order: { draft }, buyer, language, kind, totals }) => ({
    number: randomNumber(),
    buyer,
    event: kind.event,
    language,
    full_name: draft.full_name,
    phone_number: draft.phone_number,
    email: draft.email,
    order_note: draft.order_note,
    asked_total: draft.total_price,
    asked_final: draft.final_price,
    ...totals,
    commission_rate: kind.commission_rate,
  }))
  const lines = plain.flatMap((one, at) => one.lines.map((line) => ({ ...line, number: orders[at]?.number })))
  const { rows } = await client.query<Made>(
    `with made as (
       insert into purchases (number, buyer, event, state, hold_expires_at, language, full_name, phone_number, email, order_note,
         asked_total, asked_final, total_price, discount_price, service_charge, final_price, commission_rate)
       select number, buyer, event, 'held', now() + make_interval(mins => $3), language, full_name, phone_number, email, order_note,
         asked_total, asked_final, total_price, discount_price, service_charge, final_price, commission_rate
       from jsonb_to_recordset($1) as o (number text, buyer int, event int, language text, full_name text, phone_number text, email text,
         order_note text, asked_total int, asked_final int, total_price int, discount_price int, service_charge int, final_price int,
         commission_rate int)
       returning id, number, hold_expires_at, created_at
     ), noted as (
       insert into purchase_changes (purchase, from_state, to_state, by) select id, null, 'held', 'buyer' from made
     ), items as (
       insert into event_order_items (purchase, event_ticket, quantity, title, ticket_price)
       select made.id, l.event_ticket, l.quantity, l.title, l.price
       from rows from (jsonb_to_recordset($2) as (number text, event_ticket int, quantity int, title text, price int)) with ordinality
         as l (number, event_ticket, quantity, title, price, at)
       join made using (number) order by l.at
       returning id, purchase, event_ticket, title, ticket_price, quantity
     ), lines as (select purchase, jsonb_agg(to_jsonb(items) order by id) as items from items group by purchase)
     select made.*, clock_timestamp() as server_time, lines.items from made join lines on lines.purchase = made.id`,
    [JSON.stringify(orders), JSON.stringify(lines), holdMinutes],
  )
  const made = new Map(rows.map((row) => [row.number, row]))
  return orders.map((order, at) => {
    const [row, kind] = [made.get(order.number), plain[at]?.kind]
    if (!row || !kind) throw new TypeError('an order was not written')
    return answerOf(order, row, kind)
  })
}

function answerOf(order: Omit<Parameters<typeof answerFrom>[0]['order'], keyof Written>, row: Made, kind: Kind): OrderAnswer {
  const event = {
    event_id: kind.event,
    title: kind.event_title,
    type: kind.type,
    location: kind.location,
    from_time: kind.from_time.toISOString(),
    to_time: kind.to_time.toISOString(),
    thumbnail: kind.thumbnail,
    thumbnail_tone: kind.thumbnail_tone,
  }
  const written: Written = {
    id: row.id,
    state: 'held',
    reason: null,
    hold_expires_at: row.hold_expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
  }
  const items = row.items.map(({ id, event_ticket, title, ticket_price, quantity }) => ({
    id,
    event_ticket,
    title,
    ticket_price,
    quantity,
    price: ticket_price * quantity,
  }))
  const whole = { order: { ...order, ...written }, coupon: null, event, server_time: row.server_time.toISOString(), is_event_off: false }
  return { ...answerFrom(whole, items), payment: null, refunds: [], page_open_until: null }
}

interface Written {
  id: number
  state: 'held'
  reason: null
  hold_expires_at: string
  created_at: string
}

/** Keeps answers under their idempotency keys. @see `actOnce`, which gives them to a request that asks again. */
export async function storeAnswers(client: Client, given: readonly { asked: OnceRequest; answer: unknown }[]): Promise<void> {
  const asked = given.map((one) => one.asked)
  await client.query(
    `update kept_answers k set status = 200, body = to_jsonb(a.body) from unnest($1::int[], $2::text[], $3::text[]) a (user_id, key, body)
     where (k.user_id, k.key) = (a.user_id, a.key)`,
    [...columnsOf(asked), given.map(({ answer }) => JSON.stringify(answer))],
  )
}

/** Takes the seats of all these orders, of one event; says whether it could. If not, the caller gives up its transaction. */
export async function takeSeatsOf(client: Client, plain: readonly Plain[]): Promise<boolean> {
  const byTicket = new Map<number, number>()
  for (const { event_ticket, quantity } of plain.flatMap(({ lines }) => lines)) byTicket.set(event_ticket, (byTicket.get(event_ticket) ?? 0) + quantity)
  for (const [ticket, quantity] of [...byTicket].toSorted(([a], [b]) => a - b)) {
    const taken = await client.query('update event_tickets set seats = seats - $2 where id = $1 and not is_closed and seats >= $2', [ticket, quantity])
    if (taken.rowCount === 0) return false
  }
  const all = [...byTicket.values()].reduce((sum, quantity) => sum + quantity, 0)
  const taken = await client.query('update events set seats = seats - $2 where id = $1 and is_active and seats >= $2', [plain[0]?.kind.event, all])
  return taken.rowCount === 1
}
