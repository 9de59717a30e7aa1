import type { EventOrder } from '#contract/orders/orders.ts'
import { SERVICE_CHARGE_TAKA } from '#contract/orders/ticket-choice.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { makeEvent, makeTicket } from '../nouns/events.ts'
import { as, type SignedInPerson } from '../people.ts'

type Asking = Pick<TestApp, 'request'>

export interface ItemAsked {
  event_ticket: number
  quantity: number
}

/** An event whose tickets are on sale: its seats are theirs together, unless said otherwise. */
export async function makeShow(
  { database }: Pick<TestApp, 'database'>,
  tickets: Parameters<typeof makeTicket>[2][] = [{}],
  over: Parameters<typeof makeEvent>[1] = {},
): Promise<{ event: number; tickets: number[]; ticket: number }> {
  const { db } = database
  const seats = tickets.reduce((sum, one) => sum + (one?.seats ?? 20), 0)
  const event = await makeEvent(db, { seats, ...over })
  const ids: number[] = []
  for (const one of tickets) ids.push(await makeTicket(db, event, { capacity: one?.seats ?? 20, ...one }))
  return { event, tickets: ids, ticket: ids[0] ?? 0 }
}

export const DETAILS = { full_name: 'Nasrin Akter', phone_number: '01712345678', email: 'nasrin@mail.example', order_note: '' }

/** The body of an order. @param total_price what its buyer has seen for the tickets. */
export const orderBody = (items: ItemAsked[] | undefined, total_price: number, over: object = {}) => ({
  ...DETAILS,
  total_price,
  discount_price: 0,
  final_price: total_price === 0 ? 0 : total_price + SERVICE_CHARGE_TAKA,
  payment_status: 'Pending',
  buyer: 1,
  coupon: null,
  ...(items && { items }),
  ...over,
})

/** Sends JSON as a person. @param key an Idempotency-Key. */
export const send = (app: Asking, person: Pick<SignedInPerson, 'access'>, { path, body, key }: { path: string; body: object; key?: string | undefined }) =>
  app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...as(person), 'content-type': 'application/json', origin: TEST_ORIGIN, ...(key !== undefined && { 'idempotency-key': key }) },
  })

export const place = (app: Asking, person: Pick<SignedInPerson, 'access'>, body: object) => send(app, person, { path: '/api/event_order/', body })

/** An order that must be placed. */
export async function placed(app: Asking, person: Pick<SignedInPerson, 'access'>, body: object): Promise<EventOrder> {
  const response = await place(app, person, body)
  if (response.status !== 200) throw new Error(`the order was refused: ${response.status} ${await response.text()}`)
  return response.json()
}

export const cancel = (app: Asking, person: Pick<SignedInPerson, 'access'>, event_order_id: string) =>
  send(app, person, { path: `/api/event_order/${event_order_id}/cancel/`, body: {} })

/** What a ticket and its event have left. */
export async function seatsLeft({ database }: Pick<TestApp, 'database'>, ticket: number): Promise<{ ticket: number; event: number }> {
  const { rows } = await database.pool.query(
    'select t.seats as ticket, e.seats as event from event_tickets t join events e on e.id = t.event where t.id = $1',
    [ticket],
  )
  return rows[0]
}

/** From where to where an order went, oldest first. */
export async function changesOf({ database }: Pick<TestApp, 'database'>, purchase: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ change: string }>(
    `select concat_ws(' ', from_state, '>', to_state, 'by', by) as change from purchase_changes where purchase = $1 and not details ? 'refused' order by id`,
    [purchase],
  )
  return rows.map(({ change }) => change)
}

/** What its buyer was refused, oldest first, and in which state the order was. */
export async function refusalsOf({ database }: Pick<TestApp, 'database'>, purchase: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ refusal: string }>(
    `select concat_ws(' ', details ->> 'refused', 'while', to_state) as refusal from purchase_changes where purchase = $1 and details ? 'refused' order by id`,
    [purchase],
  )
  return rows.map(({ refusal }) => refusal)
}

/** Lets the hold of an order have run out a second ago. */
export const runOut = ({ database }: Pick<TestApp, 'database'>, purchase: number) =>
  database.pool.query(`update purchases set hold_expires_at = now() - interval '1 second' where id = $1`, [purchase])

/** Status and code of an answer, and what explains it. */
export async function refusalOf(
  response: Response,
): Promise<{ status: number; code: string; facts?: Record<string, number>; fields?: Record<string, string> }> {
  const { status, code, facts, fields } = await response.json()
  return { status, code, ...(facts && { facts }), ...(fields && { fields }) }
}

/**
 * Has something asked for while another transaction is under way that it must wait for.
 * @param change what the other one does before; it is committed once `ask` waits in line.
 */
export async function whileAnotherWorks(
  { database }: Pick<TestApp, 'database'>,
  change: [text: string, values: unknown[]][],
  ask: () => Promise<Response>,
): Promise<Response> {
  const holder = await database.pool.connect()
  await holder.query('begin')
  for (const [text, values] of change) await holder.query(text, values)
  const answer = ask()
  const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  // Not through the holder: within one transaction that view never changes.
  const isWaiting = async () => (await database.pool.query(waiting)).rows[0].n > 0
  for (let looks = 0; looks < 200 && !(await isWaiting()); looks++) await holder.query('select pg_sleep(0.01)')
  await holder.query('commit')
  holder.release()
  return answer
}
