import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Payment, RefundState, Verdict } from '#server/adapters/payment/payment.ts'
import { watchPace } from '#server/purchases/concurrency/pace.ts'
import { endWaiting } from '#server/purchases/ending/end-waiting.ts'
import { expirePurchases } from '#server/purchases/ending/expire-purchases.ts'
import { startPurchaseCleanup } from '#server/purchases/ending/start-cleanup.ts'
import { askAboutDue } from '#server/purchases/payment/reconcile-payments.ts'
import { giveMoneyBack } from '#server/purchases/refunds/give-money-back.ts'
import { makeShow, seatsLeft } from '#tests/support/server/orders/orders.ts'
import { usePaying } from '#tests/support/server/orders/paying.ts'
import { makePaid, makeWaiting } from '#tests/support/server/orders/waiting-orders.ts'
import { joinAndLogIn } from '#tests/support/server/people.ts'

const SEATS = 2000
const MOST_AT_ONCE = 6

const app = usePaying()
let joined = 0
let show: Awaited<ReturnType<typeof makeShow>>
let buyer: number
beforeEach(async () => {
  await app.database.pool.query('update payment_attempts set check_at = null')
  await app.database.pool.query('update refunds set check_at = null')
  buyer = (await joinAndLogIn(app, `lane${joined++}`)).id
  show = await makeShow(app, [{ seats: SEATS, price: 100 }])
})

type State = 'held' | 'paying' | 'confirming' | 'confirmed'
/** Orders of 50 min ago whose time is over; or of half an hour ago that may wait as long again. */
const waiting = (count: number, state: State, isOver = true) =>
  makeWaiting(app.database, { ...show, buyer, count, state, madeMinutes: isOver ? 50 : 30, dueMinutes: isOver ? 1 : -30 })
/** Orders of an event that was called off, whose money is owed back and not asked for yet. */
async function owed(count: number): Promise<void> {
  const orders = await waiting(count, 'confirmed')
  await makePaid(
    app.database,
    orders.map(({ tran_id }) => ({ tran_id, val_id: `V${tran_id}`, bank_tran_id: `B${tran_id}` })),
  )
  await app.database.pool.query(
    `with owed as (update payment_attempts set state = 'refund_pending', owed_back_paisa = paid_paisa where tran_id = any($1) returning *)
     insert into refunds (attempt, part, paisa, reason, refund_trans_id) select id, 1, paid_paisa, 'called-off', 'R' || tran_id from owed`,
    [orders.map(({ tran_id }) => tran_id)],
  )
}
const count = async (where: string): Promise<number> =>
  (
    await app.database.pool.query(
      `select count(*)::int as n from payment_attempts a join purchases o on o.id = a.purchase
       left join refunds r on r.attempt = a.id where o.event = $1 and (${where})`,
      [show.event],
    )
  ).rows[0].n

/** The same service with a gateway that does what the test says. `mostAtOnce`: of the questions about attempts. */
function asking(query: () => Promise<Verdict>, refund?: () => Promise<RefundState>) {
  const seen = { now: 0, mostAtOnce: 0, asked: 0 }
  const { payment, ...parts } = app.parts()
  const watched: Payment = {
    ...payment,
    query: async () => {
      seen.asked++
      seen.mostAtOnce = Math.max(seen.mostAtOnce, ++seen.now)
      return query().finally(() => seen.now--)
    },
    ...(refund && { refund }),
  }
  return { parts: { ...parts, payment: watched }, seen }
}
const OVER: Verdict = { kind: 'not-paid', why: 'expired' }

describe('the lanes', { timeout: 120_000 }, () => {
  it('go on while there is more: the seats of hundreds of unpaid pages are free again after one run', async () => {
    await waiting(200, 'confirming')
    const { parts, seen } = asking(async () => OVER)
    await askAboutDue(parts)
    expect(await count(`o.state <> 'expired'`)).toBe(0)
    expect(seen.asked).toBe(200)
    expect(seen.mostAtOnce).toBeLessThanOrEqual(MOST_AT_ONCE)
    expect(await seatsLeft(app, show.ticket)).toEqual({ ticket: SEATS, event: SEATS })
  })

  it('send hundreds of refunds in one run', async () => {
    await owed(120)
    const asked = new Set<string>()
    const { payment, ...parts } = app.parts()
    const refund: Payment['refund'] = async ({ refund_trans_id }) => {
      asked.add(refund_trans_id)
      return { kind: 'processing', refund_ref_id: `ref ${refund_trans_id}` }
    }
    await giveMoneyBack({ ...parts, payment: { ...payment, refund } })
    expect(asked.size).toBe(120)
    expect(await count('r.refund_ref_id is null')).toBe(0)
  })

  it('free seats and send refunds while a gateway is slow to say what became of hundreds of pages', async () => {
    const silence = Promise.withResolvers<Verdict>()
    const { parts, seen } = asking(
      () => silence.promise,
      async () => ({ kind: 'processing', refund_ref_id: crypto.randomUUID() }),
    )
    await waiting(300, 'confirming', false)
    await waiting(200, 'held')
    await owed(60)
    const stop = startPurchaseCleanup(parts)
    try {
      await vi.waitFor(
        async () => {
          expect(seen.now).toBeGreaterThan(0)
          expect(await count('r.check_at is not null and r.refund_ref_id is null')).toBe(0)
          expect(await seatsLeft(app, show.ticket)).toMatchObject({ ticket: SEATS - 360 })
        },
        { timeout: 60_000, interval: 200 },
      )
      expect(await count(`o.state = 'confirming'`)).toBe(300)
      // Those whose time is over do not wait for it either.
      await app.database.pool.query(`update purchases set hold_expires_at = now() where state = 'confirming' and event = $1`, [show.event])
      await Promise.all([endWaiting(parts), expirePurchases(parts)])
      expect(await count(`o.state = 'confirming'`)).toBe(0)
      expect(await seatsLeft(app, show.ticket)).toMatchObject({ ticket: SEATS - 60 })
      expect(seen.mostAtOnce).toBeLessThanOrEqual(MOST_AT_ONCE)
    } finally {
      silence.resolve({ kind: 'unknown' })
      await stop()
    }
  })

  it('leave everything as it is while the gateway rests', async () => {
    await waiting(20, 'confirming')
    await owed(20)
    const { parts, seen } = asking(async () => OVER)
    const resting = { ...parts, payment: { ...parts.payment, isResting: () => true } }
    await Promise.all([askAboutDue(resting), giveMoneyBack(resting)])
    expect(seen.asked).toBe(0)
    expect(await count('a.check_at > now() or r.checks > 0')).toBe(0)
  })

  it('break off when the service stops', async () => {
    await waiting(100, 'confirming')
    const ending = new AbortController()
    const { parts, seen } = asking(async () => {
      ending.abort()
      return OVER
    })
    await askAboutDue(parts, watchPace(parts.payment, { ending: ending.signal }))
    expect(seen.asked).toBeLessThanOrEqual(MOST_AT_ONCE)
  })
})

describe('the pace', () => {
  const after = (ms: number, said: Verdict) => () => new Promise<Verdict>((done) => setTimeout(done, ms, said))

  it('asks more at once the longer answers take, and never more than six', async () => {
    const { payment } = app.parts()
    const quick = watchPace({ ...payment, query: async () => OVER })
    await quick.payment.query('x')
    expect(quick.room()).toBeLessThanOrEqual(3)
    const slow = watchPace({ ...payment, query: after(300, OVER) })
    await Promise.all(Array.from({ length: 30 }, () => slow.payment.query('x')))
    expect(slow.room()).toBe(MOST_AT_ONCE)
  })

  it('asks one at a time where nothing is answered, and more again once it is', async () => {
    const { payment } = app.parts()
    let said: Verdict = { kind: 'unknown' }
    const pace = watchPace({ ...payment, query: async () => said })
    for (let n = 0; n < 6; n++) await pace.payment.query('x')
    expect(pace.room()).toBe(1)
    said = OVER
    for (let n = 0; n < 3; n++) await pace.payment.query('x')
    expect(pace.room()).toBeGreaterThan(1)
  })

  it.each([
    ['questions', 40],
    ['refunds', 20],
  ] as const)('asks no more %s than %i a second, however quick the answers are', async (of, aSecond) => {
    const { payment } = app.parts()
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    try {
      let asked = 0
      const pace = watchPace({ ...payment, query: async () => ({ kind: 'pending', asked: asked++ }) }, { of })
      const all = Promise.all(Array.from({ length: 3 * aSecond }, () => pace.payment.query('x')))
      await vi.advanceTimersByTimeAsync(1000)
      expect(asked).toBeGreaterThanOrEqual(aSecond)
      expect(asked).toBeLessThanOrEqual(aSecond + 2)
      await vi.advanceTimersByTimeAsync(2000)
      await all
    } finally {
      vi.useRealTimers()
    }
  })
})
