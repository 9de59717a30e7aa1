import { describe, expect, it } from 'vitest'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { passDueClaims } from '#server/features/wallet-payments/clock/pass-due-claims.ts'
import { TEST_SECRET, useApp } from '#tests/support/server/app.ts'
import type { HeldRequest } from '#tests/support/server/barrier.ts'
import { stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { GOODS_HANDLERS, newTrxId, SHOP_NUMBER, useWallet } from '#tests/support/server/nouns/wallet-payments.ts'
import { makeCrowd, onceAs } from '#tests/support/server/orders/order-crowd.ts'
import { rush, tally } from '#tests/support/server/orders/rush.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const wallet = useWallet(app)
const { now, buy, claimed, stepped, purchase } = wallet
const noFault = async () => expect(await wallet.faults()).toEqual([])
const restock = async (pieces: number) => {
  const variant = now().sari.variants[0]
  await wallet.query('update product_variants set stock = stock + $2 where id = $1', [variant, pieces])
  await wallet.query(`insert into stock_moves (variant, delta, why) values ($1, $2, 'received')`, [variant, pieces])
}
const TYPE = { 'content-type': 'application/json' }
const claimOf = (number: string, trxid: string, headers: Record<string, string>): HeldRequest => ({
  path: `/api/wallet_payments/purchases/${number}/claim/`,
  body: { wallet: 'bkash', trxid, amount_paisa: 110_000, sent_to: SHOP_NUMBER },
  headers,
})
const stepOf = ([claim, to]: [claim: number, to: string], who: SignedInPerson, body: object = {}): HeldRequest => ({
  path: to === 'decide' ? `/api/desk/wallet_claims/${claim}/decide/` : `/api/wallet_payments/claims/${claim}/${to}/`,
  body,
  headers: { ...as(who), ...TYPE },
})

describe('at once', () => {
  it('one TrxID of a hundred orders of as many buyers, in as many writings, is of one of them', { timeout: 120_000 }, async () => {
    await restock(100)
    const { port } = await app.startServer()
    const crowd = await makeCrowd(app.database, 100, TEST_SECRET)
    const purchases: ShopPurchase[] = []
    for (const one of crowd) purchases.push(await buy({ by: one }))
    const trxid = `AK${String(Date.now()).slice(-8)}`
    const bangla = trxid.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))
    const writings = [trxid, trxid.toLowerCase(), ` ${trxid.slice(0, 4)} ${trxid.slice(4)} `, bangla, trxid.split('').join('-')]
    const answers = await rush(
      port,
      crowd.map((one, at) => claimOf(purchases[at]?.number ?? '', writings[at % writings.length] ?? '', onceAs(one))),
    )
    expect(tally(answers)).toEqual({ claimed: 1, 'trxid-used': 99 })
    expect(await wallet.query(`select count(*)::int as n from wallet_claims where trxid = $1`, [trxid])).toEqual([{ n: 1 }])
    expect(await wallet.query(`select count(*)::int as n from purchases where state = 'claimed'`)).toEqual([{ n: 1 }])
    await noFault()
  })

  it('one TrxID of one buyer for their own orders is of one, and the others name it', async () => {
    const made = [await buy(), await buy(), await buy()]
    const { port } = await app.startServer()
    const trxid = newTrxId()
    const answers = await rush(
      port,
      made.map(({ number }) => claimOf(number, trxid, { ...as(now().buyer), ...TYPE })),
    )
    expect(tally(answers)).toEqual({ claimed: 1, 'trxid-used': 2 })
    const first = answers.map(({ status, body }) => (status === 200 ? JSON.parse(body).order : undefined)).find(Boolean)
    for (const { status, body } of answers) if (status !== 200) expect(JSON.parse(body).fields).toEqual({ order: first })
    await noFault()
  })

  it('one claim sent fifty times, with one key or many, is one', async () => {
    const { port } = await app.startServer()
    for (const key of ['the-same-key-of-a-phone', undefined]) {
      const made = await buy()
      const trxid = newTrxId()
      const headers = { ...as(now().buyer), ...TYPE, ...(key && { 'idempotency-key': key }) }
      const answers = await rush(
        port,
        Array.from({ length: 50 }, () => claimOf(made.number, trxid, headers)),
      )
      expect(tally(answers)).toEqual({ claimed: 50 })
      expect(new Set(answers.map(({ body }) => JSON.parse(body).claim_id)).size).toBe(1)
      expect(await wallet.query('select count(*)::int as n from wallet_claims where trxid = $1', [trxid])).toEqual([{ n: 1 }])
    }
    await noFault()
  })

  it('two claims of one order with different TrxIDs: one is asked, the other waits for its answer', async () => {
    const made = await buy()
    const { port } = await app.startServer()
    const answers = await rush(
      port,
      Array.from({ length: 20 }, () => claimOf(made.number, newTrxId(), { ...as(now().buyer), ...TYPE })),
    )
    expect(tally(answers)).toEqual({ claimed: 1, 'bad-state': 19 })
    await noFault()
  })

  it('the seller’s word, its contrary, the buyer’s and that of staff: one wins, and the order is what it says', { timeout: 60_000 }, async () => {
    const { port } = await app.startServer()
    const { buyer, seller, staff } = now()
    for (let round = 0; round < 12; round += 1) {
      const made = await buy()
      const { claim_id } = await claimed(made.number)
      await wallet.query(`update wallet_claims set claimed_at = now() - interval '49 hours', asked_staff_at = now() where id = $1`, [claim_id])
      const decision = { about: 'payment', came: false, reason: 'The statement says so.' }
      const all = [stepOf([claim_id, 'came'], seller), stepOf([claim_id, 'cancel'], buyer), stepOf([claim_id, 'decide'], staff, decision)]
      const answers = await rush(port, round % 2 === 0 ? all : all.toReversed())
      const { state } = await wallet.seen(claim_id)
      const after = await purchase(made.number)
      expect({ late: 'cancelled', confirmed: 'confirmed', cancelled: 'cancelled', refused: 'cancelled' }[state as 'late']).toBe(after.state)
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
      if (after.state === 'confirmed') await wallet.post(seller, `/api/shop_order/${made.orders[0]?.number}/cancel/`, { reason: 'other' })
      await noFault()
    }
  })

  it('the seller’s word and the end of the day for which goods are kept: they are sold, or taken again, once', { timeout: 60_000 }, async () => {
    const { seller, sari } = now()
    const variant = sari.variants[0] ?? 0
    for (let round = 0; round < 8; round += 1) {
      const before = await stockOf(app, variant)
      const made = await buy()
      const { claim_id } = await claimed(made.number)
      await wallet.query(`update purchases set hold_expires_at = now() - interval '1 second' where number = $1`, [made.number])
      const parts = { db: app.database.db, handlers: GOODS_HANDLERS }
      await Promise.all([wallet.stepped(claim_id, 'came', { by: seller }), passDueClaims(parts), passDueClaims(parts)])
      expect(await purchase(made.number)).toMatchObject({ state: 'confirmed', orders: [{ state: 'placed' }] })
      expect(await stockOf(app, variant)).toBe(before - 1)
      await noFault()
      if (before - 1 === 0) await restock(5)
    }
  })

  it('the buyer cancels an order that is not paid and claims it: one of both, and no goods are lost', { timeout: 60_000 }, async () => {
    const { port } = await app.startServer()
    const { buyer } = now()
    for (let round = 0; round < 8; round += 1) {
      const made = await buy()
      const cancel = { path: `/api/shop_purchase/${made.number}/cancel/`, body: {}, headers: { ...as(buyer), ...TYPE } }
      await rush(port, [claimOf(made.number, newTrxId(), { ...as(buyer), ...TYPE }), cancel])
      const { state } = await purchase(made.number)
      expect(['claimed', 'cancelled']).toContain(state)
      expect((await wallet.payment(made.number)).claims).toMatchObject([{ state: state === 'claimed' ? 'claimed' : 'late' }])
      await noFault()
      await restock(1)
      await wallet.passHours(made.number, 25)
    }
  })

  it('what is sent back by two phones is never more than came', async () => {
    const { port } = await app.startServer()
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    await stepped(claim_id, 'came')
    const back = () => stepOf([claim_id, 'refund'], now().seller, { wallet: 'bkash', trxid: newTrxId(), amount_paisa: 60_000 })
    const answers = await rush(port, Array.from({ length: 10 }, back))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await wallet.seen(claim_id)).toMatchObject({ refunds: [{ paisa: 60_000 }] })
    await noFault()
  })
})
