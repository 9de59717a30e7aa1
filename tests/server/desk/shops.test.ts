import { beforeEach, describe, expect, it } from 'vitest'
import type { LateOrder } from '#contract/desk/late-orders.ts'
import type { DeskPerson } from '#contract/desk/people.ts'
import { useApp } from '#tests/support/server/app.ts'
import { read } from '#tests/support/server/nouns/applying.ts'
import { type MadeProduct, makeProduct, makeShop } from '#tests/support/server/nouns/products.ts'
import { refuseParcels } from '#tests/support/server/nouns/refused-parcels.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { bought, checkout, checkoutBody, step } from '#tests/support/server/nouns/shop-orders.ts'
import { refusalOf, send } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let buyer: SignedInPerson
let seller: SignedInPerson
let staff: SignedInPerson
let sari: MadeProduct
let people = 0
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `deskbuyer${people}`)
  seller = await joinAsSeller(app, `deskseller${people}`)
  staff = await joinAsStaff(app, `deskstaff${people}`)
  await makeShop(app.database.db, { seller: seller.id })
  sari = await makeProduct(app.database.db, { seller: seller.id, title: 'A sari', variants: [{ price: 900 }] })
})
const query = async (text: string, values: unknown[] = []) => (await app.database.pool.query(text, values)).rows
const act = (name: string, of: SignedInPerson, reason = 'Buyers got empty boxes.') =>
  send(app, staff, { path: `/api/desk/people/%23${of.id}/${name}/`, body: { reason } })
const person = async (of: SignedInPerson): Promise<DeskPerson> => (await read(app, staff, `/api/desk/people/%23${of.id}/`)).json()
const listed = async () => (await (await app.request(`/api/product/?seller=${seller.id}`)).json()).length
const ordered = async () => checkout(app, buyer, await checkoutBody(app, [{ product: sari }], { method: 'cod' }))
const go = async (of: string, ...steps: [string, object?][]) => {
  for (const [to, body] of steps) expect((await step(app, seller, { of, to, body: body ?? {} })).status).toBe(200)
}

describe('a shop that staff suspend', () => {
  it('is in no list and takes no orders, says so to its seller, and what was ordered before goes on', async () => {
    const before = (await bought(app, buyer, { parts: [{ product: sari }], method: 'cod' })).orders[0]!
    expect(await listed()).toBe(1)
    const suspended: DeskPerson = await (await act('suspend_selling', seller)).json()
    expect(suspended.selling?.suspended).toMatchObject({ reason: 'Buyers got empty boxes.' })
    expect(await listed()).toBe(0)
    expect(await (await app.request(`/api/product/${sari.id}/`)).json()).toMatchObject({ is_on_sale: false })
    expect(await refusalOf(await ordered())).toMatchObject({ code: 'shop-closed', facts: { [`closed_${seller.id}`]: 1 } })
    expect(await (await read(app, seller, '/api/shop/')).json()).toMatchObject({ suspended: { reason: 'Buyers got empty boxes.' } })
    expect(await (await read(app, seller, '/api/selling/dashboard/')).json()).toMatchObject({ suspended: { reason: 'Buyers got empty boxes.' } })
    expect((await (await read(app, seller, '/api/notice/')).json())[0]).toMatchObject({ kind: 'selling-suspended', text: 'Buyers got empty boxes.' })
    await go(before.number, ['accept'], ['call'], ['ship', {}])
  })

  it('sells again when staff say so; each is done once, and on record with its reason', async () => {
    expect((await act('release_selling', seller)).status).toBe(409)
    const both = await Promise.all([act('suspend_selling', seller), act('suspend_selling', seller)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await act('release_selling', seller, 'They sent the goods.')).status).toBe(200)
    expect(await listed()).toBe(1)
    expect((await ordered()).status).toBe(200)
    expect((await (await read(app, seller, '/api/notice/')).json()).map(({ kind }: { kind: string }) => kind)).toContain('selling-released')
    const done = (await person(seller)).actions.filter(({ kind }) => kind.startsWith('selling-'))
    expect(done).toMatchObject([
      { kind: 'selling-released', reason: 'They sent the goods.', staff: `deskstaff${people}` },
      { kind: 'selling-suspended', reason: 'Buyers got empty boxes.', staff: `deskstaff${people}` },
    ])
  })

  it('is no shop of a person who has none', async () => {
    expect((await act('suspend_selling', buyer)).status).toBe(409)
    expect((await person(buyer)).selling).toBeNull()
  })
})

describe('records at the desk', () => {
  it('of a buyer count parcels, and staff forgive them once', async () => {
    expect((await person(buyer)).buying).toBeNull()
    await refuseParcels(app, { buyer, seller, product: sari, times: 3 })
    const { buying } = await person(buyer)
    expect(buying).toMatchObject({ received: 0, refused: 3, forgiven_at: null })
    expect(Math.round((Date.parse(buying?.cash_paused_until ?? '') - Date.now()) / 86_400_000)).toBe(90)
    expect(await refusalOf(await ordered())).toMatchObject({ code: 'cod-paused' })
    const forgiven: DeskPerson = await (await act('forgive', buyer, 'They were in hospital.')).json()
    expect(forgiven.buying).toMatchObject({ refused: 0, cash_paused_until: null })
    expect(forgiven.buying?.forgiven_at).not.toBeNull()
    expect((await act('forgive', buyer)).status).toBe(409)
    expect((await ordered()).status).toBe(200)
  })

  it('of a seller say what was in time, what the seller cancelled and what is late now', async () => {
    const numbers: string[] = []
    for (let n = 0; n < 3; n++) numbers.push((await bought(app, buyer, { parts: [{ product: sari }], method: 'cod' })).orders[0]!.number)
    const [inTime = '', cancelled = '', late = ''] = numbers
    await go(inTime, ['accept'], ['call'], ['ship', {}])
    await go(cancelled, ['cancel', { reason: 'out-of-stock' }])
    await query(`update shop_orders set hand_over_by = now() - interval '1 hour' where number = $1`, [late])
    expect((await person(seller)).selling).toEqual({ orders: 3, on_time: 1, cancelled: 1, late: 1, suspended: null })
  })
})

describe('late orders', () => {
  const lateOnes = async (): Promise<LateOrder[]> => (await (await read(app, staff, '/api/desk/late_orders/')).json()).results
  const queue = async () => (await (await read(app, staff, '/api/desk/')).json()).queues.find(({ name }: { name: string }) => name === 'lateOrders')

  it('stand at the desk with both sides masked, the first that was placed at the top, and are counted', async () => {
    await query(
      `update shop_orders set hand_over_by = now() + interval '2 days', deliver_by = now() + interval '9 days' where state not in ('cancelled', 'not_taken')`,
    )
    const first = (await bought(app, buyer, { parts: [{ product: sari }], method: 'cod' })).orders[0]!
    const second = (await bought(app, buyer, { parts: [{ product: sari }], method: 'cod' })).orders[0]!
    await bought(app, buyer, { parts: [{ product: sari }], method: 'cod' })
    expect(await lateOnes()).toEqual([])
    await query(`update shop_orders set hand_over_by = now() - interval '1 hour' where number = any($1)`, [[first.number, second.number]])
    await query(`update shop_orders set deliver_by = now() - interval '1 minute' where number = $1`, [second.number])
    const late = await lateOnes()
    expect(late).toMatchObject([
      { number: first.number, overdue: 'hand-over', state: 'placed', seller: { username: `deskseller${people}` } },
      { number: second.number, overdue: 'delivery', buyer: { username: `deskbuyer${people}`, full_name: 'S••• B•••', phone_number: '•••678' } },
    ])
    expect(JSON.stringify(late)).not.toContain('01712345678')
    expect(await queue()).toMatchObject({ total: 2 })
  })
})
