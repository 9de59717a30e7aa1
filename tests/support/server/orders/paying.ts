import { afterAll, afterEach, beforeAll } from 'vitest'
import type { EventOrder } from '#contract/orders/orders.ts'
import { checkPayment, initiatePayment, PAYMENT_PATHS } from '#contract/purchases/payments.ts'
import type { Payment } from '#server/adapters/payment/payment.ts'
import { endPaying, endWaiting } from '#server/purchases/ending/end-waiting.ts'
import type { PaymentParts } from '#server/purchases/payment/payment-parts.ts'
import { reconcilePayments } from '#server/purchases/payment/reconcile-payments.ts'
import { type AppOverrides, type TestApp, useApp } from '../app.ts'
import type { SignedInPerson } from '../people.ts'
import { handlersOf } from './handlers.ts'
import { type PaidAtGateway, startGatewayForTest, type TestGateway } from './local-gateway.ts'
import { LEDGER_LINES } from './money-invariants.ts'
import { makeShow, orderBody, placed, send } from './orders.ts'

type Asking = Pick<TestApp, 'request'>
type Buyer = Pick<SignedInPerson, 'access'>

export interface Paying extends TestApp {
  gateway: TestGateway
  /** How often the gateway was asked what, since the test began. */
  asked: Record<'open' | 'confirm' | 'query' | 'refund' | 'refundState', number>
  parts: () => PaymentParts
  /** A round of what waits for the gateway. */
  reconcile: () => Promise<void>
}

/**
 * The app and a local gateway, which does what the test says; it tells the app nothing by itself unless `deliver` passes it on.
 * @param timeout_ms after which a request to the gateway counts as unanswered
 */
export function usePaying(overrides: AppOverrides = {}, { timeout_ms = 2000 } = {}): Paying {
  let gateway: TestGateway | undefined
  let adapter: Payment | undefined
  const asked: Paying['asked'] = { open: 0, confirm: 0, query: 0, refund: 0, refundState: 0 }
  const ready = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The gateway is there from beforeAll on.')
    return value
  }
  const count = (name: keyof Paying['asked']): Payment => {
    asked[name]++
    return ready(adapter)
  }
  const payment: Payment = {
    mode: 'local',
    readNotice: (form) => ready(adapter).readNotice(form),
    open: (request) => count('open').open(request),
    confirm: (val_id) => count('confirm').confirm(val_id),
    query: (tran_id) => count('query').query(tran_id),
    refund: (wanted) => count('refund').refund(wanted),
    isResting: () => ready(adapter).isResting(),
    refundState: (refund_ref_id) => count('refundState').refundState(refund_ref_id),
  }
  const app = useApp({ payment, ...overrides })
  beforeAll(async () => {
    gateway = await startGatewayForTest()
    // A minute passes at each look at the clock, so that a gateway which a test broke on purpose is asked again at once.
    let ms = 0
    adapter = gateway.payment({ timeout_ms, clock: () => (ms += 60_000) })
    // What it says goes nowhere: tests pass it on when they want to.
    await gateway.control({ ipn_count: 0 })
  })
  afterEach(async () => {
    for (const name of Object.keys(asked) as (keyof typeof asked)[]) asked[name] = 0
    await gateway?.reset()
    await gateway?.control({ ipn_count: 0 })
  })
  afterAll(() => gateway?.stop())
  const record = (level: string) => (facts: object, text: string) => void app.logged.push({ level, facts, text })
  const log = { info: record('info'), warn: record('warn'), error: record('error') }
  const parts = () => ({ db: app.database.db, payment, handlers: overrides.handlers ?? handlersOf(app), log })
  return Object.defineProperties(
    { ...app, asked, parts, reconcile: () => oneRound(parts()) },
    {
      gateway: { get: () => ready(gateway) },
    },
  ) as Paying
}

/** What the server does every few seconds, one after the other. */
async function oneRound(parts: PaymentParts): Promise<void> {
  await endPaying(parts)
  await reconcilePayments(parts)
  await endWaiting(parts)
}

/** An order of so many tickets of 100 taka, held. */
export async function heldOrder(app: Paying, buyer: Buyer, quantity = 2): Promise<{ order: EventOrder; event: number; ticket: number }> {
  const show = await makeShow(app)
  return { ...show, order: await placed(app, buyer, orderBody([{ event_ticket: show.ticket, quantity }], quantity * 100)) }
}

export const initiate = (app: Asking, buyer: Buyer, { event_order_id }: Pick<EventOrder, 'event_order_id'>) =>
  send(app, buyer, { path: initiatePayment.path, body: { event_order_id } })

export const check = (app: Asking, buyer: Buyer, { event_order_id }: Pick<EventOrder, 'event_order_id'>) =>
  send(app, buyer, { path: checkPayment.path, body: { event_order_id } })

/** Opens a page that must open, and gives the name of its attempt. */
export async function opened(app: Paying, buyer: Buyer, order: Pick<EventOrder, 'id' | 'event_order_id'>): Promise<string> {
  const response = await initiate(app, buyer, order)
  if (response.status !== 200) throw new Error(`no page was opened: ${response.status} ${await response.text()}`)
  const { rows } = await app.database.pool.query('select tran_id from payment_attempts where purchase = $1 order by n desc limit 1', [order.id])
  return rows[0].tran_id
}

type Post = keyof typeof PAYMENT_PATHS
/** Sends what the gateway sends: as itself, or through the browser that comes back. */
export const deliver = (app: Asking, what: Post, fields: Record<string, string> | string) =>
  app.request(PAYMENT_PATHS[what], {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://sandbox.sslcommerz.com', 'sec-fetch-site': 'cross-site' },
  })

/** Pays at the gateway, and has the app told. */
export async function payAndTell(app: Paying, tran_id: string, card?: string): Promise<PaidAtGateway> {
  const paid = await app.gateway.pay(tran_id, 'paid', card)
  await deliver(app, 'notice', paid.return.fields)
  return paid
}

export interface OrderRow {
  state: string
  reason: string | null
  hold_minutes: number | null
}
export async function orderRow({ database }: Pick<TestApp, 'database'>, id: number): Promise<OrderRow> {
  const { rows } = await database.pool.query(
    'select state, reason, round(extract(epoch from hold_expires_at - now()) / 60)::int as hold_minutes from purchases where id = $1',
    [id],
  )
  return rows[0]
}

export interface AttemptRow {
  n: number
  state: string
  tran_id: string
  paid_paisa: number | null
  refund_reason: string | null
  /** Until it is asked about again; null: it is not. */
  check_minutes: number | null
}
export async function attemptRows({ database }: Pick<TestApp, 'database'>, purchase: number): Promise<AttemptRow[]> {
  const { rows } = await database.pool.query(
    `select n, state, tran_id, paid_paisa, (select reason from refunds r where r.attempt = a.id order by part desc limit 1) as refund_reason,
       round(extract(epoch from check_at - now()) / 60)::int as check_minutes
     from payment_attempts a where purchase = $1 order by n`,
    [purchase],
  )
  return rows
}

/** Lets so many minutes pass for an order and its attempts. */
export async function passMinutes({ database }: Pick<TestApp, 'database'>, purchase: number, minutes: number): Promise<void> {
  const ago = (...columns: string[]) => columns.map((column) => `${column} = ${column} - make_interval(mins => $2)`).join(', ')
  await database.pool.query(`update purchases set ${ago('created_at', 'hold_expires_at')} where id = $1`, [purchase, minutes])
  await database.pool.query(`update payment_attempts set ${ago('created_at', 'opened_at', 'decided_at', 'check_at')} where purchase = $1`, [purchase, minutes])
  await database.pool.query(
    `update refunds set ${ago('check_at', 'asked_at', 'begun_at')} where attempt in (select id from payment_attempts where purchase = $1)`,
    [purchase, minutes],
  )
}

/** What accounts hold of one order, in paisa. */
export async function ledgerOf({ database }: Pick<TestApp, 'database'>, purchase: number): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    `select case when owner is null then account else 'sellers' end as account, sum(paisa)::bigint as paisa from ${LEDGER_LINES} l
     where purchase = $1 group by 1 having sum(paisa) <> 0 order by 1`,
    [purchase],
  )
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]))
}

/** What the accounts of sellers have of a purchase, by kind, as it is written: what they are owed is negative. Paisa. */
export async function sellersMoney({ database }: Pick<TestApp, 'database'>, purchase: number): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    `select account, sum(paisa)::bigint as paisa from ${LEDGER_LINES} l where purchase = $1 and owner is not null group by 1 having sum(paisa) <> 0 order by 1`,
    [purchase],
  )
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]))
}

/** What is to be done for an order, by kind. */
export async function tasksOf({ database }: Pick<TestApp, 'database'>, purchase: number): Promise<string[]> {
  const { rows } = await database.pool.query('select kind from purchase_tasks where purchase = $1 order by kind', [purchase])
  return rows.map(({ kind }) => kind)
}
