import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { stockOf } from '#tests/support/server/nouns/shop-orders.ts'
import { newTrxId, useWallet } from '#tests/support/server/nouns/wallet-payments.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'

const app = useApp()
const wallet = useWallet(app)
const { now, buy, claim, claimed, step, stepped, seen, purchase, payment, passHours } = wallet
const stock = () => stockOf(app, now().sari.variants[0] ?? 0)
const noFault = async () => expect(await wallet.faults()).toEqual([])

describe('a seller who does not answer', () => {
  it('is reminded after 24 hours, once; the stock is free again, and the claim stays', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    await passHours(made.number, 23)
    expect(await purchase(made.number)).toMatchObject({ state: 'claimed' })
    await passHours(made.number, 1)
    await passHours(made.number, 1)
    expect(await wallet.noticesOf(now().seller)).toEqual(['shop-sale-claimed', 'shop-sale-claim-due'])
    expect(await purchase(made.number)).toMatchObject({ state: 'expired', reason: 'not-answered' })
    expect(await seen(claim_id)).toMatchObject({ state: 'claimed', kept_until: null, can: [] })
    expect(await stock()).toBe(5)
    await noFault()
  })

  it('may still say that it came: with stock the order is placed', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    await passHours(made.number, 30)
    expect(await stepped(claim_id, 'came')).toMatchObject({ state: 'confirmed' })
    expect(await purchase(made.number)).toMatchObject({ state: 'confirmed', reason: null, orders: [{ state: 'placed' }] })
    expect(await stock()).toBe(4)
    await noFault()
  })

  it('may still say that it came: without stock the money is late, and owed back', async () => {
    const made = await buy({ parts: [{ product: now().sari, pieces: { 0: 5 } }] })
    const { claim_id } = await claimed(made.number, { amount_paisa: 510_000 })
    await passHours(made.number, 30)
    await buy({ by: now().other })
    expect(await stepped(claim_id, 'came')).toMatchObject({ state: 'late', owed_back_paisa: 510_000 })
    expect(await wallet.noticesOf(now().buyer)).toContain('shop-wallet')
    await noFault()
  })

  it('loses the order after 48 hours, if its buyer cancels; before that it cannot be cancelled', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    expect((await refusalOf(await step(claim_id, 'cancel', { by: now().buyer }))).code).toBe('bad-state')
    await passHours(made.number, 47)
    expect((await refusalOf(await step(claim_id, 'cancel', { by: now().buyer }))).code).toBe('bad-state')
    await passHours(made.number, 1)
    expect(await seen(claim_id)).toMatchObject({ can: ['cancel'] })
    expect(await stepped(claim_id, 'cancel', { by: now().buyer })).toMatchObject({ state: 'cancelled' })
    expect(await purchase(made.number)).toMatchObject({ state: 'cancelled', reason: 'by-buyer' })
    // Money that came after all is owed back, and nothing is placed for it.
    expect(await stepped(claim_id, 'came')).toMatchObject({ state: 'late', owed_back_paisa: 110_000 })
    expect(await purchase(made.number)).toMatchObject({ state: 'cancelled' })
    await noFault()
  })

  it('is looked at by staff after 48 hours, without being asked', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    const atDesk = async () => (await wallet.desk()).results.some((one) => one.claim_id === claim_id)
    await passHours(made.number, 47)
    expect(await atDesk()).toBe(false)
    await passHours(made.number, 1)
    expect(await atDesk()).toBe(true)
    await noFault()
  })
})

describe('a payment that its seller does not find', () => {
  const disputed = async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    await stepped(claim_id, 'not_come', { story: 'আমার বিকাশে এই টাকা আসেনি।' })
    return { made, claim_id }
  }

  it('is for staff, with both stories; who paid is masked there', async () => {
    const { claim_id } = await disputed()
    const found = (await wallet.desk()).results.find((one) => one.claim_id === claim_id)
    expect(found).toMatchObject({ state: 'disputed', side: 'desk', seller_story: 'আমার বিকাশে এই টাকা আসেনি।', asked_staff_at: expect.any(String) })
    expect(found?.buyer.phone_number).not.toContain('1712345678')
  })

  it('came, say staff: the order is placed by their word, with their reason, on record', async () => {
    const { made, claim_id } = await disputed()
    expect(await wallet.decided(claim_id, { about: 'payment', came: true })).toMatchObject({
      state: 'confirmed',
      decision: { came: true, reason: 'As the statement shows.' },
      asked_staff_at: null,
    })
    expect(await purchase(made.number)).toMatchObject({ state: 'confirmed', payment_status: 'Pending' })
    expect(
      await wallet.query(`select by, reason, details from security_events where kind = 'wallet-claim-decided' and user_id = $1`, [now().staff.id]),
    ).toEqual([{ by: 'staff', reason: 'As the statement shows.', details: { claim: claim_id, about: 'payment', came: 1 } }])
    const changes = await wallet.query(
      `select by from purchase_changes c join purchases p on p.id = c.purchase where p.number = $1 and to_state = 'confirmed'`,
      [made.number],
    )
    expect(changes).toEqual([{ by: 'staff' }])
    await noFault()
  })

  it('did not come, say staff: the order ends, and its stock is free', async () => {
    const { made, claim_id } = await disputed()
    expect(await wallet.decided(claim_id, { about: 'payment', came: false })).toMatchObject({ state: 'refused', owed_back_paisa: 0 })
    expect(await purchase(made.number)).toMatchObject({ state: 'cancelled', reason: 'not-paid' })
    expect(await stock()).toBe(5)
    expect((await refusalOf(await wallet.decide(claim_id, { about: 'payment', came: true }))).code).toBe('bad-state')
    expect((await refusalOf(await step(claim_id, 'came'))).code).toBe('bad-state')
    await noFault()
  })

  it('is found by its seller after all, before staff decide', async () => {
    const { made, claim_id } = await disputed()
    expect(await stepped(claim_id, 'came')).toMatchObject({ state: 'confirmed' })
    expect((await refusalOf(await wallet.decide(claim_id, { about: 'payment', came: false }))).code).toBe('bad-state')
    expect(await purchase(made.number)).toMatchObject({ state: 'confirmed' })
    await noFault()
  })

  it('is decided by staff alone, and not by those who bought or sold it', async () => {
    const { claim_id } = await disputed()
    await wallet.query('update users set is_staff = true where id = any($1)', [[now().seller.id, now().buyer.id]])
    for (const who of [now().seller, now().buyer]) expect((await wallet.decide(claim_id, { about: 'payment', came: true }, who)).status).toBe(403)
    expect((await wallet.decide(claim_id, { about: 'payment', came: true }, now().other)).status).toBe(403)
    expect(await seen(claim_id)).toMatchObject({ state: 'disputed' })
  })

  it('needs a reason, and a fresh proof', async () => {
    const { claim_id } = await disputed()
    expect((await wallet.decide(claim_id, { about: 'payment', came: true, reason: '' })).status).toBe(400)
    await wallet.query(`update sessions set proved_at = now() - interval '11 minutes' where user_id = $1`, [now().staff.id])
    expect((await refusalOf(await wallet.decide(claim_id, { about: 'payment', came: true }))).code).toBe('password-needed')
  })
})

describe('less than was asked', () => {
  it('leaves the order unplaced: the seller takes it as it is', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    expect(await stepped(claim_id, 'came', { amount_paisa: 100_000 })).toMatchObject({
      state: 'less',
      fit: 'less',
      came_paisa: 100_000,
      can: ['came', 'refund'],
    })
    expect(await purchase(made.number)).toMatchObject({ state: 'claimed' })
    expect(await stepped(claim_id, 'came', { takes_less: true })).toMatchObject({ state: 'confirmed', came_paisa: 100_000, owed_back_paisa: 0 })
    expect(await purchase(made.number)).toMatchObject({ state: 'confirmed' })
    await noFault()
  })

  it('and the rest with a second TrxID is enough', async () => {
    const made = await buy()
    const first = await claimed(made.number)
    await stepped(first.claim_id, 'came', { amount_paisa: 100_000 })
    expect(await payment(made.number)).toMatchObject({ to_pay_paisa: 10_000, can_claim: true })
    const rest = await claimed(made.number, { amount_paisa: 10_000 })
    expect(rest).toMatchObject({ state: 'claimed', asked_paisa: 10_000 })
    expect((await refusalOf(await claim(made.number))).code).toBe('bad-state')
    expect(await stepped(rest.claim_id, 'came')).toMatchObject({ state: 'confirmed' })
    expect(await seen(first.claim_id)).toMatchObject({ state: 'confirmed', owed_back_paisa: 0 })
    expect(await purchase(made.number)).toMatchObject({ state: 'confirmed' })
    await noFault()
  })

  it('goes back: the order ends with it', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    await stepped(claim_id, 'came', { amount_paisa: 100_000 })
    const back = await stepped(claim_id, 'refund', { wallet: 'bkash', trxid: newTrxId(), amount_paisa: 100_000 })
    expect(back).toMatchObject({ owed_back_paisa: 0, refunds: [{ paisa: 100_000, state: 'sent' }] })
    expect(await purchase(made.number)).toMatchObject({ state: 'cancelled' })
    expect(await stock()).toBe(5)
    await noFault()
  })
})

describe('money that goes back', () => {
  it('of what was too much is the difference', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number, { amount_paisa: 120_000 })
    expect(await stepped(claim_id, 'came', { amount_paisa: 120_000 })).toMatchObject({ state: 'confirmed', fit: 'more', owed_back_paisa: 10_000 })
    expect(await stepped(claim_id, 'refund', { wallet: 'bkash', trxid: newTrxId(), amount_paisa: 10_000 })).toMatchObject({ owed_back_paisa: 0 })
    expect(await purchase(made.number)).toMatchObject({ state: 'confirmed' })
    await noFault()
  })

  const owed = async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    await stepped(claim_id, 'came')
    const of = made.orders[0]?.number ?? ''
    await wallet.good(wallet.post(now().seller, `/api/shop_order/${of}/cancel/`, { reason: 'out-of-stock' }))
    return { made, claim_id }
  }

  it('of an order that came to nothing is all of it, from its seller and never from the payment provider', async () => {
    const { made, claim_id } = await owed()
    expect(await purchase(made.number)).toMatchObject({ state: 'cancelled', refunds: [], orders: [{ state: 'cancelled', refunded: 0 }] })
    expect(await seen(claim_id)).toMatchObject({ owed_back_paisa: 110_000, can: ['complain'] })
    expect(await wallet.query('select count(*)::int as n from refunds')).toEqual([{ n: 0 }])
    await noFault()
  })

  it('is over once its buyer has it', async () => {
    const { claim_id } = await owed()
    const trxid = newTrxId()
    const sent = await stepped(claim_id, 'refund', { wallet: 'nagad', trxid, amount_paisa: 110_000 })
    // Said twice, it was sent once.
    expect((await stepped(claim_id, 'refund', { wallet: 'nagad', trxid, amount_paisa: 110_000 })).refunds).toHaveLength(1)
    const refund_id = sent.refunds[0]?.refund_id
    expect(await stepped(claim_id, 'refund_answer', { by: now().buyer, refund_id, is_received: true })).toMatchObject({
      refunds: [{ state: 'received' }],
      owed_back_paisa: 0,
      can: [],
    })
    await noFault()
  })

  it('that did not arrive is for staff: they find it void, and it is owed again', async () => {
    const { claim_id } = await owed()
    const sent = await stepped(claim_id, 'refund', { wallet: 'bkash', trxid: newTrxId(), amount_paisa: 110_000 })
    const refund_id = sent.refunds[0]?.refund_id
    expect(await stepped(claim_id, 'refund_answer', { by: now().buyer, refund_id, is_received: false, story: 'Nothing came.' })).toMatchObject({
      refunds: [{ state: 'disputed' }],
    })
    expect(await wallet.decided(claim_id, { about: 'refund', refund_id, came: false })).toMatchObject({
      refunds: [{ state: 'void' }],
      owed_back_paisa: 110_000,
      asked_staff_at: null,
    })
    await noFault()
  })

  it('is never more than came, in one part or several', async () => {
    const { claim_id } = await owed()
    const back = (amount_paisa: number, trxid = newTrxId()) => step(claim_id, 'refund', { wallet: 'bkash', trxid, amount_paisa })
    expect(await refusalOf(await back(110_001))).toMatchObject({ code: 'bad-input', facts: { most: 110_000 } })
    expect((await back(60_000)).status).toBe(200)
    expect(await refusalOf(await back(50_001))).toMatchObject({ code: 'bad-input', facts: { most: 50_000 } })
    expect((await back(50_000)).status).toBe(200)
    expect((await refusalOf(await back(1))).code).toBe('bad-state')
    await noFault()
  })

  it('cannot be named by a TrxID that was used, nor is its TrxID good for an order', async () => {
    const { claim_id } = await owed()
    const [other, trxid] = [await buy(), newTrxId()]
    const used = newTrxId()
    await claimed(other.number, { trxid: used })
    expect((await refusalOf(await step(claim_id, 'refund', { wallet: 'bkash', trxid: used, amount_paisa: 1000 }))).code).toBe('trxid-used')
    await stepped(claim_id, 'refund', { wallet: 'bkash', trxid, amount_paisa: 1000 })
    expect((await refusalOf(await claim((await buy()).number, { trxid }))).code).toBe('trxid-used')
    await noFault()
  })

  it('that is not sent is complained of by its buyer, to staff', async () => {
    const { claim_id } = await owed()
    expect(await stepped(claim_id, 'complain', { by: now().buyer, story: 'They do not send it.' })).toMatchObject({ can: [] })
    expect((await wallet.desk()).results.some((one) => one.claim_id === claim_id)).toBe(true)
    expect((await step(claim_id, 'complain', { by: now().buyer, story: '' })).status).toBe(400)
    // Staff answer it; what came stays what its seller said, and is still owed back.
    expect((await refusalOf(await wallet.decide(claim_id, { about: 'payment', came: false }))).code).toBe('bad-state')
    expect(await wallet.decided(claim_id, { about: 'payment', came: true })).toMatchObject({
      state: 'confirmed',
      asked_staff_at: null,
      owed_back_paisa: 110_000,
    })
    expect((await refusalOf(await wallet.decide(claim_id, { about: 'payment', came: true }))).code).toBe('bad-state')
    await noFault()
  })
})
