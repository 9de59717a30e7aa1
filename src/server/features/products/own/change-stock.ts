import { and, eq, isNull } from 'drizzle-orm'
import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import type { changeStock as contract } from '#contract/products/stock.ts'
import { holdPerson } from '../../../db/accounts/hold-person.ts'
import { inTransaction } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { moveStock } from '../../../db/products/move-stock.ts'
import { ownProduct } from '../../../db/products/own-product.ts'
import { stockFacts } from '../../../db/products/take-stock.ts'
import { product_variants } from '../../../db/tables/products.ts'
import type { Whose } from './parts.ts'
import { readOwnProduct } from './read-own-product.ts'

type Change = v.InferOutput<typeof contract.body>

/**
 * Changes the stock of one variant. It is no other version of its product: what is typed about it elsewhere is not stale for that.
 * @throws {Problem} not-found — there is none, or it is another user's; stock-changed — it is not what was seen, or less is there than is taken away: `facts`
 * has what is left; bad-input — `change: too-large`, more than one may have; not-signed-in — the account was deleted or locked meanwhile.
 */
export async function changeStock(db: Database['db'], whose: Whose, { variant_id, change }: Change): Promise<OwnProductDetail> {
  await inTransaction(db, async (tx) => {
    await holdPerson(tx, whose.seller)
    await ownProduct(tx, whose)
    const isOfIt = and(eq(product_variants.id, variant_id), eq(product_variants.product, whose.product_id), isNull(product_variants.removed_at))
    const [row] = await tx.select({ id: product_variants.id }).from(product_variants).where(isOfIt)
    if (!row) throw new Problem('not-found')
    const move = 'add' in change ? { delta: change.add } : { delta: change.set - change.seen, seen: change.seen }
    const isRefused =
      (await moveStock(tx, [{ variant: variant_id, ...move }], { why: 'add' in change ? 'added' : 'set', most: PRODUCT_LIMITS.stockMost, isOnSale: true }))
        .size === 0
    const facts = await stockFacts(tx, [variant_id])
    const left = facts[`variant_${variant_id}`] ?? 0
    if ('set' in change ? left === change.set : !isRefused) return
    if ('add' in change && change.add > 0) throw new Problem('bad-input', { fields: { change: 'too-large' }, facts })
    throw new Problem('stock-changed', { facts })
  })
  return readOwnProduct(db, whose)
}
