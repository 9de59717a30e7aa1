import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskReturn } from '#contract/desk/returns.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { passDueReturns } from '#server/features/shop/returns/pass-due-returns.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { complained, deliveredOrder, orderNow, passTime, returnNow, stepped } from '#tests/support/server/nouns/shop-returns.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { usePaying } from '#tests/support/server/orders/paying.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'
import { joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let [buyer, seller, staff]: SignedInPerson[] = []
let sari: MadeProduct
let people = 0

beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `disputer${people}`)
  seller = await joinAsSeller(app, `disputed${people}`)
  staff = await joinAsStaff(app, `judge${people}`)
  sari = await makeProduct(app.database.db, { seller: await makeShop(app.database.db, { seller: seller.id }), variants: [{ price: 1000, stock: 10 }] })
})

const got = (method: 'online' | 'cod'): Promise<ShopOrder> => deliveredOrder(app, buyer!, { seller: seller!, part: { product: sari }, method })
const now = (of: string) => returnNow(app, buyer!, of)
const decide = (of: string, body: object) => send(app, staff!, { path: `/api/desk/returns/${of}/decide/`, body })
const atDesk = async (of: string): Promise<DeskReturn> => (await read(app, staff!, `/api/desk/returns/${of}/`)).json()
const faults = async () => [...(await shopFaults(app.database.pool)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]
/** One that the seller has declined and the buyer brought to staff. */
async function disputed(order: ShopOrder): Promise<string> {
  const number = await complained(app, buyer!, { order })
  await stepped(app, seller!, { of: number, to: 'decline', body: { reason: 'as-shown', answer: 'It was whole.' } })
  await stepped(app, buyer!, { of: number, to: 'escalate', body: { text: 'It was not.' } })
  return number
}

describe('staff', () => {
  it('read both stories of what they were asked about, the oldest first, and who ordered masked', async () => {
    const number = await disputed(await got('cod'))
    const { results, total } = await (await read(app, staff!, '/api/desk/returns/')).json()
    expect(results.map((one: DeskReturn) => one.number)).toContain(number)
    expect(total).toBeGreaterThan(0)
    const told = await atDesk(number)
    expect(told).toMatchObject({ text: 'It came in two parts.', answer: 'It was whole.', escalation: 'It was not.', state: 'disputed' })
    expect(JSON.stringify(told)).not.toMatch(/Shathi Barua|01712345678|House 4/)
  })

  it('see nothing of a complaint that they were not asked about', async () => {
    const number = await complained(app, buyer!, { order: await got('cod') })
    expect((await read(app, staff!, `/api/desk/returns/${number}/`)).status).toBe(404)
    expect((await decide(number, { for: 'seller', reason: 'No.' })).status).toBe(404)
  })

  it('decide for the buyer: money paid online goes back at once, and it is on record', async () => {
    const order = await got('online')
    const number = await disputed(order)
    expect(await (await decide(number, { for: 'buyer', amount: 900, goes_back: false, reason: 'The picture shows it.' })).json()).toMatchObject({
      state: 'settled',
      decision: { for: 'buyer', reason: 'The picture shows it.' },
      refunded: 900,
    })
    expect(await now(number)).toMatchObject({ state: 'settled', decision: { for: 'buyer' }, refund: 'pending' })
    const { rows } = await app.database.pool.query(`select by, user_id, reason, details from security_events where kind = 'return-decided' and user_id = $1`, [
      staff!.id,
    ])
    expect(rows).toEqual([
      { by: 'staff', user_id: staff!.id, reason: 'The picture shows it.', details: { complaint: number, order: order.number, for: 'buyer', taka: 900 } },
    ])
    expect(await refusalOf(await decide(number, { for: 'seller', reason: 'No, wait.' }))).toMatchObject({ code: 'bad-state' })
    expect(await faults()).toEqual([])
  })

  it('decide that goods come back first, and that cash is then owed by the seller', async () => {
    const number = await disputed(await got('cod'))
    expect((await decide(number, { for: 'buyer', amount: 1000, goes_back: true, reason: 'It goes back.' })).status).toBe(200)
    expect(await now(number)).toMatchObject({ state: 'agreed', turn: 'buyer' })
    await stepped(app, buyer!, { of: number, to: 'send_back' })
    expect(await stepped(app, seller!, { of: number, to: 'receive', body: { is_whole: false } })).toBe('received')
    await passTime(app, number)
    await passDueReturns(app.database.db)
    expect(await now(number)).toMatchObject({ state: 'disputed' })
    // What it was decided to, the seller can still do.
    expect(await stepped(app, seller!, { of: number, to: 'refund_sent', body: { reference: 'bKash 1' } })).toBe('given')
    expect(await faults()).toEqual([])
  })

  it('decide for the seller: it is over, its pieces cannot be complained of again, and the order can be completed', async () => {
    const order = await got('cod')
    const number = await disputed(order)
    expect(await (await decide(number, { for: 'seller', reason: 'It shows another sari.' })).json()).toMatchObject({ state: 'refused' })
    expect(await now(number)).toMatchObject({ state: 'refused', decision: { for: 'seller', reason: 'It shows another sari.' }, can: [] })
    expect(await orderNow(app, buyer!, order.number)).toMatchObject({ complaint: null })
    expect(await faults()).toEqual([])
  })

  it('give back no more than is left, and need a fresh proof', async () => {
    const order = await got('online')
    const number = await disputed(order)
    expect(await refusalOf(await decide(number, { for: 'buyer', amount: order.total + 1, goes_back: false, reason: 'All of it.' }))).toMatchObject({
      code: 'bad-input',
      facts: { most: order.total },
    })
    await app.database.pool.query(`update sessions set proved_at = now() - interval '1 hour' where user_id = $1`, [staff!.id])
    expect(await refusalOf(await decide(number, { for: 'seller', reason: 'No.' }))).toMatchObject({ code: 'password-needed' })
  })

  it('do not decide alone about more than one of them may', async () => {
    const gold = await makeProduct(app.database.db, { seller: seller!.id, variants: [{ price: 60_000, stock: 3 }] })
    const number = await disputed(await deliveredOrder(app, buyer!, { seller: seller!, part: { product: gold }, method: 'online' }))
    expect(await refusalOf(await decide(number, { for: 'buyer', amount: 50_001, goes_back: false, reason: 'All of it.' }))).toMatchObject({
      code: 'bad-input',
      fields: { amount: 'too-large' },
      facts: { alone: 50_000 },
    })
    expect((await decide(number, { for: 'buyer', amount: 50_000, goes_back: false, reason: 'Most of it.' })).status).toBe(200)
  })
})
