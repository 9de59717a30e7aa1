import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/connection/open.ts'
import { keepReach } from '#server/db/products/keep-reach.ts'
import { moveStock } from '#server/db/products/move-stock.ts'
import { priceColumns } from '#server/db/products/price-columns.ts'
import { learnProductTerms, productTermColumn } from '#server/db/products/product-words.ts'
import { skuKey } from '#server/db/products/require-skus.ts'
import { galleries, gallery_items } from '#server/db/tables/galleries.ts'
import { delivery_options, product_categories, product_variants, products, shops } from '#server/db/tables/products.ts'
import { seller_profiles } from '#server/db/tables/sellers.ts'
import { makeSeller } from './events.ts'

type Db = Database['db']
type NewProduct = typeof products.$inferInsert
type NewVariant = typeof product_variants.$inferInsert

/** Two levels under each other. */
export interface ProductBranch {
  product_category: number
  product_subcategory: number
}

let made = 0

/** One more branch of the tree, from its top, with titles of its own. */
export async function makeProductBranch(db: Pick<Db, 'insert'>): Promise<ProductBranch> {
  made += 1
  const grow = async (title: string, title_bn: string, parent: number | null) => {
    const [row] = await db
      .insert(product_categories)
      .values({ title: `${title} ${made}`, title_bn: `${title_bn} ${made}`, parent })
      .returning({ id: product_categories.id })
    return row!.id
  }
  const product_category = await grow('Clothing', 'পোশাক', null)
  return { product_category, product_subcategory: await grow('Saris', 'শাড়ি', product_category) }
}

type ShopOver = Partial<Omit<typeof shops.$inferInsert, 'seller'>> & {
  seller?: number
  options?: Partial<Omit<typeof delivery_options.$inferInsert, 'seller'>>[]
}

/** A shop that brings everywhere by courier for 100 taka, cash on delivery too, of a new seller. Gives the user id of its seller. */
export async function makeShop(db: Db, { seller, options = [{}], ...over }: ShopOver = {}): Promise<number> {
  const owner = seller ?? (await makeSeller(db))
  const courier = { kind: 'courier' as const, note: 'Steadfast', fee: 100, days_least: 1, days_most: 3, is_cod: true }
  if (options.length > 0) await db.insert(delivery_options).values(options.map((option) => ({ ...courier, ...option, seller: owner })))
  await keepReach(db, owner)
  if (Object.keys(over).length > 0) await db.update(shops).set(over).where(eq(shops.seller, owner))
  return owner
}

type ProductOver = Partial<Omit<NewProduct, 'search_words' | 'price' | 'price_most' | 'compare_at'>> & {
  /** Absent: one for 500 taka of which there are 10. `stock` is what there is. */
  variants?: Partial<Omit<NewVariant, 'product' | 'seller'>>[]
}

export interface MadeProduct {
  id: number
  seller: number
  /** In their order. */
  variants: number[]
}

/** A new product on sale, posted now, of a new shop in a new branch, without pictures; words and stock moves included. */
export async function makeProduct(db: Db, { variants = [{}], ...over }: ProductOver = {}): Promise<MadeProduct> {
  made += 1
  const seller = over.seller ?? (await makeShop(db))
  const wanted = variants.map((variant, position) => ({ position, price: 500, compare_at: null, stock: 10, ...variant }))
  const product = {
    title: `Product ${made}`,
    second_title: '',
    brand: '',
    description: '<p>A product.</p>',
    second_description: '',
    published_at: new Date().toISOString(),
    ...(over.product_subcategory === undefined && (await makeProductBranch(db))),
    ...over,
    ...priceColumns(wanted),
    seller,
  } as Omit<NewProduct, 'search_words'>
  const [profile] = await db.select().from(seller_profiles).where(eq(seller_profiles.user_id, seller))
  const [terms] = await learnProductTerms(db, [{ ...product, seller_name: profile?.full_name ?? '', district: profile?.district ?? null }])
  const [row] = await db
    .insert(products)
    .values({ ...product, ...productTermColumn(terms) })
    .returning({ id: products.id })
  const id = row!.id
  const ids = await db
    .insert(product_variants)
    .values(wanted.map((variant) => ({ ...variant, sku_key: skuKey(variant.sku ?? ''), stock: 0, product: id, seller })))
    .returning({ id: product_variants.id })
  const moves = ids.map((variant, at) => ({ variant: variant.id, delta: wanted[at]!.stock }))
  await moveStock(db, moves, { why: 'made' })
  return { id, seller, variants: moves.map(({ variant }) => variant) }
}

/** Gives a product that has none a gallery of these pictures, paths under /media/; gives their ids. */
export async function fillProductGallery(db: Db, product: number, pictures: readonly string[]): Promise<number[]> {
  const [row] = await db.select({ owner: products.seller }).from(products).where(eq(products.id, product))
  const [made] = await db.insert(galleries).values(row!).returning()
  const items = pictures.map((file, position) => ({ file, position, name: '', gallery: made!.id }))
  const ids = await db.insert(gallery_items).values(items).returning({ id: gallery_items.id })
  await db
    .update(products)
    .set({ gallery: made!.id, thumbnail: pictures[0] ?? null })
    .where(eq(products.id, product))
  return ids.map(({ id }) => id)
}
