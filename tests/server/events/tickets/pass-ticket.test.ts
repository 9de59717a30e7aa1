import { beforeEach, describe, expect, it } from 'vitest'
import type { Ticket } from '#contract/events/tickets.ts'
import { verifyTicket } from '#device/gate/ticket-check.ts'
import { voidOrders } from '#server/features/orders/ticket-purchases/complete-order.ts'
import { useApp } from '#tests/support/server/app.ts'
import { refusalOf, whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import { type Bought, buyTickets, makeSecret, pass, ticketsOf } from '#tests/support/server/orders/paid-order.ts'
import { joinAndLogIn, post, type SignedInPerson } from '#tests/support/server/people.ts'

const LINK = 'https://meet.example/room'
const app = useApp({ settings: { rate_per_minute: 600 } })
const pool = () => app.database.pool
let people = 0
let buyer: SignedInPerson
let bought: Bought
let seat: Ticket
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `passer${people}`)
  bought = await buyTickets(app, buyer, { quantity: 2, event: { type: 'Online', location: null, link: LINK } })
  const [first] = bought.tickets
  if (!first) throw new Error('nothing was bought')
  seat = first
})

const open = (secret: string) => post(app, '/api/event_ticket/open/', { body: { secret } })
const passed = async (change: { holder_name?: string; secret_hash: string | null; key?: string }): Promise<Ticket> => {
  const response = await pass(app, buyer, { id: seat.id, holder_name: 'Rahim Uddin', ...change })
  if (response.status !== 200) throw new Error(`not passed: ${response.status} ${await response.text()}`)
  return response.json()
}
const statesOf = async (id: number) =>
  (
    await pool().query(
      `select t.state, count(*)::int as n from tickets t join tickets f on f.id = $1 and f.event_order_item = t.event_order_item and f.seat = t.seat group by 1 order by 1`,
      [id],
    )
  ).rows
const keys = async () => (await app.request('/api/event_ticket/keys/')).json()

describe('answers', () => {
  it('by giving the seat to another person, who alone has code, QR and link', async () => {
    const { secret, secret_hash } = makeSecret()
    const mine = await passed({ secret_hash })
    expect(mine).toEqual({ ...seat, state: 'passed', code: '', qr: null, holder_name: 'Rahim Uddin', event: { ...seat.event, link: null } })
    expect((await ticketsOf(app, buyer))[0]).toEqual(mine)
    const theirs: Ticket = await (await open(secret)).json()
    expect(theirs).toEqual({ ...seat, holder_name: 'Rahim Uddin', event_order_id: null, code: theirs.code, qr: theirs.qr })
    expect(theirs.code).not.toBe(seat.code)
    const [before, after] = [await verifyTicket(seat.qr ?? '', await keys()), await verifyTicket(theirs.qr ?? '', await keys())]
    expect(after).toMatchObject({ code: theirs.code, event: before?.event })
    expect(after?.ticket).not.toBe(before?.ticket)
    expect((await ticketsOf(app, buyer))[1]).toEqual(bought.tickets[1])
  })

  it('by giving it on to the next, whose link alone opens it', async () => {
    const [one, two] = [makeSecret(), makeSecret()]
    await passed(one)
    await passed({ holder_name: 'Salma', secret_hash: two.secret_hash })
    expect([(await open(one.secret)).status, (await open(two.secret)).status]).toEqual([410, 200])
    expect(await statesOf(seat.id)).toEqual([
      { state: 'passed', n: 2 },
      { state: 'valid', n: 1 },
    ])
  })

  it('by taking it back, with yet another code', async () => {
    const { secret, secret_hash } = makeSecret()
    await passed({ secret_hash })
    const theirs: Ticket = await (await open(secret)).json()
    const back = await passed({ holder_name: seat.holder_name, secret_hash: null })
    expect(back).toEqual({ ...seat, code: back.code, qr: back.qr })
    expect(new Set([seat.code, theirs.code, back.code]).size).toBe(3)
    expect((await open(secret)).status).toBe(410)
  })

  it('by taking it back in the name of the buyer who ordered, whatever name the phone sends', async () => {
    await passed({ secret_hash: makeSecret().secret_hash })
    const back = await passed({ holder_name: 'Somebody Else', secret_hash: null })
    expect(back).toEqual({ ...seat, code: back.code, qr: back.qr })
    expect(seat.holder_name).toBe(bought.order.full_name)
    // It is so already.
    expect(await passed({ holder_name: 'Yet Another', secret_hash: null })).toEqual(back)
  })

  it('the same again with the same answer, with and without a key', async () => {
    const { secret, secret_hash } = makeSecret()
    const key = `pass-key-of-${people}-1234567`
    const first = await passed({ secret_hash, key })
    const code = (await (await open(secret)).json()).code
    expect([await passed({ secret_hash, key }), await passed({ secret_hash })]).toEqual([first, first])
    expect((await (await open(secret)).json()).code).toBe(code)
    const back = await passed({ holder_name: 'Nasrin', secret_hash: null })
    expect(await passed({ holder_name: 'Nasrin', secret_hash: null })).toEqual(back)
  })
})

describe('refuses', () => {
  it('another buyer’s seat in the same words as a seat that does not exist, also to the person it was passed on to', async () => {
    const { secret_hash } = makeSecret()
    const stranger = await joinAndLogIn(app, `stranger${people}`)
    const ask = async (who: SignedInPerson, id: number) => refusalOf(await pass(app, who, { id, holder_name: 'X', secret_hash }))
    const none = await ask(buyer, 2_000_000_000)
    expect(none).toEqual({ status: 404, code: 'not-found' })
    expect(await ask(stranger, seat.id)).toEqual(none)
    expect((await ticketsOf(app, buyer))[0]).toEqual(seat)
  })

  it('the number of a ticket that is not the first of its seat', async () => {
    const { secret, secret_hash } = makeSecret()
    await passed({ secret_hash })
    const { qr } = await (await open(secret)).json()
    const claim = await verifyTicket(qr, await keys())
    expect(await refusalOf(await pass(app, buyer, { id: claim?.ticket ?? 0, holder_name: 'X', secret_hash: null }))).toMatchObject({ status: 404 })
  })

  it('when the event is over, though what was passed on can still be looked at', async () => {
    const { secret, secret_hash } = makeSecret()
    await passed({ secret_hash })
    await pool().query(`update events set from_time = now() - interval '2 hours', to_time = now() - interval '1 second' where id = $1`, [bought.event])
    expect(await refusalOf(await pass(app, buyer, { id: seat.id, holder_name: 'X', secret_hash: null }))).toEqual({ status: 409, code: 'event-closed' })
    expect((await open(secret)).status).toBe(200)
  })

  it.each(['refund_due', 'refunded'])('when the order is %s; its links are dead', async (state) => {
    const { secret, secret_hash } = makeSecret()
    await passed({ secret_hash })
    await app.database.db.transaction((tx) => voidOrders(tx, [bought.order.id]))
    await pool().query('update purchases set state = $2 where id = $1', [bought.order.id, state])
    expect(await refusalOf(await pass(app, buyer, { id: seat.id, holder_name: 'X', secret_hash: null }))).toEqual({ status: 409, code: 'bad-state' })
    expect(await refusalOf(await open(secret))).toEqual({ status: 410, code: 'link-expired' })
    expect((await ticketsOf(app, buyer))[0]).toMatchObject({ state: 'void', code: '', qr: null })
  })

  it('a secret that opens another ticket, or has opened one', async () => {
    const { secret_hash } = makeSecret()
    await passed({ secret_hash })
    const other = bought.tickets[1]?.id ?? 0
    const expected = { status: 409, code: 'taken', fields: { secret_hash: 'taken' } }
    expect(await refusalOf(await pass(app, buyer, { id: other, holder_name: 'X', secret_hash }))).toEqual(expected)
    await passed({ holder_name: 'Nasrin', secret_hash: null })
    expect(await refusalOf(await pass(app, buyer, { id: other, holder_name: 'X', secret_hash }))).toEqual(expected)
  })

  it.each([
    ['no name', { holder_name: ' ' }],
    ['a name that turns the reading direction', { holder_name: 'Rahim\u202e' }],
    ['a name of 81 characters', { holder_name: 'x'.repeat(81) }],
    ['a hash of another kind', { secret_hash: 'A'.repeat(64) }],
  ])('%s', async (_, over) => {
    expect(await refusalOf(await pass(app, buyer, { id: seat.id, holder_name: 'Rahim', secret_hash: null, ...over }))).toMatchObject({ status: 400 })
  })

  it.each(['', 'short', 'x'.repeat(33), `${'x'.repeat(31)}!`])('to open %j', async (secret) => {
    expect((await open(secret)).status).toBe(400)
  })
})

describe('guards', () => {
  it('a seat against two valid tickets: many pass it on at once', async () => {
    const secrets = Array.from({ length: 8 }, makeSecret)
    const answers = await Promise.all(secrets.map(({ secret_hash }, at) => pass(app, buyer, { id: seat.id, holder_name: `Guest ${at}`, secret_hash })))
    expect(answers.map(({ status }) => status)).toEqual(secrets.map(() => 200))
    expect(await statesOf(seat.id)).toEqual([
      { state: 'passed', n: 8 },
      { state: 'valid', n: 1 },
    ])
    const opened = await Promise.all(secrets.map(({ secret }) => open(secret)))
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('against passing on what is taken back from its buyer in the same moment', async () => {
    const { secret, secret_hash } = makeSecret()
    const response = await whileAnotherWorks(
      app,
      [
        [`update purchases set state = 'refund_due' where id = $1`, [bought.order.id]],
        [`update tickets set state = 'void', ended_at = now() where purchase = $1 and state = 'valid'`, [bought.order.id]],
      ],
      () => pass(app, buyer, { id: seat.id, holder_name: 'X', secret_hash }),
    )
    expect(await refusalOf(response)).toEqual({ status: 409, code: 'bad-state' })
    expect((await open(secret)).status).toBe(410)
  })

  it('the secret: it is nowhere in the database', async () => {
    const { secret, secret_hash } = makeSecret()
    await passed({ secret_hash })
    await open(secret)
    const { rows } = await pool().query('select count(*)::int as n from tickets t where t::text like $1', [`%${secret}%`])
    expect(rows).toEqual([{ n: 0 }])
  })
})
