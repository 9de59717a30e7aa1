import { expect, it } from 'vitest'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { giveStockBack, takeStock } from '#server/db/products/take-stock.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeProductBranch } from '#tests/support/server/nouns/products.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { changeProduct, changeStockOf, postedProduct, productTexts, SIZES, variantTexts } from '#tests/support/server/nouns/selling-products.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, request } = app

/** Mulberry32: the same seed gives the same walk. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const SEED = Number(process.env.WALK_SEED ?? Math.floor(Math.random() * 2 ** 31))
const STEPS = 60
const AT_ONCE = 6

it(`stock is the sum of its moves, and what was sold that of its orders, after a walk of sellers and buyers at once (WALK_SEED=${SEED})`, async () => {
  const pick = randomOf(SEED)
  const seller = await joinAsSeller(app, 'weaver')
  const branch = await makeProductBranch(database.db)
  const variants = JSON.stringify(SIZES.values.map((values) => variantTexts({ values, stock: '30' })))
  const { product_id } = await postedProduct(app, seller, productTexts(branch, { options: SIZES.options, variants }))
  const sold: { variant: number; quantity: number }[] = []
  for (let step = 0; step < STEPS; step += 1) {
    if (step % 10 === 0) await database.pool.query('delete from rate_limits')
    const product = await own(seller, product_id)
    await Promise.allSettled(Array.from({ length: AT_ONCE }, () => oneStep({ seller, product, sold, pick })))
    const { rows } = await database.pool.query(`
      select v.id, v.stock, v.sold, coalesce((select sum(m.delta) from stock_moves m where m.variant = v.id), 0)::int as moved,
        coalesce((select -sum(m.delta) from stock_moves m where m.variant = v.id and m.why in ('sold', 'released', 'returned')), 0)::int as ordered
      from product_variants v`)
    for (const row of rows) {
      const held = sold.filter(({ variant }) => variant === row.id).reduce((sum, { quantity }) => sum + quantity, 0)
      expect(row, `step ${step}`).toMatchObject({ stock: row.moved, sold: row.ordered })
      expect(row.sold, `step ${step}`).toBe(held)
    }
  }
}, 120_000)

const own = async (seller: SignedInPerson, id: number): Promise<OwnProductDetail> => (await request(`/api/product/${id}/own/`, { headers: as(seller) })).json()

interface Walk {
  seller: SignedInPerson
  product: OwnProductDetail
  sold: { variant: number; quantity: number }[]
  pick: (below: number) => number
}

async function oneStep({ seller, product, sold, pick }: Walk): Promise<void> {
  const chosen = product.variants[pick(product.variants.length)]
  if (!chosen) return
  const { variant_id, stock } = chosen
  const quantity = 1 + pick(4)
  const todo = pick(8)
  const change = (body: object) => changeStockOf(app, seller, { product: product.product_id, body: { variant_id, change: body } })
  if (todo < 3) {
    const lines = [{ variant: variant_id, quantity }]
    await inTransaction(database.db, (tx) => takeStock(tx, { order: 'A-1', lines }))
    sold.push(...lines)
  } else if (todo === 3) {
    const back = sold.splice(pick(sold.length + 1), 1)
    const why = pick(2) === 0 ? ('released' as const) : ('returned' as const)
    if (back.length > 0) await inTransaction(database.db, (tx) => giveStockBack(tx, { order: 'A-1', why, lines: back }))
  } else if (todo === 4) await change({ add: pick(9) - 4 || 1 })
  else if (todo === 5) await change({ set: pick(40), seen: stock })
  else {
    const kept = todo === 6 ? product.variants : product.variants.filter((one) => one.variant_id !== variant_id)
    const form = kept.map(({ variant_id: id, values, price, stock: seen }) => ({
      variant_id: id,
      values,
      price: String(price),
      stock: String(pick(3) ? seen : pick(40)),
      seen,
    }))
    const values = SIZES.values.find((one) => !kept.some((other) => other.values[0] === one[0]))
    const body = { variants: JSON.stringify(values ? [...form, variantTexts({ values })] : form) }
    await changeProduct(app, seller, { product: product.product_id, body })
  }
}
