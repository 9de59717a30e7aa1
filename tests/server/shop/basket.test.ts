import { beforeEach, describe, expect, it } from 'vitest'
import type { Basket, BasketChange } from '#contract/shop/baskets.ts'
import { forgetDeletions } from '#server/features/shop/basket/forget-deletions.ts'
import { useApp } from '#tests/support/server/app.ts'
import { change, read } from '#tests/support/server/nouns/applying.ts'
import { type MadeProduct, makeProduct } from '#tests/support/server/nouns/products.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
let buyer: SignedInPerson
let sari: MadeProduct
let people = 0
beforeEach(async () => {
  people += 1
  buyer = await joinAndLogIn(app, `basket${people}`)
  sari = await makeProduct(app.database.db, {
    title: 'A sari',
    variants: [
      { price: 900, values: [] },
      { price: 950, values: ['Blue'] },
    ],
  })
})

const PHONE = 'the-phone-of-a-person-1'
const TABLET = 'the-tablet-of-a-person-2'
const at = (secondsAgo: number) => new Date(Date.now() - secondsAgo * 1000).toISOString()
const line = (variant_id: number, over: Partial<BasketChange> = {}) => ({
  variant_id,
  quantity: 1,
  changed_at: at(60),
  price_seen: 900,
  seen_at: at(60),
  ...over,
})
const patch = (changes: object[], { phone = PHONE, who = buyer } = {}) => change(app, who, { path: '/api/basket/', body: { phone, changes } })
const merged = async (...asked: Parameters<typeof patch>): Promise<Basket> => {
  const answer = await patch(...asked)
  expect(answer.status).toBe(200)
  return answer.json()
}
const basket = async (who = buyer, phone = PHONE): Promise<Basket> => (await read(app, who, `/api/basket/?phone=${phone}`)).json()
const [first, second] = [() => sari.variants[0] ?? 0, () => sari.variants[1] ?? 0]

describe('a basket', () => {
  it('says of each line what it costs now, what is left, and how its shop delivers', async () => {
    await merged([line(first(), { price_seen: 800, quantity: 2 })])
    const { lines, shops, deletions } = await basket()
    expect(lines).toMatchObject([
      { variant_id: first(), product_id: sari.id, title: 'A sari', quantity: 2, price: 900, price_seen: 800, stock: 10, gone: null },
    ])
    expect(shops).toMatchObject([{ seller: sari.seller, terms: { closed_until: null, options: [{ fee: 100, is_cod: true }] } }])
    expect(deletions).toEqual([])
  })

  it('of two phones takes the later change of each line, in whatever order they are heard, and adds nothing up', async () => {
    await merged([line(first(), { quantity: 3, changed_at: at(10) })])
    const both = await merged([line(first(), { quantity: 5, changed_at: at(20) }), line(second(), { changed_at: at(30) })], { phone: TABLET })
    expect(both.lines.map(({ variant_id, quantity, is_from_elsewhere }) => [variant_id, quantity, is_from_elsewhere])).toEqual(
      expect.arrayContaining([
        [first(), 3, true],
        [second(), 1, false],
      ]),
    )
    expect(
      (await merged([line(first(), { quantity: 5, changed_at: at(5) })], { phone: TABLET })).lines.find((one) => one.variant_id === first())?.quantity,
    ).toBe(5)
  })

  it('is the same after the same changes again', async () => {
    const changes = [line(first(), { quantity: 3 }), line(second())]
    const once = await merged(changes)
    expect((await merged(changes)).lines).toEqual(once.lines)
  })

  it('remembers what was taken out, so that an older change of another phone does not bring it back', async () => {
    await merged([line(first(), { changed_at: at(40) })])
    await merged([line(first(), { changed_at: at(20), is_removed: true })])
    const after = await merged([line(first(), { changed_at: at(30), quantity: 4 })], { phone: TABLET })
    expect(after.lines).toEqual([])
    expect(after.deletions).toMatchObject([{ variant_id: first(), is_from_elsewhere: true }])
    expect((await merged([line(first(), { changed_at: at(1), quantity: 4 })], { phone: TABLET })).lines).toHaveLength(1)
  })

  it('takes no change as later than the clock of the service', async () => {
    await merged([line(first(), { quantity: 9, changed_at: at(-3600) })])
    const { lines, server_time } = await merged([line(first(), { quantity: 2, changed_at: at(-1) })], { phone: TABLET })
    expect(lines[0]?.quantity).toBe(2)
    expect(Date.parse(lines[0]?.changed_at ?? '')).toBeLessThanOrEqual(Date.parse(server_time))
  })

  it('forgets after thirty days what was taken out', async () => {
    await merged([line(first(), { changed_at: at(31 * 86_400), is_removed: true }), line(second(), { changed_at: at(29 * 86_400), is_removed: true })])
    expect((await basket()).deletions).toMatchObject([{ variant_id: second() }])
    await forgetDeletions(app.database.db)
    expect((await app.database.pool.query('select variant from baskets where user_id = $1', [buyer.id])).rows).toEqual([{ variant: second() }])
  })

  it('has fifty lines at most: what is one too many is named and stays with the phone, what is there stays', async () => {
    const many = await makeProduct(app.database.db, { variants: Array.from({ length: 51 }, (_, n) => ({ values: [`${n}`] })) })
    await merged(many.variants.slice(0, 49).map((id) => line(id)))
    const after = await merged([line(many.variants[50]!, { changed_at: at(5) }), line(many.variants[49]!, { changed_at: at(6) })], { phone: TABLET })
    expect(after.lines).toHaveLength(50)
    expect(after.left_out).toEqual([{ variant_id: many.variants[50], why: 'full' }])
    const room = await merged([line(many.variants[50]!, { changed_at: at(5) }), line(many.variants[0]!, { changed_at: at(4), is_removed: true })], {
      phone: TABLET,
    })
    expect(room.left_out).toEqual([])
    expect(room.lines).toHaveLength(50)
  })

  it('keeps lines that can be ordered no more, and says why', async () => {
    await merged([line(first()), line(second())])
    await app.database.pool.query('update product_variants set removed_at = now() where id = $1', [first()])
    await app.database.pool.query('update products set is_active = false where id = $1', [sari.id])
    const gone = new Map((await basket()).lines.map((one) => [one.variant_id, one.gone]))
    expect(gone.get(first())).toBe('removed')
    expect(gone.get(second())).toBe('off-sale')
  })

  it('says that a shop is closed today', async () => {
    await merged([line(first())])
    await app.database.pool.query(`update shops set closed_from = current_date - 1, closed_until = current_date + 2 where seller = $1`, [sari.seller])
    const { lines, shops } = await basket()
    expect(lines[0]?.gone).toBe('closed')
    expect(shops[0]?.terms.closed_until).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('takes nothing that there is no variant of, or that was never public', async () => {
    const draft = await makeProduct(app.database.db, { published_at: null })
    const { lines, left_out } = await merged([line(2_000_000_000), line(draft.variants[0]!), line(first())])
    expect(lines).toHaveLength(1)
    expect(left_out.map(({ why }) => why)).toEqual(['unknown', 'unknown'])
    const { goods } = await (await app.request(`/api/basket_goods/?variants=${draft.variants[0]},${first()}`)).json()
    expect(goods).toMatchObject([{ variant_id: first() }])
  })

  it('is its person’s alone', async () => {
    await merged([line(first())])
    const stranger = await joinAndLogIn(app, `stranger${people}`)
    expect((await basket(stranger)).lines).toEqual([])
  })

  it('is one whatever number of phones send at once', async () => {
    const phones = Array.from({ length: 12 }, (_, n) => `phone-number-${String(n).padStart(4, '0')}`)
    const answers = await Promise.all(phones.map((phone, n) => patch([line(first(), { quantity: n + 1, changed_at: at(30 - n) }), line(second())], { phone })))
    expect(answers.map(({ status }) => status)).toEqual(phones.map(() => 200))
    expect((await basket()).lines.find(({ variant_id }) => variant_id === first())?.quantity).toBe(12)
  })

  it.each([
    ['no quantity', { quantity: 0 }],
    ['more than twenty', { quantity: 21 }],
    ['no moment', { changed_at: 'yesterday' }],
  ])('refuses a line with %s', async (_, over) => {
    expect((await patch([line(first(), over)])).status).toBe(400)
  })
})
