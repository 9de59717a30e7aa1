import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { newTrxId, SHOP_NUMBER, useWallet } from '#tests/support/server/nouns/wallet-payments.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { initiate } from '#tests/support/server/orders/paying.ts'
import { as } from '#tests/support/server/people.ts'

const app = useApp()
const wallet = useWallet(app)
const { now, buy, claim, claimed, step, stepped, seen, purchase, payment, passHours } = wallet
const stock = () => stockOf(app, now().sari.variants[0] ?? 0)
const noFault = async () => expect(await wallet.faults()).toEqual([])

describe('a purchase that is paid by mobile wallet', () => {
  it('is held for an hour and says to its buyer where, how much and with which reference it is paid', async () => {
    const made = await buy()
    expect(made).toMatchObject({ method: 'wallet', state: 'held', total: 1100, advance: 1100, payment_status: 'Pending', payment: null })
    const held = Date.parse(made.hold_expires_at ?? '') - Date.parse(made.server_time)
    expect(held / 60_000).toBeGreaterThan(59)
    expect(held / 60_000).toBeLessThanOrEqual(60)
    expect(await payment(made.number)).toMatchObject({
      reference: made.orders[0]?.number,
      to_pay_paisa: 110_000,
      at_door_paisa: 0,
      numbers: [{ wallet: 'bkash', number: SHOP_NUMBER, kind: 'personal', dial: '*247#' }],
      can_claim: true,
      claims: [],
    })
    await noFault()
  })

  it('is no purchase for the payment provider: no page is opened for it', async () => {
    const made = await buy()
    expect((await initiate(app, now().buyer, { event_order_id: made.number })).status).toBe(400)
    expect(await purchase(made.number)).toMatchObject({ state: 'held' })
    await noFault()
  })

  it('is taken back by its buyer as any other, and gives its stock back', async () => {
    const made = await buy()
    const answer = await app.request(`/api/shop_purchase/${made.number}/cancel/`, {
      method: 'POST',
      body: '{}',
      headers: { ...as(now().buyer), 'content-type': 'application/json', origin: 'http://localhost:3000' },
    })
    expect(await answer.json()).toMatchObject({ state: 'cancelled' })
    expect(await stock()).toBe(5)
    await noFault()
  })

  it('that is not claimed gives its stock back after an hour', async () => {
    const made = await buy()
    expect(await stock()).toBe(4)
    await passHours(made.number, 1)
    expect(await purchase(made.number)).toMatchObject({ state: 'expired', reason: 'not-paid' })
    expect(await stock()).toBe(5)
    await noFault()
  })
})

describe('a claim', () => {
  it('keeps the stock for 24 hours, asks the seller, and calls nothing paid', async () => {
    const made = await buy()
    const one = await claimed(made.number, { trxid: ' ck১২ 34ab cd ' })
    expect(one).toMatchObject({
      side: 'bought',
      state: 'claimed',
      trxid: 'CK1234ABCD',
      asked_paisa: 110_000,
      came_paisa: null,
      fit: null,
      is_known_number: true,
      can: [],
    })
    const after = await purchase(made.number)
    expect(after).toMatchObject({ state: 'claimed', payment_status: 'Pending', payment: null })
    const kept = (Date.parse(after.hold_expires_at ?? '') - Date.parse(after.server_time)) / 3_600_000
    expect(kept).toBeGreaterThan(23.9)
    expect(kept).toBeLessThanOrEqual(24)
    expect(await wallet.noticesOf(now().seller)).toEqual(['shop-sale-claimed'])
    expect(await seen(one.claim_id, now().seller)).toMatchObject({ side: 'sold', purchase: null, can: ['came', 'not_come'] })
    await noFault()
  })

  it('made twice is one claim, with and without a key', async () => {
    const made = await buy()
    const trxid = newTrxId()
    const [first, again] = [await claimed(made.number, { trxid }), await claimed(made.number, { trxid: trxid.toLowerCase() })]
    expect(again.claim_id).toBe(first.claim_id)
    expect(await wallet.query('select count(*)::int as n from wallet_claims')).toEqual([{ n: expect.any(Number) }])
    expect(first.changes).toHaveLength(1)
    expect(again.changes).toHaveLength(1)
    await noFault()
  })

  it('is confirmed by its seller’s word: the order is placed, and no payment of ours is written', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    expect(await stepped(claim_id, 'came')).toMatchObject({ state: 'confirmed', came_paisa: 110_000, fit: 'exact', order_state: 'placed', owed_back_paisa: 0 })
    const after = await purchase(made.number)
    // P7: Completed is the provider's word alone; this is the seller's.
    expect(after).toMatchObject({ state: 'confirmed', payment_status: 'Pending', payment: null, orders: [{ state: 'placed', payment_status: 'Pending' }] })
    expect(await wallet.query('select count(*)::int as n from ledger_entries')).toEqual([{ n: 0 }])
    expect(await stock()).toBe(4)
    const changes = await wallet.query(
      'select c.to_state, c.by from purchase_changes c join purchases p on p.id = c.purchase where p.number = $1 order by c.id',
      [made.number],
    )
    expect(changes).toEqual([
      { to_state: 'held', by: 'buyer' },
      { to_state: 'claimed', by: 'buyer' },
      { to_state: 'confirmed', by: 'seller' },
    ])
    await noFault()
  })

  it('that was delivered is still not called Completed', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    await stepped(claim_id, 'came')
    const of = made.orders[0]?.number ?? ''
    for (const to of ['accept', 'pack', 'ship', 'deliver'])
      await app.request(`/api/shop_order/${of}/${to}/`, {
        method: 'POST',
        body: '{}',
        headers: { ...as(now().seller), 'content-type': 'application/json', origin: 'http://localhost:3000' },
      })
    expect(await purchase(made.number)).toMatchObject({ payment_status: 'Pending', orders: [{ state: 'delivered', payment_status: 'Pending' }] })
    await noFault()
  })

  it('is answered once: the same word again changes nothing, the other is refused', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    await stepped(claim_id, 'came')
    expect((await stepped(claim_id, 'came')).changes).toHaveLength(2)
    expect((await refusalOf(await step(claim_id, 'not_come', { story: 'No.' }))).code).toBe('bad-state')
    expect((await refusalOf(await step(claim_id, 'cancel', { by: now().buyer }))).code).toBe('bad-state')
    await noFault()
  })

  it('is seen by its buyer and its seller alone: others get a 404', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    const { other, buyer, seller } = now()
    for (const to of ['came', 'not_come', 'cancel', 'complain', 'refund', 'refund_answer'])
      expect(
        (await step(claim_id, to, { by: other, story: 'x', wallet: 'bkash', trxid: newTrxId(), amount_paisa: 1, refund_id: 1, is_received: true })).status,
        to,
      ).toBe(404)
    expect((await app.request(`/api/wallet_payments/claims/${claim_id}/`, { headers: as(other) })).status).toBe(404)
    expect((await app.request(`/api/wallet_payments/purchases/${made.number}/`, { headers: as(other) })).status).toBe(404)
    expect((await app.request(`/api/wallet_payments/purchases/${made.number}/`, { headers: as(seller) })).status).toBe(404)
    expect((await claim(made.number, { by: other })).status).toBe(404)
    // What is for the other side to do is refused.
    expect((await step(claim_id, 'came', { by: buyer })).status).toBe(409)
    expect((await step(claim_id, 'cancel', { by: seller })).status).toBe(409)
    await noFault()
  })

  it.each([
    ['an amount as text', { amount_paisa: '110000' }],
    ['a fraction of a paisa', { amount_paisa: 110_000.5 }],
    ['a negative amount', { amount_paisa: -1 }],
    ['nothing', { amount_paisa: 0 }],
    ['more than wallets move', { amount_paisa: 1e9 }],
    ['a wallet that is none', { wallet: 'upay' }],
    ['a TrxID that is none', { trxid: 'CK1' }],
    ['a TrxID of markup', { trxid: '<script>' }],
    ['64 KB', { trxid: 'A'.repeat(65_536) }],
    ['a number that is none', { sent_to: '12345' }],
  ])('is refused with %s', async (_, over) => {
    const made = await buy()
    expect((await claim(made.number, over)).status).toBe(400)
    expect(await purchase(made.number)).toMatchObject({ state: 'held' })
  })

  it('says when it was paid to a number that its seller never gave', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number, { sent_to: '01999999999' })
    expect(await seen(claim_id, now().seller)).toMatchObject({ sent_to: '+8801999999999', is_known_number: false })
  })
})

describe('a TrxID that was used', () => {
  it('is refused for another order; its first is named to its own buyer alone', async () => {
    const [first, second] = [await buy(), await buy()]
    const trxid = newTrxId()
    await claimed(first.number, { trxid })
    expect(await refusalOf(await claim(second.number, { trxid: ` ${trxid.toLowerCase()} ` }))).toMatchObject({
      code: 'trxid-used',
      fields: { order: first.orders[0]?.number },
    })
    const theirs = await buy({ by: now().other })
    const refusal = await refusalOf(await claim(theirs.number, { by: now().other, trxid }))
    expect(refusal.code).toBe('trxid-used')
    expect(JSON.stringify(refusal)).not.toContain(first.orders[0]?.number)
    expect(await purchase(second.number)).toMatchObject({ state: 'held' })
    await noFault()
  })

  it('is refused for ever: also where its order was cancelled, and after staff have refused it', async () => {
    const first = await buy()
    const trxid = newTrxId()
    const { claim_id } = await claimed(first.number, { trxid })
    await stepped(claim_id, 'not_come', { story: 'Nothing came.' })
    await wallet.decided(claim_id, { about: 'payment', came: false })
    expect((await refusalOf(await claim((await buy()).number, { trxid }))).code).toBe('trxid-used')
    await noFault()
  })

  it('is another one with another wallet, and with a look-alike: that is warned of, and not merged', async () => {
    const [first, second, third] = [await buy(), await buy(), await buy()]
    const one = await claimed(first.number, { trxid: 'CKO1234567' })
    const two = await claimed(second.number, { trxid: 'CK01234567' })
    expect(two.claim_id).not.toBe(one.claim_id)
    expect(await seen(one.claim_id, now().seller)).toMatchObject({ is_look_alike: true })
    expect(await seen(two.claim_id, now().seller)).toMatchObject({ is_look_alike: true })
    expect(await seen(two.claim_id)).toMatchObject({ is_look_alike: false })
    expect((await claim(third.number, { trxid: 'CKO1234567', wallet: 'nagad' })).status).toBe(200)
    await noFault()
  })
})

describe('a claim after the hold has ended', () => {
  it('takes the stock again where there is some', async () => {
    const made = await buy()
    await passHours(made.number, 1)
    expect(await claimed(made.number)).toMatchObject({ state: 'claimed', purchase_state: 'claimed' })
    expect(await purchase(made.number)).toMatchObject({ state: 'claimed', reason: null, orders: [{ state: 'waiting' }] })
    expect(await stock()).toBe(4)
    await noFault()
  })

  it('is late where there is none: the money is to come back from the seller', async () => {
    const made = await buy({ parts: [{ product: now().sari, pieces: { 0: 5 } }] })
    await passHours(made.number, 1)
    await buy({ by: now().other })
    const late = await claimed(made.number, { amount_paisa: 510_000 })
    expect(late).toMatchObject({ state: 'late', purchase_state: 'expired', can: ['complain'] })
    expect(await stepped(late.claim_id, 'came')).toMatchObject({ state: 'late', came_paisa: 510_000, owed_back_paisa: 510_000, can: ['refund'] })
    expect(await purchase(made.number)).toMatchObject({ state: 'expired' })
    await noFault()
  })

  it('of goods that are not sold any more is late', async () => {
    const made = await buy()
    await passHours(made.number, 1)
    await wallet.query('update products set is_active = false where id = $1', [now().sari.id])
    expect(await claimed(made.number)).toMatchObject({ state: 'late' })
    await noFault()
  })

  it('of what its buyer has cancelled is late, and is never placed', async () => {
    const made = await buy()
    await wallet.query(`update purchases set hold_expires_at = now() + interval '1 hour' where number = $1`, [made.number])
    await app.request(`/api/shop_purchase/${made.number}/cancel/`, {
      method: 'POST',
      body: '{}',
      headers: { ...as(now().buyer), 'content-type': 'application/json', origin: 'http://localhost:3000' },
    })
    const late = await claimed(made.number)
    expect(await stepped(late.claim_id, 'came')).toMatchObject({ state: 'late', owed_back_paisa: 110_000 })
    expect(await purchase(made.number)).toMatchObject({ state: 'cancelled' })
    await noFault()
  })
})
