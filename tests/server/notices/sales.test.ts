import { beforeEach, describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { giveBackWanted } from '#server/features/orders/seller/give-back-wanted.ts'
import { browserOf, makeDue, tellNow } from '#tests/support/server/notices.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { makeShow, orderBody, placed, send } from '#tests/support/server/orders/orders.ts'
import { opened, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'
import { startPushService } from '#tests/support/server/push-service.ts'

const app = usePaying({ push_reach: { allowsLoopback: true } })
const { database } = app
let joined = 0
let seller: SignedInPerson
let buyer: SignedInPerson
beforeEach(async () => {
  await database.pool.query('update purchase_tasks set due_at = null, done_at = now() where due_at is not null')
  await database.pool.query('delete from push_messages')
  joined += 1
  seller = await joinAsSeller(app, `stall${joined}`)
  buyer = await joinAndLogIn(app, `visitor${joined}`)
})

interface Show {
  event: number
  ticket: number
  price: number
}
const showOf = async (price: number, over: object = {}): Promise<Show> => ({
  ...(await makeShow(app, [{ price, title: 'Floor' }], { seller: seller.id, title: 'Baul night', ...over })),
  price,
})
const ordered = ({ ticket, price }: Show, quantity: number, by = buyer) => placed(app, by, orderBody([{ event_ticket: ticket, quantity }], price * quantity))
async function bought(show: Show, quantity = 1, by = buyer): Promise<EventOrder> {
  const order = await ordered(show, quantity, by)
  if (show.price > 0) await payAndTell(app, await opened(app, by, order))
  return order
}
const noticesOf = async (person: SignedInPerson): Promise<Notice[]> => (await app.request('/api/notice/', { headers: as(person) })).json()
const told = () => noticesOf(seller)
const soldOf = async () => (await told()).map(({ kind, sold }) => `${kind}: ${sold?.tickets} for ${sold?.taka}`)
const read = async () => send(app, seller, { path: '/api/notice/read/', body: { up_to: (await told())[0]?.id ?? 0 } })
/** As if so much time had passed since everything of these sales. */
async function passMinutes(minutes: number): Promise<void> {
  await database.pool.query(`update purchases set confirmed_at = confirmed_at - make_interval(mins => $1)`, [minutes])
  await database.pool.query(
    `update notices set details = jsonb_set(details, '{rings_at}', to_jsonb(((details ->> 'rings_at')::timestamptz - make_interval(mins => $1))::text)) where details ? 'rings_at'`,
    [minutes],
  )
  await database.pool.query('update push_messages set due_at = due_at - make_interval(mins => $1)', [minutes])
}

describe('the seller is told of a sale', () => {
  it('that was paid: how many tickets for how much, without the service charge', async () => {
    const show = await showOf(600)
    await bought(show, 2)
    await tellNow(app)
    expect(await told()).toMatchObject([
      {
        kind: 'first-sale',
        event_order_id: null,
        event_title: 'Baul night',
        is_read: false,
        sold: { event_id: show.event, tickets: 2, taka: 1200 },
      },
    ])
  })

  it('that was free, and not of an order that is not paid yet', async () => {
    await bought(await showOf(0), 3)
    await ordered(await showOf(600), 1)
    await tellNow(app)
    expect(await soldOf()).toEqual(['first-sale: 3 for 0'])
  })

  it('specially when it is the first of all their events', async () => {
    const first = await showOf(0)
    await bought(first)
    await tellNow(app)
    await read()
    await bought(await showOf(0, { title: 'Jari night' }))
    await tellNow(app)
    expect(await soldOf()).toEqual(['sale: 1 for 0', 'first-sale: 1 for 0'])
  })

  it('not specially when they sold before they were told of sales', async () => {
    const show = await showOf(0)
    await bought(show)
    await database.pool.query('delete from purchase_tasks')
    await bought(await showOf(0), 2)
    await tellNow(app)
    expect(await soldOf()).toEqual(['sale: 2 for 0'])
  })

  it('and no other person is', async () => {
    const other = await joinAsSeller(app, `neighbour${joined}`)
    await bought(await showOf(0))
    await tellNow(app)
    expect(await told()).toHaveLength(1)
    expect(await noticesOf(other)).toEqual([])
    expect((await noticesOf(buyer)).map(({ kind }) => kind)).toEqual(['paid'])
  })
})

describe('several sales', () => {
  it('of one event are one notice while it is not read, and what was seen of it does not mark it as read', async () => {
    const show = await showOf(600)
    await bought(show, 2)
    await tellNow(app)
    const [seen] = await told()
    await bought(show, 1, await joinAndLogIn(app, `second${joined}`))
    await tellNow(app)
    expect(await soldOf()).toEqual(['first-sale: 3 for 1800'])
    await send(app, seller, { path: '/api/notice/read/', body: { up_to: seen?.id ?? 0 } })
    expect((await told())[0]?.is_read).toBe(false)
  })

  it('of one event are another notice once it was read, or an hour after it began', async () => {
    const show = await showOf(0)
    await bought(show)
    await tellNow(app)
    await read()
    await bought(show, 2, await joinAndLogIn(app, `second${joined}`))
    await tellNow(app)
    expect(await soldOf()).toEqual(['sale: 2 for 0', 'first-sale: 1 for 0'])
    await passMinutes(61)
    await bought(show, 3, await joinAndLogIn(app, `third${joined}`))
    await tellNow(app)
    expect(await soldOf()).toEqual(['sale: 3 for 0', 'sale: 2 for 0', 'first-sale: 1 for 0'])
  })

  it('of two events are two notices', async () => {
    await bought(await showOf(0))
    await bought(await showOf(0), 2)
    await tellNow(app)
    expect((await soldOf()).toSorted()).toEqual(['first-sale: 1 for 0', 'sale: 2 for 0'])
  })

  it('that become complete in the same moment are one notice with all of them, however many processes tell', async () => {
    const show = await showOf(0)
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, at) => joinAndLogIn(app, `crowd${joined}x${at}`)))
    await Promise.all([...crowd.map((one) => bought(show, 2, one)), tellNow(app), tellNow(app)])
    await Promise.all([tellNow(app), tellNow(app), tellNow(app)])
    expect(await soldOf()).toEqual(['first-sale: 12 for 0'])
  })
})

describe('money that goes back', () => {
  it('is no sale any more: the notice counts what stands, and is gone with the last', async () => {
    const show = await showOf(600)
    const orders = [await bought(show, 2), await bought(show, 1, await joinAndLogIn(app, `second${joined}`))]
    await tellNow(app)
    expect(await soldOf()).toEqual(['first-sale: 3 for 1800'])
    for (const [at, left] of [['first-sale: 1 for 600'], []].entries()) {
      await send(app, seller, { path: `/api/event_sale/${orders[at]?.event_order_id}/refund/`, body: { why: 'The singer is ill.' } })
      await giveBackWanted(app.parts())
      expect(await soldOf()).toEqual(left)
    }
    const { unread } = await (await send(app, seller, { path: '/api/notice/read/', body: { up_to: 1 } })).json()
    expect(unread).toBe(0)
  })

  it('before it was told leaves no notice', async () => {
    const { id } = await bought(await showOf(0))
    await database.pool.query(`update purchases set state = 'refunded' where id = $1`, [id])
    await tellNow(app)
    expect(await told()).toEqual([])
  })
})

describe('the seller’s phone', () => {
  it('rings with the figures and the way to the orders; again ten minutes later, for all that came between', async () => {
    const phone = await browserOf(app, await startPushService(), seller)
    const show = await showOf(600)
    await bought(show, 2)
    await tellNow(app)
    expect(phone.messages.map(({ message }) => message)).toEqual([
      {
        kind: 'first-sale',
        event_order_id: '',
        event_title: 'Baul night',
        path: `/sellerevents/event/${show.event}/orders`,
        sold: { event_id: show.event, tickets: 2, taka: 1200 },
      },
    ])
    for (const name of ['second', 'third']) {
      await bought(show, 1, await joinAndLogIn(app, `${name}${joined}`))
      await tellNow(app)
    }
    expect(phone.messages).toHaveLength(1)
    await passMinutes(10)
    await tellNow(app)
    expect(phone.messages).toHaveLength(2)
    expect(phone.messages[1]?.message).toMatchObject({ kind: 'first-sale', sold: { tickets: 4, taka: 2400 } })
    await passMinutes(10)
    await tellNow(app)
    expect(phone.messages).toHaveLength(2)
  })

  it('does not ring sooner because the notice was read, nor for what was read', async () => {
    const phone = await browserOf(app, await startPushService(), seller)
    const show = await showOf(0)
    await bought(show)
    await tellNow(app)
    await read()
    await bought(show, 1, await joinAndLogIn(app, `second${joined}`))
    await tellNow(app)
    expect(phone.messages).toHaveLength(1)
    await read()
    await makeDue(app)
    await tellNow(app)
    expect(phone.messages).toHaveLength(1)
  })
})

describe('leaves alone', () => {
  it('a seller who has switched that off; what was sold meanwhile is not told later', async () => {
    const show = await showOf(0)
    const choose = (is_on: boolean) => send(app, seller, { path: '/api/notice/settings/', body: { group: 'sales', way: 'app', is_on } })
    await choose(false)
    await bought(show)
    await tellNow(app)
    expect(await noticesOf(seller)).toEqual([])
    await choose(true)
    await bought(show, 2)
    await tellNow(app)
    expect(await noticesOf(seller)).toMatchObject([{ kind: 'sale', sold: { tickets: 2 } }])
  })

  it('a seller whose account is locked', async () => {
    await bought(await showOf(0))
    await database.pool.query('update users set locked_at = now() where id = $1', [seller.id])
    await tellNow(app)
    const { rows } = await database.pool.query('select kind from notices where user_id = $1', [seller.id])
    expect(rows).toEqual([])
  })

  it('the event itself: an order is placed while a notice of its sales is being written', async () => {
    const show = await showOf(0)
    await bought(show)
    await tellNow(app)
    const holder = await database.pool.connect()
    await holder.query('begin')
    // What the background job holds: the notice, and the event that it names.
    await holder.query('select from notices where event = $1 for update', [show.event])
    await holder.query('insert into notices (user_id, kind, event) values ($1, $2, $3)', [seller.id, 'sale', show.event])
    await bought(show, 1, await joinAndLogIn(app, `quick${joined}`))
    await holder.query('rollback')
    holder.release()
    await tellNow(app)
    expect(await soldOf()).toEqual(['first-sale: 2 for 0'])
  })
})
