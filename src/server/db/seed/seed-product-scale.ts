import { sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/core/time.ts'
import type { Database } from '../connection/open.ts'
import { learnProductTerms } from '../products/product-words.ts'
import { products } from '../tables/products.ts'
import { seller_profiles } from '../tables/sellers.ts'
import { DISTRICTS } from './districts.ts'
import { type Dice, makeDice } from './drawing/random.ts'
import { listProductLeaves } from './product-categories-of.ts'
import { inSeedTransaction, type SeedDb } from './seed-transaction.ts'

const BATCH = 2000
const POSTED_DAYS = 300
/** Of every hundred: used, less than before, sold out. */
const [USED, REDUCED, SOLD_OUT] = [15, 25, 10]

/**
 * Adds `times` as many products as the demo market has: for benchmarks. Over all categories, prices and conditions, in both scripts, one variant each;
 * shops, pictures and descriptions are those of the demo market, which must be there.
 * @returns how many were added.
 */
export async function seedProductScale(database: Database, times: number, now: number = Date.now()): Promise<number> {
  return inSeedTransaction(database, async (db) => {
    const stock = await readStock(db)
    const count = stock.models.length * times
    const dice = makeDice(count)
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => inventProduct(stock, { dice, now, number: from + at + 1 }))
      await writeProducts(db, rows)
    }
    return count
  })
}

type Stock = Awaited<ReturnType<typeof readStock>>

async function readStock(db: SeedDb) {
  const { seller, brand, description, thumbnail, thumbnail_tone } = products
  const models = await db
    .select({ seller, brand, description, thumbnail, thumbnail_tone, seller_name: seller_profiles.full_name, district: seller_profiles.district })
    .from(products)
    .innerJoin(seller_profiles, sql`${seller_profiles.user_id} = ${seller}`)
    .orderBy(products.id)
  const leaves = await listProductLeaves(db)
  const [model, leaf] = [models[0], leaves[0]]
  if (!model || !leaf) throw new Error('Scaling needs the demo market: seed that first.')
  return { models, leaves, first: { model, leaf } }
}

type Invented = ReturnType<typeof inventProduct>

function inventProduct({ models, leaves, first }: Stock, { dice, now, number }: { dice: Dice; now: number; number: number }) {
  const model = dice.pick([first.model, ...models])
  const { title, title_bn, ...branch } = dice.pick([first.leaf, ...leaves])
  const [district, district_bn] = dice.pick(DISTRICTS)
  const price = dice.whole(3, 900) * 10
  const isUsed = dice.whole(1, 100) <= USED
  return {
    ...model,
    ...branch,
    title: dice.next() < 0.5 ? `${title_bn}, ${district_bn}` : `${title} from ${district} ${number}`,
    second_title: '',
    second_description: '',
    price,
    compare_at: dice.whole(1, 100) <= REDUCED ? price + dice.whole(1, 40) * 10 : null,
    condition: isUsed ? 'used' : 'new',
    condition_note: isUsed ? 'Signs of use' : '',
    stock: dice.whole(1, 100) <= SOLD_OUT ? 0 : dice.whole(1, 80),
    published_at: new Date(now - dice.whole(60, POSTED_DAYS * 24 * 60) * (DAY_MS / 1440)).toISOString(),
  }
}

/** One statement for products, their variants and how their stock came. Words travel as one text each, since arrays of arrays would be flattened. */
async function writeProducts(db: SeedDb, rows: readonly Invented[]): Promise<void> {
  const terms = await learnProductTerms(db, rows)
  const column = (name: keyof Invented) => sql.param(rows.map((row) => row[name]))
  const words = sql.param(terms.map((one) => one.join(' ')))
  await db.execute(sql`
    with given as (
      select * from unnest(
        ${column('seller')}::int[], ${column('title')}::text[], ${column('brand')}::text[], ${column('description')}::text[], ${column('price')}::int[],
        ${column('compare_at')}::int[], ${column('condition')}::text[], ${column('condition_note')}::text[], ${column('thumbnail')}::text[],
        ${column('thumbnail_tone')}::int[], ${column('product_category')}::int[], ${column('product_subcategory')}::int[],
        ${column('published_at')}::timestamptz[], ${words}::text[], ${column('stock')}::int[]
      ) with ordinality as new (seller, title, brand, description, price, compare_at, condition, note, thumbnail, tone, top, lowest, posted, words, stock, place)),
    made as (
      insert into products (seller, title, brand, description, price, price_most, compare_at, condition, condition_note, thumbnail, thumbnail_tone,
        product_category, product_subcategory, published_at, created_at, updated_at, search_words)
      select seller, title, brand, description, price, price, compare_at, condition, note, thumbnail, tone, top, lowest, posted, posted, posted,
        array_to_tsvector(string_to_array(words, ' '))
      from given order by place
      returning id, seller, price, compare_at),
    placed as (select made.*, row_number() over (order by id) as place from made),
    varied as (
      insert into product_variants (product, seller, price, compare_at, stock)
      select placed.id, placed.seller, placed.price, placed.compare_at, given.stock from placed join given using (place)
      returning id, stock)
    insert into stock_moves (variant, delta, why) select id, stock, 'made' from varied where stock > 0`)
}
