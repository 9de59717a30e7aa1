import { beforeEach, describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { warnOfDates } from '#server/db/shop/warn-of-dates.ts'
import { sendShopEmails } from '#server/features/shop/emails/send-shop-emails.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought, step } from '#tests/support/server/nouns/shop-orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const QUIET_LOG = { warn: () => undefined, error: () => undefined }
let people = 0
let buyer: SignedInPerson
let seller: SignedInPerson
let order: ShopOrder
let sent: Email[] = []
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows

beforeEach(async () => {
  people += 1
  await query('update shop_letters set due_at = null')
  sent = []
  buyer = await joinAndLogIn(app, `shopper${people}`)
  seller = await joinAsSeller(app, `stall${people}`)
  await query('update users set email_verified_at = now() where id = any($1)', [[buyer.id, seller.id]])
  await makeShop(app.database.db, { seller: seller.id })
  const product = await makeProduct(app.database.db, { title: 'A sari', seller: seller.id, variants: [{ price: 900 }] })
  const purchase = await bought(app, buyer, { parts: [{ product }], method: 'cod' })
  order = purchase.orders[0] as ShopOrder
})

const noticesOf = async (person: SignedInPerson): Promise<Notice[]> => (await read(app, person, '/api/notice/')).json()
const kindsOf = async (person: SignedInPerson) => (await noticesOf(person)).map(({ kind }) => kind)
const go = async (person: SignedInPerson, to: string, body: object = {}) => expect((await step(app, person, { of: order.number, to, body })).status).toBe(200)
async function mails(): Promise<string[]> {
  const deliver = async (email: Email) => void sent.push(email)
  while (await sendShopEmails({ db: app.database.db, deliver, origin: TEST_ORIGIN, log: QUIET_LOG }));
  return sent.map(({ subject }) => subject)
}
/** As if so much time had passed since it was placed. */
const passHours = (hours: number) =>
  query(
    `update shop_orders set placed_at = placed_at - make_interval(hours => $2), hand_over_by = hand_over_by - make_interval(hours => $2),
       deliver_by = deliver_by - make_interval(hours => $2) where number = $1`,
    [order.number, hours],
  )

describe('both sides of an order of goods', () => {
  it('are notified of what the other has done: of a new order its seller, with what it is worth and by when it must be shipped', async () => {
    expect(await noticesOf(seller)).toMatchObject([
      {
        kind: 'shop-sale',
        is_read: false,
        shop_order: { number: order.number, side: 'sold', title: 'A sari', name: 'Shathi Barua', total: 1000, by: order.hand_over_by },
      },
    ])
    expect(await noticesOf(buyer)).toEqual([])
  })

  it('hear nothing of what they did themselves', async () => {
    await go(seller, 'accept')
    await go(seller, 'call')
    await go(seller, 'pack')
    await go(seller, 'ship', { courier: 'Steadfast' })
    expect(await kindsOf(buyer)).toEqual(['shop-sent', 'shop-accepted'])
    await go(buyer, 'deliver')
    expect(await kindsOf(buyer)).toEqual(['shop-sent', 'shop-accepted'])
    expect((await noticesOf(seller))[0]).toMatchObject({ kind: 'shop-sale-delivered', shop_order: { side: 'sold' } })
  })

  it('are notified once, however often a step is sent or corrected', async () => {
    await go(seller, 'accept')
    await go(seller, 'accept')
    await go(seller, 'call')
    await go(seller, 'ship', { courier: 'Steadfast', tracking: '1' })
    expect(await kindsOf(buyer)).toEqual(['shop-sent', 'shop-accepted'])
  })

  it('are notified of a cancelled order: the one who did not cancel it', async () => {
    await go(buyer, 'cancel', { reason: 'changed-mind' })
    expect((await kindsOf(seller))[0]).toBe('shop-sale-cancelled')
    expect(await kindsOf(buyer)).toEqual([])
  })

  it('are notified of a parcel that was not taken', async () => {
    await go(seller, 'accept')
    await go(seller, 'call')
    await go(seller, 'ship')
    await go(seller, 'refuse_parcel', { reason: 'not-there' })
    expect((await kindsOf(buyer))[0]).toBe('shop-not-taken')
  })
})

describe('dates of the law', () => {
  it('are announced to the seller a day before, once', async () => {
    await warnOfDates(app.database.db)
    expect(await kindsOf(seller)).toEqual(['shop-sale'])
    await passHours(25)
    await warnOfDates(app.database.db)
    await warnOfDates(app.database.db)
    expect(await kindsOf(seller)).toEqual(['shop-sale-due', 'shop-sale'])
  })

  it('that were missed are told to both sides, once', async () => {
    await passHours(49)
    await warnOfDates(app.database.db)
    await warnOfDates(app.database.db)
    expect(await kindsOf(seller)).toEqual(['shop-sale-late', 'shop-sale'])
    expect(await kindsOf(buyer)).toEqual(['shop-late'])
  })

  it('that were missed one after the other are told each', async () => {
    await passHours(49)
    await warnOfDates(app.database.db)
    await passHours(24 * 9)
    await warnOfDates(app.database.db)
    await warnOfDates(app.database.db)
    expect(await kindsOf(seller)).toEqual(['shop-sale-late', 'shop-sale-late', 'shop-sale'])
    expect(await kindsOf(buyer)).toEqual(['shop-late', 'shop-late'])
    expect((await mails()).filter((subject) => subject === `Order ${order.number} is late`)).toHaveLength(4)
  })

  it('say nothing of what is delivered', async () => {
    await go(seller, 'accept')
    await go(seller, 'call')
    await go(seller, 'ship')
    await go(buyer, 'deliver')
    await passHours(400)
    await warnOfDates(app.database.db)
    expect(await kindsOf(buyer)).not.toContain('shop-late')
  })
})

describe('e-mails about orders of goods', () => {
  it('say to the seller what was ordered, and where it is seen', async () => {
    expect(await mails()).toEqual([`New order ${order.number}`])
    const [email] = sent
    for (const words of [
      'Shathi Barua has ordered from your shop',
      '1 × A sari',
      'Total: BDT 1,000',
      `${TEST_ORIGIN}/shop_order/${order.number.toLowerCase()}`,
    ])
      expect(email?.text).toContain(words)
    expect(email?.unsubscribe).toBeNull()
  })

  it('are in the language of their reader', async () => {
    await query(`update users set language = 'bn' where id = $1`, [buyer.id])
    await go(seller, 'accept')
    expect(await mails()).toContain(`অর্ডার ${order.number} গ্রহণ করা হয়েছে`)
  })

  it('are not sent of what is no longer so, nor to an address that nobody has proved', async () => {
    await go(seller, 'accept')
    await go(seller, 'call')
    await go(seller, 'ship')
    await query('update users set email_verified_at = null where id = $1', [seller.id])
    expect(await mails()).toEqual([`Order ${order.number} is on its way`])
  })
})
