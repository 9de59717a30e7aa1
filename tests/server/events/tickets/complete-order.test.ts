import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#contract/core/time.ts'
import { insertTickets } from '#server/db/events/ticket-rows.ts'
import { voidOrders } from '#server/features/orders/ticket-purchases/complete-order.ts'
import { completePurchase } from '#server/purchases/complete-purchase.ts'
import { useApp } from '#tests/support/server/app.ts'
import { handlersOf } from '#tests/support/server/orders/handlers.ts'
import { buyTickets } from '#tests/support/server/orders/paid-order.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let people = 0
let buyer: SignedInPerson
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `completer${people}`)
})
const complete = (order: number) => app.database.db.transaction((tx) => completePurchase(tx, order, handlersOf(app)))
const setVoid = (order: number) => app.database.db.transaction((tx) => voidOrders(tx, [order]))
const rowsOf = async (text: string, order: number) => (await app.database.pool.query(text, [order])).rows
const ticketsOf = (order: number) => rowsOf('select * from tickets where purchase = $1 order by id', order)
const tasksOf = (order: number) =>
  rowsOf('select kind, round(extract(epoch from due_at - now()) / 60)::int as minutes from purchase_tasks where purchase = $1 order by kind', order)
const inHours = (hours: number) => ({ from_time: new Date(Date.now() + (hours * DAY_MS) / 24).toISOString() })

describe('answers', () => {
  it('with a ticket per seat, an e-mail at once, and word a day before the event', async () => {
    const { order } = await buyTickets(app, buyer, { quantity: 3, event: inHours(30) })
    expect((await ticketsOf(order.id)).map(({ seat, state }) => `${seat} ${state}`)).toEqual(['1 valid', '2 valid', '3 valid'])
    expect(await tasksOf(order.id)).toEqual([
      { kind: 'letter', minutes: 0 },
      { kind: 'tell-paid', minutes: 0 },
      { kind: 'tell-sale', minutes: 0 },
      { kind: 'tell-tomorrow', minutes: 360 },
    ])
  })

  it('without word of tomorrow when the event is sooner than that', async () => {
    const { order } = await buyTickets(app, buyer, { event: inHours(23) })
    expect((await tasksOf(order.id)).map(({ kind }) => kind)).toEqual(['letter', 'tell-paid', 'tell-sale'])
  })

  it('the same again by leaving everything as it is', async () => {
    const { order } = await buyTickets(app, buyer, { quantity: 2, event: inHours(30) })
    const before = [await ticketsOf(order.id), await tasksOf(order.id)]
    await complete(order.id)
    expect([await ticketsOf(order.id), await tasksOf(order.id)]).toEqual(before)
  })

  it('an order whose money goes back with tickets that are over, and no word of tomorrow', async () => {
    const { order } = await buyTickets(app, buyer, { quantity: 2, event: inHours(30) })
    await setVoid(order.id)
    await setVoid(order.id)
    expect((await ticketsOf(order.id)).map(({ state, ended_at }) => [state, ended_at !== null])).toEqual([
      ['void', true],
      ['void', true],
    ])
    expect((await tasksOf(order.id)).map(({ kind }) => kind)).toEqual(['letter', 'tell-paid', 'tell-sale'])
  })
})

describe('refuses', () => {
  it.each(['cancelled', 'refund_due', 'refunded'])('to bring back an order that is %s', async (state) => {
    const { order } = await buyTickets(app, buyer)
    await setVoid(order.id)
    await app.database.pool.query('update purchases set state = $2 where id = $1', [order.id, state])
    await expect(complete(order.id)).rejects.toThrow('was called off')
    expect(await rowsOf('select state from purchases where id = $1', order.id)).toEqual([{ state }])
  })
})

describe('guards', () => {
  it('an order against other tickets once they were void', async () => {
    const { order } = await buyTickets(app, buyer, { quantity: 2 })
    await setVoid(order.id)
    await complete(order.id)
    expect((await ticketsOf(order.id)).map(({ state }) => state)).toEqual(['void', 'void'])
  })

  it('a seat against a second valid ticket, whichever code inserts it', async () => {
    const { order } = await buyTickets(app, buyer)
    const [{ id, code, qr, ...ticket }] = (await ticketsOf(order.id)) as [
      Parameters<typeof insertTickets>[1][number] & { id: number; code: string; qr: string },
    ]
    const again = app.database.db.transaction((tx) => insertTickets(tx, [ticket], () => 'qr'))
    await expect(again).rejects.toMatchObject({ cause: { constraint: 'tickets_one_of_a_seat' } })
    expect((await ticketsOf(order.id)).map((row) => [row.id, row.code, row.qr])).toEqual([[id, code, qr]])
  })

  it('an order against two sets of tickets: several complete it at once', async () => {
    const { order } = await buyTickets(app, buyer, { quantity: 2 })
    await app.database.pool.query('delete from tickets where purchase = $1', [order.id])
    await Promise.all(Array.from({ length: 5 }, () => complete(order.id)))
    expect(await ticketsOf(order.id)).toHaveLength(2)
  })
})
