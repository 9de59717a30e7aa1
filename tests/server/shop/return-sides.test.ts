import { beforeEach, describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notices/notices.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { exportReturns, RETURN_DATA } from '#server/db/shop/return-data.ts'
import { sendShopEmails } from '#server/features/shop/emails/send-shop-emails.ts'
import { TEST_ORIGIN } from '#tests/support/server/app.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { complain, complained, deliveredOrder, returnNow, returnStep, stepped } from '#tests/support/server/nouns/shop-returns.ts'
import { aTaggedPhoto } from '#tests/support/server/nouns/talking.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { usePaying } from '#tests/support/server/orders/paying.ts'
import { joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let [buyer, seller, stranger]: SignedInPerson[] = []
let order: ShopOrder
let people = 0
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows

beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `sided${people}`)
  seller = await joinAsSeller(app, `other-side${people}`)
  stranger = await joinAndLogIn(app, `no-side${people}`)
  await query('update users set email_verified_at = now() where id = any($1)', [[buyer.id, seller.id]])
  await makeShop(app.database.db, { seller: seller.id })
  const product = await makeProduct(app.database.db, { seller: seller.id, title: 'A sari', variants: [{ price: 900 }] })
  order = await deliveredOrder(app, buyer, { seller, part: { product } })
})

const complaint = () => complained(app, buyer!, { order })
const photo = () => aTaggedPhoto(60, 40)

describe('pictures of a complaint', () => {
  it('are read by both sides, and by staff once they are asked; by no one else', async () => {
    const staff = await joinAsStaff(app, `looker${people}`)
    const number = await complained(app, buyer!, { order, pictures: [await photo(), await photo()] })
    const { pictures } = await returnNow(app, seller!, number)
    expect(pictures).toHaveLength(2)
    const path = `/api/shop_return/${number}/picture/${pictures[0]?.id}/`
    const statusTo = async (who: SignedInPerson | undefined) => (await read(app, who!, path)).status
    expect([await statusTo(buyer), await statusTo(seller), await statusTo(stranger), await statusTo(staff)]).toEqual([200, 200, 404, 404])
    const bytes = Buffer.from(await (await read(app, seller!, path)).arrayBuffer())
    expect(bytes.includes('canary-of-exif')).toBe(false)
    await stepped(app, seller!, { of: number, to: 'decline', body: { reason: 'other', answer: 'No.' } })
    await stepped(app, buyer!, { of: number, to: 'escalate' })
    expect(await statusTo(staff)).toBe(200)
  })

  it('that are none, or too many, are refused, and nothing of them stays', async () => {
    const before = await query('select key from uploads')
    const broken = new Uint8Array([1, 2, 3])
    expect((await refusalOf(await complain(app, buyer!, { order, pictures: [await photo(), broken] }))).code).toBe('unsupported-media')
    const six = await Promise.all(Array.from({ length: 6 }, photo))
    expect((await complain(app, buyer!, { order, pictures: six })).status).toBeGreaterThanOrEqual(400)
    expect(await refusalOf(await complain(app, buyer!, { order, over: { lines: `${order.lines[0]?.id}:9` }, pictures: [await photo()] }))).toMatchObject({
      code: 'bad-input',
    })
    expect(await query('select key from uploads')).toEqual(before)
  })
})

describe('a complaint in lists', () => {
  it('stands with either side by whose turn it is', async () => {
    const number = await complaint()
    const listed = async (who: SignedInPerson | undefined, asked: string) =>
      (await (await read(app, who!, `/api/shop_return/?${asked}`)).json()).results.map((one: { number: string }) => one.number)
    expect(await listed(buyer, 'group=waiting')).toEqual([number])
    expect(await listed(buyer, 'group=to-do')).toEqual([])
    expect(await listed(seller, 'side=sold&group=to-do')).toEqual([number])
    await stepped(app, seller!, { of: number, to: 'agree', body: { remedy: 'refund', amount: 100, goes_back: true } })
    expect(await listed(buyer, 'group=to-do')).toEqual([number])
    expect(await listed(seller, 'side=sold&group=waiting')).toEqual([number])
    await stepped(app, buyer!, { of: number, to: 'withdraw' })
    expect(await listed(buyer, 'group=ended')).toEqual([number])
    expect(await listed(buyer, 'limit=1&cursor=0000000000')).toEqual([number])
  })
})

describe('a complaint of others', () => {
  it('is not found, for any step', async () => {
    const number = await complaint()
    expect((await read(app, stranger!, `/api/shop_return/${number}/`)).status).toBe(404)
    for (const [to, body] of [
      ['agree', { remedy: 'refund', amount: 1, goes_back: false }],
      ['withdraw', {}],
      ['escalate', {}],
    ] as const)
      expect((await returnStep(app, stranger!, { of: number, to, body })).status).toBe(404)
    expect((await complain(app, stranger!, { order })).status).toBe(404)
  })
})

describe('both sides', () => {
  const noticesOf = async (person: SignedInPerson | undefined): Promise<Notice[]> => (await read(app, person!, '/api/notice/')).json()

  it('are told of what the other did, in the app and by mail, each in their language', async () => {
    await query('update shop_letters set due_at = null')
    await query(`update users set language = 'bn' where id = $1`, [buyer!.id])
    const number = await complaint()
    expect((await noticesOf(seller))[0]).toMatchObject({ kind: 'shop-sale-return', shop_order: { number: order.number, complaint: 'asked', side: 'sold' } })
    await stepped(app, seller!, { of: number, to: 'agree', body: { remedy: 'refund', amount: 900, goes_back: false } })
    await stepped(app, seller!, { of: number, to: 'refund_sent', body: { reference: 'bKash 1' } })
    const told = (await noticesOf(buyer)).filter(({ kind }) => kind === 'shop-return')
    // The later takes the place of the earlier.
    expect(told).toMatchObject([{ shop_order: { complaint: 'given', side: 'bought' } }])
    const sent: Email[] = []
    const quiet = { warn: () => undefined, error: () => undefined }
    while (await sendShopEmails({ db: app.database.db, deliver: async (email) => void sent.push(email), origin: TEST_ORIGIN, log: quiet }));
    expect(sent.map(({ subject }) => subject)).toEqual([`অর্ডার ${order.number} নিয়ে আপনার অভিযোগ`])
  })

  it('have every complaint with its lines in their export, also where one statement does not read them all', async () => {
    const first = await complaint()
    await stepped(app, buyer!, { of: first, to: 'withdraw' })
    const both = [await complaint(), first].map((number) => ({ number, lines: [{ title: 'A sari' }] }))
    expect((await exportReturns(app.database.db, buyer!.id, 1)).complaints).toMatchObject(both)
    expect((await exportReturns(app.database.db, seller!.id, 1)).complaints_about_shop).toMatchObject(both)
  })

  it('cannot leave while it is open; who leaves takes their words and pictures along', async () => {
    const number = await complained(app, buyer!, { order, pictures: [await photo()] })
    const leave = (who: SignedInPerson | undefined) => send(app, who!, { path: '/api/account/delete/', body: {} })
    expect(await refusalOf(await leave(buyer))).toMatchObject({ code: 'orders-open', facts: { bought: 1, sold: 0 } })
    expect(await refusalOf(await leave(seller))).toMatchObject({ code: 'orders-open', facts: { bought: 0, sold: 1 } })
    expect(await RETURN_DATA.exportOf(app.database.db, buyer!.id)).toMatchObject({ complaints: [{ number, text: 'It came in two parts.' }] })
    expect(JSON.stringify(await RETURN_DATA.exportOf(app.database.db, seller!.id))).not.toContain('two parts')
    await stepped(app, buyer!, { of: number, to: 'withdraw' })
    expect((await leave(buyer)).status).toBe(200)
    expect(await query('select text from shop_returns where number = $1', [number])).toEqual([{ text: '' }])
    expect(await query('select p.id from shop_return_pictures p join shop_returns r on r.id = p.shop_return where r.number = $1', [number])).toEqual([])
  })
})
