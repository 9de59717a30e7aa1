import { eq } from 'drizzle-orm'
import { delivery_options } from '#server/db/tables/products.ts'
import type { TestApp } from '../app.ts'
import { fillProductGallery, makeProduct, makeProductBranch, makeShop, type ProductBranch } from '../nouns/products.ts'

/** What a seller has on sale: a product, its variant and two pictures of it, a way of delivery, and a branch that fits; zeros: who sells nothing. */
export interface Shelf {
  product: number
  variant: number
  item: number
  otherItem: number
  option: number
  branch: ProductBranch
}

export async function makeShelf({ database: { db } }: Pick<TestApp, 'database'>, seller: number | undefined): Promise<Shelf> {
  const branch = await makeProductBranch(db)
  if (seller === undefined) return { product: 0, variant: 0, item: 0, otherItem: 0, option: 0, branch }
  await makeShop(db, { seller })
  const { id, variants } = await makeProduct(db, { seller, ...branch })
  const [item = 0, otherItem = 0] = await fillProductGallery(db, id, ['/media/products/a.webp', '/media/products/b.webp'])
  const [option] = await db.select({ id: delivery_options.id }).from(delivery_options).where(eq(delivery_options.seller, seller))
  return { product: id, variant: variants[0] ?? 0, item, otherItem, option: option?.id ?? 0, branch }
}
