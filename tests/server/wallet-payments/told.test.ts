import { beforeEach, describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { WALLET_PAYMENT_DATA } from '#server/db/wallet-payments/wallet-data.ts'
import { sendShopEmails } from '#server/features/shop/emails/send-shop-emails.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { SHOP_NUMBER, useWallet } from '#tests/support/server/nouns/wallet-payments.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const wallet = useWallet(app)
const { now, buy, claimed, stepped, passHours } = wallet
const QUIET_LOG = { warn: () => undefined, error: () => undefined }
const noticesOf = async (person: SignedInPerson): Promise<Notice[]> => (await app.request('/api/notice/', { headers: as(person) })).json()

beforeEach(async () => {
  await wallet.query('update shop_letters set due_at = null')
})
async function mails(): Promise<Email[]> {
  const sent: Email[] = []
  while (await sendShopEmails({ db: app.database.db, deliver: async (email) => void sent.push(email), origin: TEST_ORIGIN, log: QUIET_LOG }));
  return sent
}

describe('both sides of a payment by mobile wallet', () => {
  it('are told: the seller of a claim, where it is answered, in words that confirm nothing', async () => {
    const made = await buy()
    await claimed(made.number)
    expect(await noticesOf(now().seller)).toMatchObject([{ kind: 'shop-sale-claimed', shop_order: { side: 'sold', is_unpaid: true, total: 1100 } }])
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: now().seller.email, subject: `Has the payment for order ${made.orders[0]?.number} come?` })
    expect(mail?.text).toContain('Hatkhola has not seen this payment.')
    expect(mail?.text).toContain(`${TEST_ORIGIN}/walletclaims`)
  })

  it('are reminded and told what the other says, in either language, without a TrxID or a number of an account', async () => {
    await wallet.query(`update users set language = 'bn' where id = any($1)`, [[now().seller.id, now().buyer.id]])
    const made = await buy()
    const { claim_id, trxid } = await claimed(made.number)
    await passHours(made.number, 25)
    await stepped(claim_id, 'not_come', { story: 'No.' })
    const all = await mails()
    // A later word of the same kind takes the place of one that was not sent.
    expect(all.map(({ subject }) => subject)).toEqual([
      `অর্ডার ${made.orders[0]?.number}-এর টাকা এসেছে কি?`,
      `জানান: অর্ডার ${made.orders[0]?.number}-এর টাকা এসেছে কি?`,
      `অর্ডার ${made.orders[0]?.number}-এর পেমেন্ট`,
    ])
    for (const { text } of all) {
      expect(text).not.toContain(trxid)
      expect(text).not.toContain(SHOP_NUMBER.slice(-8))
    }
  })

  it('read in the mail of a new order that it was paid to the seller, by the seller’s word', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    await mails()
    await stepped(claim_id, 'came')
    const sale = (await mails()).find(({ subject }) => subject.startsWith('New order'))
    expect(sale?.text).toContain('Paid to the seller by mobile wallet, says the seller: BDT 1,100')
    expect(sale?.text).not.toContain('Delivery fee')
    expect(sale?.text).not.toContain('at the door')
  })
})

describe('an account', () => {
  const leave = (who: SignedInPerson) => wallet.post(who, '/api/account/delete/', {})

  it('with a claim that is open is not deleted on either side, nor one that is to send money back', async () => {
    const made = await buy({ parts: [{ product: now().sari, pieces: { 0: 5 } }] })
    const { claim_id } = await claimed(made.number, { amount_paisa: 510_000 })
    await passHours(made.number, 25)
    expect(await refusalOf(await leave(now().buyer))).toMatchObject({ code: 'orders-open', facts: { bought: 1, sold: 0 } })
    expect(await refusalOf(await leave(now().seller))).toMatchObject({ code: 'orders-open', facts: { bought: 0, sold: 1 } })
    await buy({ by: now().other })
    await stepped(claim_id, 'came')
    expect((await refusalOf(await leave(now().seller))).code).toBe('orders-open')
    expect((await leave(now().buyer)).status).toBe(200)
  })

  it('that is deleted leaves claims without its words and numbers; the TrxID stays used', async () => {
    const made = await buy()
    const { claim_id } = await claimed(made.number)
    await stepped(claim_id, 'not_come', { story: 'It is not on my statement.' })
    await wallet.decided(claim_id, { about: 'payment', came: false })
    expect(await WALLET_PAYMENT_DATA.exportOf(app.database.db, now().seller.id)).toMatchObject({
      receiving_numbers: [{ wallet: 'bkash', number: SHOP_NUMBER }],
      wallet_payments: [],
      wallet_payments_to_shop: [{ order: made.orders[0]?.number, state: 'refused', seller_story: 'It is not on my statement.' }],
    })
    expect((await leave(now().seller)).status).toBe(200)
    const [row] = await wallet.query('select trxid, sent_to, seller_story from wallet_claims where id = $1', [claim_id])
    expect(row).toMatchObject({ trxid: expect.stringMatching(/^CK/), sent_to: '', seller_story: '' })
    expect(await wallet.query('select * from receiving_numbers where seller = $1', [now().seller.id])).toEqual([])
  })
})

describe('guards', () => {
  it('the log: no TrxID and no number of an account is in it', async () => {
    app.logged.length = 0
    const made = await buy()
    const { claim_id, trxid } = await claimed(made.number, { trxid: 'ck98 76ZYXW' })
    await stepped(claim_id, 'came')
    await wallet.claim((await buy()).number, { trxid, sent_to: '01899998888' })
    await wallet.step(claim_id, 'refund', { wallet: 'bkash', trxid: 'RF98 76ZYXW', amount_paisa: 5 })
    const log = JSON.stringify(app.logged)
    expect(log.length).toBeGreaterThan(100)
    for (const secret of ['CK9876ZYXW', 'ck98 76ZYXW', 'RF9876ZYXW', '1812345678', '1899998888']) expect(log, secret).not.toContain(secret)
  })
})
