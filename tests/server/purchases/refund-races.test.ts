import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventOrder } from '#contract/orders/orders.ts'
import { giveBackWanted } from '#server/features/orders/seller/give-back-wanted.ts'
import { type HeldRequest, type RawAnswer, sendTogether } from '#tests/support/server/barrier.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { deskPath } from '#tests/support/server/orders/desk-orders.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { makeShow, orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { ledgerOf, opened, orderRow, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const PAID = 260
const app = usePaying()
const { database } = app
let staff: [SignedInPerson, SignedInPerson]
let seller: SignedInPerson
let buyer: SignedInPerson
let port = 0
let joined = 0
beforeAll(async () => {
  staff = [await joinAsStaff(app, 'anika'), await joinAsStaff(app, 'bashir')]
})
beforeEach(async () => {
  // It ends with each test.
  port = (await app.startServer()).port
  seller = await joinAsSeller(app, `racer${joined++}`)
  buyer = await joinAndLogIn(app, `raced${joined}`)
})

interface Sold {
  order: EventOrder
  event: number
  tran_id: string
}
/** An order of 260 taka that is paid: two tickets of 100, and the service charge. */
async function sold(): Promise<Sold> {
  const { event, ticket } = await makeShow(app, [{ price: 100 }], { seller: seller.id })
  const order = await placed(app, buyer, orderBody([{ event_ticket: ticket, quantity: 2 }], 200))
  const tran_id = await opened(app, buyer, order)
  await payAndTell(app, tran_id)
  return { order, event, tran_id }
}

/** What is asked for: taka of a part, or who takes all of it back. */
type Wish = number | 'off' | 'whole' | 'sale'
const REASON = { reason: 'in one moment' }
const request = ({ order, event }: Sold, wish: Wish, at = 0): HeldRequest => {
  const ofStaff = as(staff[at % 2] as SignedInPerson)
  if (wish === 'off') return { path: `/api/event/${event}/call_off/`, body: REASON, headers: as(seller) }
  if (wish === 'sale') return { path: `/api/event_sale/${order.event_order_id}/refund/`, body: { why: 'in one moment' }, headers: as(seller) }
  if (wish === 'whole') return { path: deskPath(order, 'refund'), body: REASON, headers: ofStaff }
  return { path: deskPath(order, 'refund_part'), body: { taka: wish, ...REASON }, headers: ofStaff }
}
const send = async (of: Sold, wish: Wish): Promise<RawAnswer> => (await sendTogether(port, [request(of, wish)]))[0] as RawAnswer
const round = () => giveBackWanted(app.parts())
/** What one is told: done, or why not. */
const heard = ({ status, body }: RawAnswer) => (status === 200 ? 'done' : `${status} ${JSON.parse(body).code}`)

/** Until the gateway has said that what is owed is back. */
async function untilBack({ order }: Sold): Promise<void> {
  await round()
  await app.reconcile()
  await passMinutes(app, order.id, 2)
  await app.reconcile()
}
const atGateway = async ({ tran_id }: Sold) => (await app.gateway.ledger()).find((line) => line.tran_id === tran_id)?.refunds ?? []
const faults = async () => moneyFaults(database.pool, await app.gateway.ledger())

/** Every taka has gone back, once, part by part as it was promised. */
async function requireAllBack(of: Sold, parts: readonly number[]): Promise<void> {
  const back = await atGateway(of)
  const sum = back.reduce((taka, { amount_paisa }) => taka + amount_paisa / 100, 0)
  expect(sum).toBe(PAID)
  expect(new Set(back.map(({ refund_trans_id }) => refund_trans_id)).size).toBe(back.length)
  const rest = PAID - parts.reduce((taka, part) => taka + part, 0)
  expect(back.map(({ amount_paisa }) => amount_paisa / 100).toSorted()).toEqual([...parts, ...(rest > 0 ? [rest] : [])].toSorted())
  expect((await orderRow(app, of.order.id)).state).toBe('refunded')
  expect(await ledgerOf(app, of.order.id)).toEqual(await ledgerOfPaidBack(of))
  expect(await faults()).toEqual([])
}
/** The fee of the provider is all that is left. */
async function ledgerOfPaidBack({ order }: Sold): Promise<Record<string, number>> {
  const { fees = 0, gateway = 0 } = await ledgerOf(app, order.id)
  expect(fees + gateway).toBe(0)
  return fees === 0 ? {} : { fees, gateway }
}

/** Holds the payment of an order while `begin` runs, so that who comes first waits in the middle of its work. */
async function whilePaymentIsHeld({ order }: Sold, begin: () => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from payment_attempts where purchase = $1 for update', [order.id])
    await begin()
  } finally {
    await client.query('rollback')
    client.release()
  }
}
async function untilWaiting(count: number): Promise<void> {
  await expect
    .poll(
      async () =>
        (await database.pool.query(`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rows[0]
          .n,
      { timeout: 3000, interval: 5 },
    )
    .toBe(count)
}

describe('a part of the money that goes back, and all of it for the event is called off', () => {
  it('in this order: the part is done, and what is left of the money follows', async () => {
    const of = await sold()
    await send(of, 'off')
    let part: Promise<RawAnswer> | undefined
    await whilePaymentIsHeld(of, async () => {
      part = send(of, 100)
      await untilWaiting(1)
      await round()
      expect((await orderRow(app, of.order.id)).state).toBe('confirmed')
    })
    expect(heard((await part) as RawAnswer)).toBe('done')
    await untilBack(of)
    await requireAllBack(of, [100])
  })

  it('in the other order: all of it goes back, and the part is refused', async () => {
    const of = await sold()
    await send(of, 'off')
    const begun: Promise<RawAnswer | number>[] = []
    await whilePaymentIsHeld(of, async () => {
      begun.push(round())
      await untilWaiting(1)
      begun.push(send(of, 100))
      await untilWaiting(2)
    })
    const [, part] = await Promise.all(begun)
    expect(heard(part as RawAnswer)).toBe('409 bad-state')
    await untilBack(of)
    await requireAllBack(of, [])
  })

  it.each([
    { order: 'the part first', wishes: [PAID, 'whole'] },
    { order: 'the whole first', wishes: ['whole', PAID] },
    { order: 'the seller first', wishes: ['sale', PAID] },
    { order: 'the seller second', wishes: [PAID, 'sale'] },
  ] as const)('at a payment that both wait for, where the part is all there is: $order', async ({ wishes: [first, second] }) => {
    const of = await sold()
    let both: Promise<RawAnswer>[] = []
    await whilePaymentIsHeld(of, async () => {
      both = [send(of, first)]
      await untilWaiting(1)
      both.push(send(of, second))
      await untilWaiting(2)
    })
    const answers = (await Promise.all(both)).map(heard)
    // The whole that was taken back before is told where its money is; a part of it is past.
    expect(answers).toEqual(['done', typeof second === 'number' ? '409 bad-state' : 'done'])
    await untilBack(of)
    await requireAllBack(of, [])
  })

  const RACES: readonly (readonly Wish[])[] = [
    [100, 'off'],
    ['off', 100],
    ['off', 200, 60, 30],
    [200, 60, 30, 'off'],
    [PAID, 'off', PAID],
    [50, 'off', 'whole', 70],
    [130, 'whole', 'sale', 'off', 130],
  ]
  it.each(RACES.map((wishes) => ({ wishes, named: wishes.join(', ') })))('all at one moment: $named', async ({ wishes }) => {
    for (let turn = 0; turn < 2; turn++) {
      const of = await sold()
      let isOver = false
      const rounds = (async () => {
        while (!isOver) await Promise.all([round(), app.reconcile()])
      })()
      const answers = await sendTogether(
        port,
        wishes.map((wish, at) => request(of, wish, at)),
      )
      isOver = true
      await rounds
      const said = answers.map(heard)
      const parts = wishes.filter((wish, at) => typeof wish === 'number' && said[at] === 'done') as number[]
      wishes.forEach((wish, at) => {
        expect(typeof wish === 'number' ? ['done', '409 bad-state', '400 bad-input'] : ['done'], `${wish}: ${answers[at]?.body}`).toContain(said[at])
      })
      await untilBack(of)
      await requireAllBack(of, parts)
    }
  })
})

describe('parts against each other', () => {
  it.each([
    { parts: [60, 60, 60, 60, 60, 60], done: 4, rest: 20 },
    { parts: [130, 130, 130], done: 2, rest: 0 },
    { parts: [PAID, PAID], done: 1, rest: 0 },
  ])('at one moment give no more back than was paid: $parts', async ({ parts, done, rest }) => {
    for (let turn = 0; turn < 2; turn++) {
      const of = await sold()
      const said = (
        await sendTogether(
          port,
          parts.map((taka, at) => request(of, taka, at)),
        )
      ).map(heard)
      const refusal = rest > 0 ? '400 bad-input' : '409 bad-state'
      expect(said.toSorted()).toEqual([...Array.from({ length: parts.length - done }, () => refusal), ...Array.from({ length: done }, () => 'done')])
      await untilBack(of)
      expect((await orderRow(app, of.order.id)).state).toBe(rest > 0 ? 'confirmed' : 'refunded')
      expect(await faults()).toEqual([])
      if (rest > 0) expect(heard(await send(of, rest))).toBe('done')
      await untilBack(of)
      await requireAllBack(of, parts.slice(0, done))
    }
  })
})
