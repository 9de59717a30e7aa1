import { beforeEach, expect, it } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { sendShopEmails } from '#server/features/shop/emails/send-shop-emails.ts'
import { tellBuyers } from '#server/features/shop/orders/tell-buyers.ts'
import { refundPurchase, refundSome } from '#server/purchases/staff/refund-purchase.ts'
import { TEST_ORIGIN } from '#tests/support/server/app.ts'
import { QUIET_LOG } from '#tests/support/server/notices.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought, step } from '#tests/support/server/nouns/shop-orders.ts'
import { opened, passMinutes, payAndTell, usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let buyer: SignedInPerson
let seller: SignedInPerson
let made: ShopPurchase & { id: number; event_order_id: string }
let people = 0
beforeEach(async () => {
  people += 1
  const { db, pool } = app.database
  await pool.query('update shop_letters set due_at = null')
  buyer = await joinAndLogIn(app, `hearer${people}`)
  seller = await joinAsSeller(app, `hawker${people}`)
  await pool.query('update users set email_verified_at = now() where id = $1', [buyer.id])
  const product = await makeProduct(db, { title: 'A sari', seller: await makeShop(db, { seller: seller.id }), variants: [{ price: 1000, stock: 1 }] })
  const purchase = await bought(app, buyer, { parts: [{ product }] })
  const { rows } = await pool.query('select id from purchases where number = $1', [purchase.number])
  made = { ...purchase, id: rows[0].id, event_order_id: purchase.number }
})

const told = async (): Promise<Notice[]> => {
  await tellBuyers({ db: app.database.db, log: QUIET_LOG })
  return (await read(app, buyer, '/api/notice/')).json()
}
async function mails(): Promise<Email[]> {
  const sent: Email[] = []
  while (await sendShopEmails({ db: app.database.db, deliver: async (email: Email) => void sent.push(email), origin: TEST_ORIGIN, log: QUIET_LOG }));
  return sent.filter(({ to }) => to.startsWith('hearer'))
}
async function untilBack(): Promise<void> {
  await app.reconcile()
  await passMinutes(app, made.id, 2)
  await app.reconcile()
}
const tasksLeft = async () => (await app.database.pool.query('select kind from purchase_tasks where purchase = $1 and due_at is not null', [made.id])).rows

it('tells the buyer of an order of goods that its money is back, in the app and by mail, with how much', async () => {
  await payAndTell(app, await opened(app, buyer, made))
  await step(app, seller, { of: made.orders[0]?.number ?? '', to: 'cancel', body: { reason: 'out-of-stock' } })
  await untilBack()
  expect((await told()).map(({ kind }) => kind)).toEqual(['shop-refunded', 'shop-cancelled'])
  const [refund] = (await mails()).filter(({ subject }) => subject.startsWith('Refund'))
  expect(refund?.subject).toBe(`Refund for order ${made.orders[0]?.number}`)
  expect(refund?.text).toContain('BDT 1,100 was refunded')
  expect(await tasksLeft()).toEqual([])
})

it('tells it again of the next part, in place of the first notice', async () => {
  await payAndTell(app, await opened(app, buyer, made))
  const { rows } = await app.database.pool.query('select number from shop_orders where purchase = $1', [made.id])
  for (const taka of [100, 50]) {
    await refundSome(app.parts(), made.number, { taka, why: 'a stain', order: rows[0].number })
    await untilBack()
    expect((await told()).filter(({ kind }) => kind === 'shop-refunded')).toHaveLength(1)
    expect((await mails()).map(({ text }) => /BDT (\d+) was/.exec(text)?.[1]).filter(Boolean)).toEqual([String(taka === 100 ? 100 : 150)])
  }
})

it('tells who began to pay, and did not in time, that nothing was ordered', async () => {
  await opened(app, buyer, made)
  await passMinutes(app, made.id, 61)
  await app.reconcile()
  expect((await told()).map(({ kind }) => kind)).toEqual(['shop-not-paid'])
  expect((await mails()).map(({ subject }) => subject)).toEqual([`Order ${made.orders[0]?.number} was not paid in time`])
  expect(await tasksLeft()).toEqual([])
})

it('leaves nothing to be told when staff call off a purchase: its orders have told it', async () => {
  await payAndTell(app, await opened(app, buyer, made))
  await refundPurchase(app.parts(), made.number, 'a flood')
  expect((await told()).map(({ kind }) => kind)).toEqual(['shop-cancelled'])
  expect(await tasksLeft()).toEqual([])
})
