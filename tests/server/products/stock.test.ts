import { describe, expect, test } from 'vitest'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { giveStockBack, takeStock } from '#server/db/products/take-stock.ts'
import { useDatabase } from '../../support/server/database.ts'
import { makeProduct } from '../../support/server/nouns/products.ts'

const database = useDatabase()
const take = (variants: number[], quantity = 1) =>
  inTransaction(database.db, (tx) => takeStock(tx, { order: 'A-1', lines: variants.map((variant) => ({ variant, quantity })) }))
const variantRow = async (id: number) => (await database.pool.query('select stock, sold from product_variants where id = $1', [id])).rows[0]
const sumOf = async (id: number) => Number((await database.pool.query('select sum(delta) from stock_moves where variant = $1', [id])).rows[0].sum)

describe('stock of variants', () => {
  test('of twenty that take the last piece at once exactly one gets it, and the others are told that none is left', async () => {
    const { variants } = await makeProduct(database.db, { variants: [{ stock: 1 }] })
    const [variant = 0] = variants
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => take(variants)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'sold-out', facts: { [`variant_${variant}`]: 0 } })
    }
    expect(await variantRow(variant)).toEqual({ stock: 0, sold: 1 })
    expect(await sumOf(variant)).toBe(0)
  })

  test('of several variants all are taken or none, and a variant that stands in two lines counts with both', async () => {
    const { variants } = await makeProduct(database.db, {
      variants: [
        { stock: 5, values: ['M'] },
        { stock: 1, values: ['L'] },
      ],
    })
    const [first = 0, second = 0] = variants
    await expect(take([first, second, second])).rejects.toMatchObject({ code: 'sold-out', facts: { [`variant_${second}`]: 1 } })
    expect(await variantRow(first)).toEqual({ stock: 5, sold: 0 })
    await take([second, first, first])
    expect(await variantRow(first)).toEqual({ stock: 3, sold: 2 })
    expect(await sumOf(first)).toBe(3)
  })

  test('baskets that name the same variants in other orders never wait for each other in a ring', async () => {
    const { variants } = await makeProduct(database.db, { variants: ['S', 'M', 'L', 'XL'].map((size) => ({ stock: 40, values: [size] })) })
    const results = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => take(at % 2 ? [...variants] : variants.toReversed())))
    expect(results.map(({ status }) => status)).toEqual(Array(30).fill('fulfilled'))
    for (const variant of variants) expect(await variantRow(variant)).toEqual({ stock: 10, sold: 30 })
  })

  test('what is given back can be ordered again, says which order it was of, and cannot be more than was sold', async () => {
    const { variants } = await makeProduct(database.db, { variants: [{ stock: 3 }] })
    const [variant = 0] = variants
    await take(variants, 3)
    const back = (quantity: number) => inTransaction(database.db, (tx) => giveStockBack(tx, { order: 'A-1', why: 'released', lines: [{ variant, quantity }] }))
    await back(2)
    expect(await variantRow(variant)).toEqual({ stock: 2, sold: 1 })
    await expect(back(2)).rejects.toThrow()
    expect(await variantRow(variant)).toEqual({ stock: 2, sold: 1 })
    const { rows } = await database.pool.query('select delta, why, order_number from stock_moves where variant = $1 order by id', [variant])
    expect(rows).toEqual([
      { delta: 3, why: 'made', order_number: null },
      { delta: -3, why: 'sold', order_number: 'A-1' },
      { delta: 2, why: 'released', order_number: 'A-1' },
    ])
  })

  test('of a variant that was removed nothing is taken, but what was sold comes back to it', async () => {
    const { variants } = await makeProduct(database.db, { variants: [{ stock: 3 }] })
    const [variant = 0] = variants
    await take(variants)
    await database.pool.query('update product_variants set removed_at = now() where id = $1', [variant])
    await expect(take(variants)).rejects.toMatchObject({ code: 'sold-out', facts: { [`variant_${variant}`]: 0 } })
    await inTransaction(database.db, (tx) => giveStockBack(tx, { order: 'A-1', why: 'returned', lines: [{ variant, quantity: 1 }] }))
    expect(await variantRow(variant)).toEqual({ stock: 3, sold: 0 })
  })
})
