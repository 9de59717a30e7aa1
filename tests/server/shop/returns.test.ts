import { beforeEach, describe, expect, it } from 'vitest'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { closeOrders } from '#server/features/shop/orders/close-orders.ts'
import { passDueReturns } from '#server/features/shop/returns/pass-due-returns.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { complain, complained, deliveredOrder, orderNow, passTime, returnNow, returnStep, stepped } from '#tests/support/server/nouns/shop-returns.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { ledgerOf, passMinutes, usePaying } from '#tests/support/server/orders/paying.ts'
import { shopFaults } from '#tests/support/server/orders/shop-invariants.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let [buyer, seller]: SignedInPerson[] = []
let sari: MadeProduct
let people = 0

beforeEach(async () => {
  people += 1
  const { db } = app.database
  buyer = await joinAndLogIn(app, `complainer${people}`)
  seller = await joinAsSeller(app, `complained-of${people}`)
  sari = await makeProduct(db, { seller: await makeShop(db, { seller: seller.id }), variants: [{ price: 1000, stock: 10 }] })
})

const got = (method: 'online' | 'cod' = 'cod', pieces = 2): Promise<ShopOrder> =>
  deliveredOrder(app, buyer!, { seller: seller!, part: { product: sari, pieces: { 0: pieces } }, method })
type Step = readonly [of: string, to: string]
const by = (who: SignedInPerson | undefined, [of, to]: Step, body: object = {}) => stepped(app, who!, { of, to, body })
const refused = async (who: SignedInPerson | undefined, [of, to]: Step, body: object = {}) => refusalOf(await returnStep(app, who!, { of, to, body }))
const now = (of: string, who = buyer) => returnNow(app, who!, of)
const faults = async () => [...(await shopFaults(app.database.pool)), ...(await moneyFaults(app.database.pool, await app.gateway.ledger()))]
const stock = () => stockOf(app, sari.variants[0]!)
const idOfPurchase = async ({ purchase }: ShopOrder): Promise<number> =>
  (await app.database.pool.query('select id from purchases where number = $1', [purchase])).rows[0].id
async function settleRefunds(order: ShopOrder): Promise<void> {
  const id = await idOfPurchase(order)
  for (let round = 0; round < 2; round++) {
    await app.reconcile()
    await passMinutes(app, id, 2)
  }
  await app.reconcile()
}

describe('a complaint about what was paid online', () => {
  it('gives money back at once where no goods come back, of that order alone, and is settled with it', async () => {
    const order = await got('online')
    const number = await complained(app, buyer!, { order })
    expect(await by(seller, [number, 'agree'], { remedy: 'refund', amount: 1000, goes_back: false, answer: 'I am sorry.' })).toBe('settled')
    expect(await now(number)).toMatchObject({ state: 'settled', amount: 1000, answer: 'I am sorry.', refund: 'pending', due_by: null, can: [], turn: null })
    expect(await orderNow(app, buyer!, order.number)).toMatchObject({ state: 'delivered', refunded: 1000, payment_status: 'Completed' })
    await settleRefunds(order)
    expect(await now(number)).toMatchObject({ refund: 'refunded' })
    // The operator's five of a hundred of these goods go back too.
    expect(await ledgerOf(app, await idOfPurchase(order))).toMatchObject({ commission: -5000 })
    expect(await faults()).toEqual([])
  })

  it('gives it back once the goods are there, which are in stock again where they are whole', async () => {
    const order = await got('online')
    const before = await stock()
    const number = await complained(app, buyer!, { order, over: { why: 'changed-mind', is_unused: 'true', text: '' } })
    expect(await by(seller, [number, 'agree'], { remedy: 'refund', amount: 1000, goes_back: true, answer: 'House 9, Tangail' })).toBe('agreed')
    expect(await orderNow(app, buyer!, order.number)).toMatchObject({ refunded: 0 })
    expect(await by(buyer, [number, 'send_back'], { courier: 'Steadfast', tracking: '77' })).toBe('sent_back')
    expect(await now(number, seller)).toMatchObject({ turn: 'seller', courier: 'Steadfast', tracking: '77', can: ['receive', 'escalate'] })
    expect(await by(seller, [number, 'receive'], { is_whole: true })).toBe('settled')
    expect(await by(seller, [number, 'receive'], { is_whole: true })).toBe('settled')
    expect(await stock()).toBe(before + 1)
    expect(await orderNow(app, buyer!, order.number)).toMatchObject({ refunded: 1000 })
    expect(await faults()).toEqual([])
  })

  it('leaves stock as it is where what comes back is not whole', async () => {
    const order = await got('online')
    const before = await stock()
    const number = await complained(app, buyer!, { order })
    await by(seller, [number, 'agree'], { remedy: 'refund', amount: 1000, goes_back: true })
    expect(await by(seller, [number, 'receive'], { is_whole: false })).toBe('settled')
    expect(await stock()).toBe(before)
    expect(await faults()).toEqual([])
  })

  it('never gives back more than was paid for the order, delivery with it, and ends the purchase with the last of it', async () => {
    const order = await got('online')
    const first = await complained(app, buyer!, { order, over: { amount: '600' } })
    await by(seller, [first, 'agree'], { remedy: 'refund', amount: 600, goes_back: false })
    const line = order.lines[0]?.id
    const left = order.total - 600
    const second = await complained(app, buyer!, { order, over: { lines: `${line}:1`, why: 'wrong' } })
    expect(await refused(seller, [second, 'agree'], { remedy: 'refund', amount: left + 1, goes_back: false })).toMatchObject({
      code: 'bad-input',
      fields: { amount: 'too-large' },
      facts: { most: left },
    })
    expect(await by(seller, [second, 'agree'], { remedy: 'refund', amount: left, goes_back: false })).toBe('settled')
    const back = await orderNow(app, buyer!, order.number)
    expect(back).toMatchObject({ refunded: order.total, complaint: null })
    expect(back.returns.map(({ state }) => state)).toEqual(['settled', 'settled'])
    await settleRefunds(order)
    expect(await orderNow(app, buyer!, order.number)).toMatchObject({ payment_status: 'Refunded' })
    expect(await faults()).toEqual([])
  })
})

describe('a complaint about what was paid in cash', () => {
  it('is settled when its buyer says that the money came', async () => {
    const order = await got()
    const number = await complained(app, buyer!, { order })
    expect(await by(seller, [number, 'agree'], { remedy: 'refund', amount: 800, goes_back: false })).toBe('agreed')
    expect(await now(number, seller)).toMatchObject({ turn: 'seller', can: ['refund_sent'] })
    expect(await by(seller, [number, 'refund_sent'], { reference: 'bKash 9K2' })).toBe('given')
    expect(await now(number)).toMatchObject({ reference: 'bKash 9K2', turn: 'buyer', can: ['confirm', 'escalate'] })
    expect(await by(buyer, [number, 'confirm'])).toBe('settled')
    // Nothing goes through the payment provider, and what went back in cash cannot go back again.
    const after = await orderNow(app, buyer!, order.number)
    expect(after).toMatchObject({ refunded: 0, complaint: { most: order.total - 800 } })
    expect(await faults()).toEqual([])
  })

  it('is never settled by silence: what the buyer does not confirm is for staff', async () => {
    const order = await got()
    const number = await complained(app, buyer!, { order })
    await by(seller, [number, 'agree'], { remedy: 'refund', amount: 800, goes_back: false })
    await by(seller, [number, 'refund_sent'], { reference: 'bKash 9K2' })
    await passTime(app, number)
    await passDueReturns(app.database.db)
    expect(await now(number)).toMatchObject({ state: 'disputed', escalated_by: 'service', turn: 'staff', can: ['confirm'] })
    expect(await by(buyer, [number, 'confirm'])).toBe('settled')
  })
})

describe('a replacement', () => {
  it('takes its pieces from stock, and is settled when it has come', async () => {
    const order = await got()
    const before = await stock()
    const number = await complained(app, buyer!, { order, over: { wish: 'replacement', why: 'wrong' } })
    expect(await by(seller, [number, 'agree'], { remedy: 'replacement', goes_back: true })).toBe('agreed')
    await by(buyer, [number, 'send_back'])
    expect(await by(seller, [number, 'receive'], { is_whole: true })).toBe('received')
    expect(await by(seller, [number, 'send_replacement'], { courier: 'Pathao', tracking: '9' })).toBe('given')
    expect(await stock()).toBe(before)
    expect(await by(buyer, [number, 'confirm'])).toBe('settled')
    expect(await faults()).toEqual([])
  })

  it('that there is none of any more becomes the money of its pieces, and no less', async () => {
    const order = await got('online')
    const number = await complained(app, buyer!, { order, over: { wish: 'replacement' } })
    await by(seller, [number, 'agree'], { remedy: 'replacement', goes_back: false })
    await app.database.pool.query(
      `with gone as (update product_variants set stock = 0 where id = $1 returning id)
       insert into stock_moves (variant, delta, why) select id, -8, 'set' from gone`,
      [sari.variants[0]],
    )
    expect(await refused(seller, [number, 'send_replacement'])).toMatchObject({ code: 'sold-out' })
    expect(await refused(seller, [number, 'agree'], { remedy: 'refund', amount: 999, goes_back: false })).toMatchObject({
      fields: { amount: 'too-small' },
      facts: { least: 1000 },
    })
    expect(await by(seller, [number, 'agree'], { remedy: 'refund', amount: 1000, goes_back: false })).toBe('settled')
    expect(await faults()).toEqual([])
  })
})

describe('an answer', () => {
  it('that does not come within 72 hours leaves the complaint to staff', async () => {
    const order = await got()
    const number = await complained(app, buyer!, { order })
    const { due_by, asked_at } = await now(number)
    expect(Date.parse(due_by ?? '') - Date.parse(asked_at)).toBe(72 * 3_600_000)
    expect(await passDueReturns(app.database.db)).toBe(0)
    await passTime(app, number)
    expect(await Promise.all([passDueReturns(app.database.db), passDueReturns(app.database.db)])).toEqual(expect.arrayContaining([0, 1]))
    expect(await now(number)).toMatchObject({ state: 'disputed', due_by: null, changes: [{ to: 'asked' }, { to: 'disputed', by: 'service' }] })
    // The seller may still give in.
    expect(await by(seller, [number, 'agree'], { remedy: 'refund', amount: 1000, goes_back: false })).toBe('agreed')
  })

  it('that declines can be brought to staff for a week; then the complaint has lapsed, and the pieces can be complained of again', async () => {
    const order = await got()
    const number = await complained(app, buyer!, { order })
    expect(await by(seller, [number, 'decline'], { reason: 'as-shown', answer: 'It was whole when it left.' })).toBe('declined')
    expect(await now(number)).toMatchObject({ declined_for: 'as-shown', turn: 'buyer', can: ['withdraw', 'escalate'] })
    await passTime(app, number)
    await passDueReturns(app.database.db)
    expect(await now(number)).toMatchObject({ state: 'lapsed' })
    const second = await complained(app, buyer!, { order, over: { lines: `${order.lines[0]?.id}:2` } })
    await by(seller, [second, 'decline'], { reason: 'other', answer: 'No.' })
    expect(await by(buyer, [second, 'escalate'], { text: 'Look at the pictures.' })).toBe('disputed')
    expect(await now(second, seller)).toMatchObject({ escalation: 'Look at the pictures.', escalated_by: 'buyer' })
  })

  it('that comes twice is one answer; what is past it is refused', async () => {
    const order = await got('online')
    const number = await complained(app, buyer!, { order })
    const agreed = { remedy: 'refund', amount: 700, goes_back: false }
    expect([await by(seller, [number, 'agree'], agreed), await by(seller, [number, 'agree'], agreed)]).toEqual(['settled', 'settled'])
    expect(await orderNow(app, buyer!, order.number)).toMatchObject({ refunded: 700 })
    expect(await refused(seller, [number, 'agree'], { ...agreed, amount: 800 })).toMatchObject({ code: 'bad-state' })
    expect(await refused(seller, [number, 'decline'], { reason: 'other', answer: 'No.' })).toMatchObject({ code: 'bad-state' })
    expect(await refused(buyer, [number, 'withdraw'])).toMatchObject({ code: 'bad-state' })
  })
})

describe('a complaint', () => {
  it('is made once, however often it is sent', async () => {
    const order = await got()
    const key = `complaint-${people}-of-a-buyer`
    const [first, second] = await Promise.all([complain(app, buyer!, { order, key }), complain(app, buyer!, { order, key })])
    expect([first.status, second.status].toSorted()).toEqual([200, 200])
    expect(await first.json()).toEqual(await second.json())
    expect((await orderNow(app, buyer!, order.number)).returns).toHaveLength(1)
    expect(await refusalOf(await complain(app, buyer!, { order }))).toMatchObject({ code: 'bad-state', facts: { open: 1 } })
  })

  it.each([
    ['more pieces than were bought', { lines: 'LINE:3' }, { lines: 'too-many' }],
    ['a line of another order', { lines: '2000000000:1' }, { lines: 'too-many' }],
    ['the same line twice', { lines: 'LINE:1,LINE:1' }, { lines: 'does-not-fit' }],
    ['no words on what is wrong', { text: ' ' }, { text: 'required' }],
    ['used goods for which the buyer has changed their mind', { why: 'changed-mind', is_unused: 'false' }, { is_unused: 'required' }],
    ['more money than was paid', { amount: '999999' }, { amount: 'too-large' }],
    ['an amount that is none', { amount: '-5' }, { amount: 'not-a-number' }],
  ])('of %s is refused', async (_, over, fields) => {
    const order = await got()
    const texts = Object.fromEntries(Object.entries(over).map(([name, text]) => [name, text.replaceAll('LINE', String(order.lines[0]?.id))]))
    expect(await refusalOf(await complain(app, buyer!, { order, over: texts }))).toMatchObject({ code: 'bad-input', fields })
    expect((await orderNow(app, buyer!, order.number)).returns).toEqual([])
  })

  it('that the parcel has not come is only for one that its seller alone calls delivered, and nothing of it comes back', async () => {
    const order = await got()
    expect(order.complaint?.lines[0]?.whys).toContain('not-come')
    const number = await complained(app, buyer!, { order, over: { why: 'not-come', text: '' } })
    expect(await refused(seller, [number, 'agree'], { remedy: 'refund', amount: 100, goes_back: true })).toMatchObject({
      fields: { goes_back: 'does-not-fit' },
    })
    await by(buyer, [number, 'withdraw'])
    await app.database.pool.query(`update shop_orders set delivered_by = 'code' where number = $1`, [order.number])
    expect(await refusalOf(await complain(app, buyer!, { order, over: { why: 'not-come' } }))).toMatchObject({ fields: { why: 'does-not-fit' } })
  })

  it('comes too late after the days that its line has', async () => {
    const order = await got()
    await app.database.pool.query(`update shop_orders set delivered_at = now() - interval '8 days' where number = $1`, [order.number])
    expect(await orderNow(app, buyer!, order.number)).toMatchObject({ complaint: null })
    expect(await refusalOf(await complain(app, buyer!, { order }))).toMatchObject({ code: 'bad-state' })
  })

  it('keeps its order from being completed while it is open', async () => {
    const order = await got()
    const number = await complained(app, buyer!, { order })
    await app.database.pool.query(`update shop_orders set delivered_at = now() - interval '8 days' where number = $1`, [order.number])
    await closeOrders(app.database.db)
    expect(await orderNow(app, buyer!, order.number)).toMatchObject({ state: 'delivered', returns: [{ number, state: 'asked' }] })
    await by(buyer, [number, 'withdraw'])
    await closeOrders(app.database.db)
    expect(await orderNow(app, buyer!, order.number)).toMatchObject({ state: 'closed' })
  })
})

describe('of several at one moment', { timeout: 60_000 }, () => {
  it('one counts, and money goes back once', async () => {
    for (let round = 0; round < 3; round++) {
      const order = await got('online', 1)
      const number = await complained(app, buyer!, { order })
      await passTime(app, number)
      const ask = (who: SignedInPerson | undefined, to: string, body: object = {}) => returnStep(app, who!, { of: number, to, body })
      const answers = await Promise.all([
        ask(seller, 'agree', { remedy: 'refund', amount: 500, goes_back: false }),
        ask(buyer, 'withdraw'),
        ask(buyer, 'escalate', { text: 'Now.' }),
        passDueReturns(app.database.db),
      ])
      // 503: a lock did not come in time; it is sent again.
      expect(answers.flatMap((answer) => (typeof answer === 'number' ? [] : [answer.status])).filter((status) => ![200, 409, 503].includes(status))).toEqual([])
      const { state } = await now(number)
      expect((await orderNow(app, buyer!, order.number)).refunded).toBe(state === 'settled' ? 500 : 0)
      expect(await faults()).toEqual([])
    }
  })
})
