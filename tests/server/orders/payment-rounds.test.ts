import { sql as query, type SQL } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { duePaymentsSql, endWaiting } from '#server/purchases/ending/end-waiting.ts'
import { dueMessagesSql } from '#server/purchases/payment/payment-inbox.ts'
import { dueAttemptsSql, reconcilePayments } from '#server/purchases/payment/reconcile-payments.ts'
import { dueRefundsSql } from '#server/purchases/refunds/give-money-back.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { cancel, changesOf, refusalOf, refusalsOf, seatsLeft, send } from '#tests/support/server/orders/orders.ts'
import {
  attemptRows,
  check,
  deliver,
  heldOrder,
  initiate,
  opened,
  orderRow,
  passMinutes,
  payAndTell,
  tasksOf,
  usePaying,
} from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { tidy } from '#tests/support/server/tidy.ts'

const app = usePaying()
let buyer: SignedInPerson
let joined = 0
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `waiter${joined++}`)
})
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)

async function paying() {
  const held = await heldOrder(app, buyer)
  return { ...held, tran_id: await opened(app, buyer, held.order) }
}

describe('answers', () => {
  it('a page whose time is over by asking, and keeps the seats until it is known', async () => {
    const { order, ticket } = await paying()
    await passMinutes(app, order.id, 21)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirming', hold_minutes: 39 })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 18, event: 18 })
    expect(app.asked.query).toBe(1)
  })

  it('a page that the gateway has closed by letting its buyer try again', async () => {
    const { order, tran_id } = await paying()
    await passMinutes(app, order.id, 21)
    await app.gateway.expire(tran_id)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'held', hold_minutes: 15 })
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'expired', check_minutes: 5 }])
    await opened(app, buyer, order)
    expect(await attemptRows(app, order.id)).toHaveLength(2)
  })

  it('an order that was not paid in 45 minutes by ending it, once the gateway has said so', async () => {
    const { order, tran_id, ticket } = await paying()
    await passMinutes(app, order.id, 46)
    await app.gateway.expire(tran_id)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'expired', reason: 'not-paid' })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    expect(await tasksOf(app, order.id)).toEqual(['tell-not-paid'])
    expect((await changesOf(app, order.id)).slice(-2)).toEqual(['paying > confirming by service', 'confirming > expired by service'])
  })

  it('a gateway that is silent for an hour by giving the seats back, and goes on asking for days', async () => {
    const { order, tran_id, ticket } = await paying()
    await app.gateway.control({ query: '500', validation: '500' })
    await passMinutes(app, order.id, 59)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirming' })
    await passMinutes(app, order.id, 2)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'expired' })
    expect(await seatsLeft(app, ticket)).toEqual({ ticket: 20, event: 20 })
    for (let n = 0; n < 3; n++) {
      await passMinutes(app, order.id, 6)
      await app.reconcile()
      expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'expired', check_minutes: 5 }])
    }
    await app.gateway.reset()
    await app.gateway.pay(tran_id)
    await passMinutes(app, order.id, 6)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('an attempt that is over by asking after 5, 15 and 60 minutes, 6, 24 and 72 hours, then no more', async () => {
    const { order, tran_id } = await paying()
    await deliver(app, 'notice', (await app.gateway.pay(tran_id, 'failed')).return.fields)
    const waits: (number | null)[] = []
    for (let minutes: number | null | undefined = 5; minutes != null; ) {
      waits.push(minutes)
      await passMinutes(app, order.id, minutes)
      await app.reconcile()
      minutes = (await attemptRows(app, order.id))[0]?.check_minutes
    }
    expect(waits).toEqual([5, 10, 45, 300, 1080, 2880])
  })

  it('a buyer’s check with what the gateway says, however often it is sent', async () => {
    const { order, tran_id } = await paying()
    expect(await (await check(app, buyer, order)).json()).toEqual({
      outcome: 'undecided',
      event_order_id: order.event_order_id,
      kind: 'tickets',
      order_state: 'paying',
      payment_status: 'Pending',
    })
    await app.gateway.pay(tran_id)
    expect(await (await check(app, buyer, order)).json()).toMatchObject({ outcome: 'success', order_state: 'confirmed', payment_status: 'Completed' })
    const { query: asked } = app.asked
    await check(app, buyer, order)
    expect(app.asked.query).toBe(asked)
  })

  it('a check of an order that no buyer has tried to pay with "none"', async () => {
    const { order } = await heldOrder(app, buyer)
    expect(await (await check(app, buyer, order)).json()).toMatchObject({ outcome: 'none' })
  })

  it('a refund that the gateway begins and never answered by asking for the same one', async () => {
    const { order, tran_id, event } = await paying()
    await sql('update events set is_active = false where id = $1', [event])
    await payAndTell(app, tran_id)
    await app.gateway.control({ refund_call: 'reset' })
    await app.reconcile()
    expect(await attemptRows(app, order.id)).toMatchObject([{ state: 'refund_pending' }])
    await app.gateway.reset()
    await app.gateway.control({ refund: 'processing' })
    await passMinutes(app, order.id, 2)
    await app.reconcile()
    await passMinutes(app, order.id, 3)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refund_due' })
    await app.gateway.setRefund(`R${tran_id}`, 'refunded')
    await passMinutes(app, order.id, 10)
    await app.reconcile()
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'refunded', reason: 'event-closed' })
    const [line] = (await app.gateway.ledger()).filter((one) => one.tran_id === tran_id)
    expect(line?.refunds).toHaveLength(1)
  })
})

describe('refuses', () => {
  it('to add to an order whose page is open, once on record however often that is tried', async () => {
    const { order, ticket, event } = await paying()
    const line = { event_order: order.id, event, event_ticket: ticket, quantity: 5, price: 500 }
    for (let twice = 0; twice < 2; twice++)
      expect(await refusalOf(await send(app, buyer, { path: '/api/event_order_items/', body: line }))).toEqual({ status: 409, code: 'bad-state' })
    await vi.waitFor(async () => expect(await refusalsOf(app, order.id)).toEqual(['add-item while paying']))
  })

  it('to take back an order that turns out to be paid', async () => {
    const { order, tran_id } = await paying()
    await app.gateway.pay(tran_id)
    expect(await refusalOf(await cancel(app, buyer, order.event_order_id))).toEqual({ status: 409, code: 'bad-state' })
    expect(await orderRow(app, order.id)).toMatchObject({ state: 'confirmed' })
  })

  it('to say anything of another buyer’s payment', async () => {
    const { order } = await paying()
    const stranger = await joinAndLogIn(app, `nosy${joined++}`)
    expect(await refusalOf(await check(app, stranger, order))).toEqual({ status: 404, code: 'not-found' })
    expect(app.asked.query).toBe(0)
  })
})

describe('guards', () => {
  it('the gateway against being asked twice: several runs at once share the work', async () => {
    // Orders that other buyers paid before are not counted.
    await sql('update payment_attempts set check_at = null where val_id is not null')
    const orders = [await paying(), await paying(), await paying()]
    for (const { order } of orders) await passMinutes(app, order.id, 3)
    const before = app.asked.query
    await Promise.all([app.reconcile(), app.reconcile(), app.reconcile()])
    expect(app.asked.query - before).toBe(3)
  })

  it('the money of other orders against one attempt that cannot be stored', async () => {
    const orders = [await paying(), await paying(), await paying()]
    const [odd] = orders
    for (const { order, tran_id } of orders) {
      await app.gateway.pay(tran_id)
      await passMinutes(app, order.id, 3)
    }
    // Whatever the reason: here the database refuses to take its money.
    await sql(`create function refuse() returns trigger as $$ begin raise exception 'odd'; end $$ language plpgsql`)
    await sql(
      `create trigger odd before update on payment_attempts for each row when (new.tran_id = '${odd?.tran_id}' and new.val_id is not null) execute function refuse()`,
    )
    try {
      await expect(app.reconcile()).rejects.toThrow('failed')
      const states = await Promise.all(orders.map(async ({ order }) => (await orderRow(app, order.id)).state))
      expect(states).toEqual(['paying', 'confirmed', 'confirmed'])
    } finally {
      await sql('drop trigger odd on payment_attempts')
    }
    await passMinutes(app, odd?.order.id ?? 0, 2)
    await app.reconcile()
    expect(await orderRow(app, odd?.order.id ?? 0)).toMatchObject({ state: 'confirmed' })
  })

  it('seats against a gateway that is slow: orders whose time is over end while others are still asked about', async () => {
    const [late, ...others] = [await paying(), await paying(), await paying()]
    for (const { order } of others) await passMinutes(app, order.id, 3)
    await passMinutes(app, late?.order.id ?? 0, 61)
    const { payment, ...parts } = app.parts()
    const asked = Promise.withResolvers<void>()
    const silence = Promise.withResolvers<{ kind: 'unknown' }>()
    const query = (tran_id: string) => {
      if (tran_id === late?.tran_id) return payment.query(tran_id)
      asked.resolve()
      return silence.promise
    }
    const slow = { ...payment, query }
    const round = reconcilePayments({ ...parts, payment: slow })
    await asked.promise
    await vi.waitFor(async () => {
      await endWaiting(parts)
      expect(await orderRow(app, late?.order.id ?? 0)).toMatchObject({ state: 'expired' })
    })
    silence.resolve({ kind: 'unknown' })
    await round
  })

  it('money against being refunded twice: several runs at once', async () => {
    const { order, tran_id, event } = await paying()
    await sql('update events set is_active = false where id = $1', [event])
    await payAndTell(app, tran_id)
    await Promise.all([app.reconcile(), app.reconcile(), app.reconcile()])
    await passMinutes(app, order.id, 5)
    await Promise.all([app.reconcile(), app.reconcile()])
    const { rows } = await sql(
      `select count(*)::int as n from ledger_entries e join ledger_moves m on m.id = e.move where m.name = 'refunded ' || (select id from payment_attempts where tran_id = $1)`,
      [tran_id],
    )
    expect(rows).toEqual([{ n: 2 }])
    expect(app.asked.refund).toBe(1)
  })

  it('buyers against paying for an order that ended: the page is not given out again', async () => {
    const { order } = await paying()
    await passMinutes(app, order.id, 61)
    await app.reconcile()
    expect((await initiate(app, buyer, order)).status).toBe(400)
  })

  describe('the many payments of the past', () => {
    const database = useDatabase()
    const stepsOf = async (part: SQL) => {
      const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(query`explain ${part}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }

    it('the table against being read: only due attempts are', async () => {
      const { pool } = database
      await pool.query(`insert into users (username, username_key, email, email_key) values ('u', 'u', 'u', 'u')`)
      await pool.query('insert into buyers (user_id) select id from users')
      await pool.query(
        `insert into purchases (number, buyer, state, hold_expires_at, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
         select n, (select id from buyers), case when n % 200 = 0 then 'paying' when n % 200 = 1 then 'confirming' else 'confirmed' end,
           case when n % 200 < 2 then now() + (n % 1500) * interval '1 second' end, '', '', '', 0, 0, 0, 0, 0 from generate_series(1, 10000) n`,
      )
      await pool.query(
        `insert into payment_attempts (purchase, n, tran_id, state, amount_paisa, paid_paisa, owed_back_paisa, check_at)
         select id, 1, 'EO' || id, 'succeeded', 100, 100, 100, case when id % 200 = 0 then now() end from purchases`,
      )
      await pool.query(
        `insert into refunds (attempt, part, paisa, reason, refund_trans_id, check_at)
         select id, 1, 100, '', 'R' || tran_id, case when id % 200 = 0 then now() end from payment_attempts`,
      )
      await pool.query(
        `insert into payment_inbox (kind, raw, digest, outcome, due_at) select 'notice', '', n, 'paid', case when n % 200 = 0 then now() end from generate_series(1, 10000) n`,
      )
      await tidy(pool, 'purchases', 'payment_attempts', 'refunds', 'payment_inbox')
      const plans: [string, SQL][] = [
        ['payment_attempts_due', dueAttemptsSql('unpaid')],
        ['payment_attempts_due', dueAttemptsSql('paid')],
        ['refunds_due', dueRefundsSql()],
        ['payment_inbox_due', dueMessagesSql()],
        ['purchases_pay_due', duePaymentsSql('paying')],
        ['purchases_pay_due', duePaymentsSql('confirming')],
      ]
      for (const [index, part] of plans) {
        const steps = await stepsOf(part)
        expect(steps).toContain(index)
        expect(steps).not.toContain('Seq Scan')
      }
    })
  })
})
