import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeProductBranch, type ProductBranch } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { changeProduct, postedProduct, productTexts, variantTexts } from '#tests/support/server/nouns/selling-products.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, joinAsStaff, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app
let seller: SignedInPerson
let staff: SignedInPerson
let reader: SignedInPerson
let branch: ProductBranch
beforeAll(async () => {
  seller = await joinAsSeller(app, 'weaver')
  staff = await joinAsStaff(app)
  reader = await joinAndLogIn(app, 'reader')
  branch = await makeProductBranch(database.db)
})
beforeEach(() => database.pool.query('delete from rate_limits'))

const HELD = { title: 'Fireworks for Eid', second_title: '', second_description: '' }
const TWO_SIZES = { variants: JSON.stringify(['M', 'L'].map((value) => variantTexts({ values: [value] }))) }
const posted = (over: Record<string, string> = {}) => postedProduct(app, seller, productTexts(branch, over))
const own = async (id: number): Promise<OwnProductDetail> => (await request(`/api/product/${id}/own/`, { headers: as(seller) })).json()
const page = async (id: number) => request(`/api/product/${id}/`)
const caseOf = async (id: number) =>
  (await database.pool.query(`select id, state, held_reason, report_count from cases where kind = 'product' and subject = $1 order by id desc`, [id])).rows
const decide = async (id: number, decision: string, reason = 'Looked at.') => {
  const [open] = await caseOf(id)
  return post(app, `/api/desk/cases/${open.id}/decide/`, { body: { decision, reason }, headers: as(staff) })
}
const notices = async () => (await (await request('/api/notice/', { headers: as(seller) })).json()) as { kind: string; taken_off?: object }[]
const setActive = (id: number, is_active: boolean) => post(app, `/api/product/${id}/active/`, { body: { is_active }, headers: as(seller) })

describe('goods that a rule of words holds', () => {
  it('are seen by their seller alone until staff release them; then they are public', async () => {
    const product = await posted(HELD)
    expect(product).toMatchObject({ held_reason: 'explosives', is_active: true })
    expect((await page(product.product_id)).status).toBe(404)
    expect(await (await request('/api/product/?q=fireworks')).json()).toEqual([])
    expect(await caseOf(product.product_id)).toMatchObject([{ state: 'open', held_reason: 'explosives' }])
    const found = await (await request(`/api/desk/cases/${(await caseOf(product.product_id))[0].id}/`, { headers: as(staff) })).json()
    expect(found).toMatchObject({ kind: 'product', title: HELD.title, path: null })
    expect((await decide(product.product_id, 'keep')).status).toBe(200)
    expect(await own(product.product_id)).toMatchObject({ held_reason: null, is_active: true })
    expect(await (await page(product.product_id)).json()).toMatchObject({ is_on_sale: true })
  })

  it.each([
    ['its warranty', { warranty: 'One year, and a lottery ticket' }],
    ['the name of an option', { options: JSON.stringify([{ name: 'Lottery', values: ['M', 'L'] }]), ...TWO_SIZES }],
    ['a value of an option', { options: JSON.stringify([{ name: 'Kind', values: ['M', 'L', 'লটারির টিকিট'] }]), ...TWO_SIZES }],
  ])('are held by %s too', async (_where, over) => {
    const product = await posted(over)
    expect(product).toMatchObject({ held_reason: 'lottery' })
    const found = await (await request(`/api/desk/cases/${(await caseOf(product.product_id))[0].id}/`, { headers: as(staff) })).json()
    expect(found.text).toMatch(/lottery|লটারি/i)
  })

  it('are a case once they are on sale, and not before', async () => {
    const product = await posted({ ...HELD, is_active: 'false' })
    expect(product).toMatchObject({ held_reason: 'explosives', is_active: false })
    expect(await caseOf(product.product_id)).toEqual([])
    expect((await setActive(product.product_id, true)).status).toBe(200)
    expect(await caseOf(product.product_id)).toMatchObject([{ state: 'open', held_reason: 'explosives' }])
    expect((await page(product.product_id)).status).toBe(404)
  })

  it('are listed to their seller as held, and not as on sale', async () => {
    const { product_id } = await posted({ ...HELD, title: 'Gunpowder' })
    const listed = async (state: string) =>
      ((await (await request(`/api/product/?mine=true&state=${state}`, { headers: as(seller) })).json()) as { product_id: number }[]).map(
        (one) => one.product_id,
      )
    expect(await listed('held')).toContain(product_id)
    expect(await listed('active')).not.toContain(product_id)
  })

  it('that were released are not held again for the same words, but for others', async () => {
    const { product_id } = await posted(HELD)
    await decide(product_id, 'keep')
    await changeProduct(app, seller, { product: product_id, body: { brand: 'Rupsha' } })
    expect(await own(product_id)).toMatchObject({ held_reason: null })
    await changeProduct(app, seller, { product: product_id, body: { description: '<p>And a lottery ticket.</p>' } })
    expect(await own(product_id)).toMatchObject({ held_reason: 'lottery' })
    expect((await page(product_id)).status).toBe(404)
    expect(await caseOf(product_id)).toMatchObject([{ state: 'open', held_reason: 'lottery' }, { state: 'kept' }])
  })

  it('that staff take off say why to their seller, and cannot be put on sale; restored they are public', async () => {
    const { product_id } = await posted(HELD)
    expect((await decide(product_id, 'remove', 'Explosives are forbidden.')).status).toBe(200)
    expect(await own(product_id)).toMatchObject({ held_reason: null, is_active: false, taken_off_reason: 'Explosives are forbidden.' })
    expect(await refusalOf(await setActive(product_id, true))).toMatchObject({ code: 'taken-off' })
    expect((await notices())[0]).toMatchObject({ kind: 'taken-off', taken_off: { subject: 'product', id: product_id } })
    expect((await decide(product_id, 'restore')).status).toBe(200)
    expect(await own(product_id)).toMatchObject({ is_active: true, taken_off_reason: null })
    expect(await (await page(product_id)).json()).toMatchObject({ is_on_sale: true })
  })
})

describe('a product that readers report', () => {
  const report = (id: number, who: SignedInPerson) =>
    post(app, '/api/reports/', { body: { kind: 'product', id, reason: 'counterfeit', note: 'Not of that brand.' }, headers: as(who) })

  it('is a case for staff, once for each reader; its seller cannot report it', async () => {
    const { product_id } = await posted()
    expect((await report(product_id, reader)).status).toBe(200)
    expect((await report(product_id, reader)).status).toBe(200)
    expect(await caseOf(product_id)).toMatchObject([{ state: 'open', report_count: 1, held_reason: null }])
    expect((await report(product_id, seller)).status).toBe(403)
    expect((await page(product_id)).status).toBe(200)
  })

  it('says in both languages that it is gone when staff take it off; its seller’s own decision stands when it is restored', async () => {
    const { product_id } = await posted()
    await report(product_id, reader)
    await decide(product_id, 'remove', 'Counterfeit.')
    const shown = await (await page(product_id)).json()
    expect(shown).toMatchObject({ taken_off_reason: 'Counterfeit.', is_on_sale: false })
    expect((await report(product_id, reader)).status).toBe(404)
    await setActive(product_id, false)
    await decide(product_id, 'restore')
    expect(await own(product_id)).toMatchObject({ is_active: false, taken_off_reason: null })
  })

  it('that was held cannot be reported: readers do not see it', async () => {
    const { product_id } = await posted(HELD)
    expect((await report(product_id, reader)).status).toBe(404)
  })
})
