import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderMoney } from '#contract/wallet/wallet.ts'
import { passHolds } from '#tests/support/server/ledger/pass-holds.ts'
import { eventTexts, makeChain, posted, sendForm } from '#tests/support/server/nouns/posting.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { movesOf, soldTickets, walletOf } from '#tests/support/server/nouns/wallet.ts'
import { actAtDesk, deskPath } from '#tests/support/server/orders/desk-orders.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { orderBody, placed } from '#tests/support/server/orders/orders.ts'
import { opened, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let joined = 0
let seller: SignedInPerson
let buyer: SignedInPerson
beforeEach(async () => {
  joined += 1
  seller = await joinAsSeller(app, `earner${joined}`)
  buyer = await joinAndLogIn(app, `payer${joined}`)
})
const read = (who: SignedInPerson, path: string) => app.request(path, { headers: as(who) })
const faults = async () => moneyFaults(app.database.pool, await app.gateway.ledger())

describe('a wallet', () => {
  it('says what a sale put on hold and when it becomes free, and is free after the hold', async () => {
    const { order } = await soldTickets(app, { seller, buyer, price: 500 })
    const before = await walletOf(app, seller)
    expect(before).toMatchObject({ free: 0, pending: 100_000, leaving: 0, due: 0, paused: null, on_hold_count: 1 })
    expect(before.on_hold).toMatchObject([{ number: order.event_order_id, kind: 'tickets', paisa: 100_000, stopped: null }])
    expect(Date.parse(before.on_hold[0]?.free_at ?? '')).toBeGreaterThan(Date.now() + 3 * 86_400_000)
    await passHolds(app)
    expect(await walletOf(app, seller)).toMatchObject({ free: 100_000, pending: 0, on_hold: [] })
    expect(
      (await movesOf(app, seller)).results.map(({ kind, number, of, entries }) => [
        kind,
        number,
        of,
        entries.map(({ account, paisa, balance }) => [account, paisa, balance]),
      ]),
    ).toEqual([
      [
        'freed',
        order.event_order_id,
        'tickets',
        [
          ['pending', -100_000, 0],
          ['free', 100_000, 100_000],
        ],
      ],
      ['earned', order.event_order_id, 'tickets', [['pending', 100_000, 100_000]]],
    ])
    expect(await faults()).toEqual([])
  })

  it('moves the day on which money becomes free with the end of the event', async () => {
    const event = await posted(app, seller, eventTexts(await makeChain(app.database.db)))
    const { rows } = await app.database.pool.query('select id from event_tickets where event = $1', [event.event_id])
    const order = await placed(app, buyer, orderBody([{ event_ticket: rows[0].id, quantity: 1 }], 300, { language: 'en' }))
    await payAndTell(app, await opened(app, buyer, order))
    const [at] = (await walletOf(app, seller)).on_hold
    const later = (time: string) => new Date(Date.parse(time) + 86_400_000).toISOString()
    const texts = { version: String(event.version), from_time: later(event.from_time), to_time: later(event.to_time) }
    const response = await sendForm(app, seller, { path: `/api/event/${event.event_id}/update/`, method: 'PATCH', texts })
    expect(response.status, await response.clone().text()).toBe(200)
    const [now] = (await walletOf(app, seller)).on_hold
    expect(Date.parse(now?.free_at ?? '') - Date.parse(at?.free_at ?? '')).toBe(86_400_000)
  })

  it.each(['on hold', 'free', 'withdrawn'])('gives a refund from what is %s, and what is not there is owed', async (when) => {
    const staff = await joinAsStaff(app, `clerk${joined}`)
    const { order } = await soldTickets(app, { seller, buyer, price: 500 })
    if (when !== 'on hold') await passHolds(app)
    if (when === 'withdrawn')
      await app.database.pool.query(`
      with gone as (insert into ledger_moves (name, kind, note) values ('corrected 1', 'corrected', 'gone') returning id, at)
      , free as (update ledger_accounts set balance = 20000, version = version + 1 where owner = ${seller.id} and kind = 'free' returning id, version)
      insert into ledger_entries (move, account, paisa, version, balance_after, at)
      select gone.id, free.id, 80000, free.version, 20000, gone.at from gone, free union all select gone.id, 2, -80000, null, null, gone.at from gone`)
    expect((await actAtDesk(app, staff, { path: deskPath(order, 'refund_part'), body: { taka: 300 } })).status).toBe(200)
    const left = {
      'on hold': { pending: 70_000, free: 0, due: 0 },
      free: { pending: 0, free: 70_000, due: 0 },
      withdrawn: { pending: 0, free: 0, due: 10_000 },
    }
    expect(await walletOf(app, seller)).toMatchObject(left[when as 'free'])
    expect(await faults()).toEqual([])
    await app.database.pool.query(`select 1`)
  })

  it('tells a buyer of money that goes back, with the day by which it should arrive', async () => {
    const staff = await joinAsStaff(app, `helper${joined}`)
    const { order } = await soldTickets(app, { seller, buyer, price: 500 })
    await actAtDesk(app, staff, { path: deskPath(order, 'refund_part'), body: { taka: 300 } })
    const { refunds } = await walletOf(app, buyer)
    expect(refunds).toMatchObject([{ number: order.event_order_id, kind: 'tickets', paisa: 30_000, state: 'pending' }])
    const [refund] = refunds
    expect(Date.parse(refund?.due_by ?? '') - Date.parse(refund?.asked_at ?? '')).toBe(10 * 86_400_000)
    await app.reconcile()
    await passMinutes(app, order.id, 5)
    await app.reconcile()
    expect((await walletOf(app, buyer)).refunds).toEqual([])
  })

  it('says what one order brought, and nothing of another’s', async () => {
    const { order } = await soldTickets(app, { seller, buyer, price: 500 })
    const number = order.event_order_id
    const [money]: OrderMoney[] = await (await read(seller, `/api/wallet/orders/${number}/`)).json()
    expect(money).toMatchObject({
      number,
      kind: 'tickets',
      is_cash: false,
      gross: 100_000,
      commission: 0,
      rate: 0,
      back: 0,
      net: 100_000,
      pending: 100_000,
      freed_at: null,
    })
    expect(money?.moves.map(({ kind }) => kind)).toEqual(['earned'])
    const other = await joinAsSeller(app, `rival${joined}`)
    expect((await read(other, `/api/wallet/orders/${number}/`)).status).toBe(404)
    expect((await read(buyer, `/api/wallet/orders/${number}/`)).status).toBe(404)
  })

  it('takes the commission that stood when the order was placed', async () => {
    await app.database.pool.query(`insert into commission_rules (kind, seller, rate) values ('tickets', $1, 450)`, [seller.id])
    await soldTickets(app, { seller, buyer, price: 500 })
    await app.database.pool.query(`insert into commission_rules (kind, seller, rate) values ('tickets', $1, 10000)`, [seller.id])
    const wallet = await walletOf(app, seller)
    expect(wallet.pending).toBe(95_500)
    expect(wallet.rates.find(({ kind }) => kind === 'tickets')).toEqual({ kind: 'tickets', rate: 10_000, hold_days: 3 })
  })
})

describe('moves', () => {
  it('are listed page by page, each once, by account, kind and month', async () => {
    for (const price of [500, 600, 700]) await soldTickets(app, { seller, buyer, price })
    await passHolds(app)
    const all = (await movesOf(app, seller)).results.map(({ id }) => id)
    expect(all).toHaveLength(6)
    const paged: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof movesOf>> = await movesOf(app, seller, `?limit=2${cursor && `&cursor=${cursor}`}`)
      paged.push(...page.results.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(paged).toEqual(all)
    expect((await movesOf(app, seller, '?account=free')).results.map(({ kind }) => kind)).toEqual(['freed', 'freed', 'freed'])
    expect((await movesOf(app, seller, '?group=refunds')).results).toEqual([])
    const month = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 7)
    expect((await movesOf(app, seller, `?month=${month}`)).results).toHaveLength(6)
    expect((await movesOf(app, seller, '?month=2025-01')).results).toEqual([])
  })

  it.each(['0', '1', 'abc', '9'.repeat(20), "1' or 1=1"])('refuse the cursor %s, which is none of theirs', async (cursor) => {
    await soldTickets(app, { seller, buyer, price: 500 })
    expect((await read(seller, `/api/wallet/moves/?cursor=${encodeURIComponent(cursor)}`)).status).toBe(400)
  })
})

describe('a statement', () => {
  const today = () => new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10)

  it('opens and closes with the balances, and its table has every move with its paisa', async () => {
    const { order } = await soldTickets(app, { seller, buyer, price: 500 })
    await passHolds(app)
    const statement = await (await read(seller, `/api/wallet/statement/?from=${today()}&to=${today()}`)).json()
    expect(statement.accounts).toMatchObject([
      {
        account: 'pending',
        opening: 0,
        closing: 0,
        moves: [
          { kind: 'earned', paisa: 100_000, count: 1 },
          { kind: 'freed', paisa: -100_000, count: 1 },
        ],
      },
      { account: 'free', opening: 0, closing: 100_000, moves: [{ kind: 'freed', paisa: 100_000, count: 1 }] },
      { account: 'leaving', opening: 0, closing: 0, moves: [] },
      { account: 'due', opening: 0, closing: 0, moves: [] },
    ])
    const file = await read(seller, `/api/wallet/statement_csv/?from=${today()}&to=${today()}`)
    expect(file.headers.get('content-disposition')).toContain('statement-')
    const lines = (await file.text())
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').slice(1))
    expect(lines).toEqual([
      ['move', 'order', 'account', 'taka', 'balance'],
      ['earned', order.event_order_id, 'pending', '1000', '1000'],
      ['freed', order.event_order_id, 'pending', '-1000', '0'],
      ['freed', order.event_order_id, 'free', '1000', '1000'],
    ])
  })

  it.each([
    ['2026-11-30', '2026-11-01'],
    ['2000-01-01', '2026-11-01'],
    ['2026-02-31', '2026-11-01'],
    ['yesterday', 'today'],
  ])('refuses the days %s to %s', async (from, to) => {
    for (const path of ['statement', 'statement_csv']) expect((await read(seller, `/api/wallet/${path}/?from=${from}&to=${to}`)).status).toBe(400)
  })
})
