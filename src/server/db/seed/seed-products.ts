import { scriptLanguage } from '#contract/core/text.ts'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { openCase } from '../cases/open-case.ts'
import { keepReach } from '../products/keep-reach.ts'
import { moveStock } from '../products/move-stock.ts'
import { priceColumns } from '../products/price-columns.ts'
import { learnProductTerms, type ProductTexts, productTermColumn } from '../products/product-words.ts'
import { galleries, gallery_items } from '../tables/galleries.ts'
import { delivery_options, product_variants, products, shops } from '../tables/products.ts'
import { paragraphOf } from './description.ts'
import type { ColourName } from './drawing/goods/paint.ts'
import { toneOf } from './drawing/goods/tone-of.ts'
import { makeDice, seedOf } from './drawing/random.ts'
import type { PictureBook } from './pictures.ts'
import { readProductLeaves } from './product-categories-of.ts'
import { productDescriptionOf } from './products/product-description.ts'
import type { ProductSketch, ShopSketch } from './products/product-sketch.ts'
import { DEMO_SHOPS } from './products/shops.ts'
import { optionsOf, type PlannedVariant, planVariants } from './products/variants.ts'
import type { SeedDb } from './seed-transaction.ts'

interface ProductSeeding {
  book: PictureBook
  sellers: ReadonlyMap<string, { id: number; full_name: string; district: string | null }>
  now: number
}

/** Most were posted within so many days. */
const POSTED_DAYS = 45

/** Writes every shop of the market with how it delivers, and what it sells, in the order in which it was posted. */
export async function seedProducts(db: SeedDb, { book, sellers, now }: ProductSeeding): Promise<void> {
  const leaves = await readProductLeaves(db)
  const drafts = DEMO_SHOPS.flatMap((shop) => {
    const seller = sellers.get(shop.seller)
    if (!seller) throw new Error(`no account is called ${shop.seller}`)
    return shop.products.map((sketch, at) => draftOf({ sketch, seller, leaf: leaves.get(sketch.category), sku: `${shop.seller.slice(0, 3)}-${at + 1}` }, now))
  })
  for (const shop of DEMO_SHOPS) await seedShop(db, shop, { seller: sellers.get(shop.seller)?.id ?? 0, now })
  drafts.sort((one, other) => Date.parse(one.row.created_at) - Date.parse(other.row.created_at))
  const terms = await learnProductTerms(
    db,
    drafts.map(({ row }) => row),
  )
  await writeDrafts(db, drafts, { book, terms })
}

async function seedShop(db: SeedDb, { options, closedDays, dbid = '' }: ShopSketch, { seller, now }: { seller: number; now: number }): Promise<void> {
  const closed = closedDays ? { closed_from: dhakaDay(now), closed_until: dhakaDay(now + closedDays * DAY_MS) } : {}
  await db.insert(shops).values({ seller, dbid, ...closed })
  await db.insert(delivery_options).values(
    options.map(({ kind, note = '', districts = [], areas = [], fee, free_from = null, days: [days_least, days_most], isCod = false }) => ({
      ...{ seller, kind, note, fee, free_from, days_least, days_most, is_cod: isCod },
      ...{ districts: [...districts], areas: [...areas] },
    })),
  )
  await keepReach(db, seller)
}

interface Posting {
  sketch: ProductSketch
  seller: { id: number; full_name: string; district: string | null }
  leaf: { product_category: number; product_subcategory: number } | undefined
  sku: string
}

type ProductRow = Omit<typeof products.$inferInsert, 'search_words'> & ProductTexts & { created_at: string }

interface Draft {
  row: ProductRow
  sketch: ProductSketch
  variants: PlannedVariant[]
}

function draftOf({ sketch, seller, leaf, sku }: Posting, now: number): Draft {
  if (!leaf) throw new Error(`${sketch.title}: no category ${sketch.category}`)
  const posted = new Date(now - makeDice(seedOf(`posted ${sketch.title}`)).whole(90, POSTED_DAYS * 24 * 60) * 60_000).toISOString()
  const variants = planVariants(sketch, sku)
  const [second_title = '', second_lead] = sketch.second ?? []
  const [condition = 'new', condition_note = ''] = sketch.worn ?? []
  const row: ProductRow = {
    seller: seller.id,
    seller_name: seller.full_name,
    district: seller.district,
    title: sketch.title,
    second_title,
    description: productDescriptionOf(sketch),
    second_description: second_lead ? paragraphOf(second_lead) : '',
    ...{ condition, condition_note, brand: sketch.brand ?? '', warranty: sketch.warranty ?? '' },
    weight_grams: sketch.grams ?? null,
    days_to_return: sketch.returns ?? 7,
    options: optionsOf(sketch),
    ...priceColumns(variants),
    ...leaf,
    is_active: sketch.state !== 'inactive',
    held_reason: sketch.state === 'held' ? 'medicine' : null,
    published_at: sketch.state === 'held' ? null : posted,
    created_at: posted,
    updated_at: posted,
  }
  return { row, sketch, variants }
}

/** All of them at once: each kind of row by one statement, in the order of the drafts. */
async function writeDrafts(db: SeedDb, drafts: readonly Draft[], { book, terms }: { book: PictureBook; terms: readonly string[][] }): Promise<void> {
  const made = await db
    .insert(galleries)
    .values(drafts.map(({ row }) => ({ owner: row.seller })))
    .returning({ id: galleries.id })
  const shown = drafts.map(({ sketch }, at) => ({ pictures: picturesOf(sketch, book), gallery: made[at]?.id ?? 0, title: sketch.title }))
  const items = await db
    .insert(gallery_items)
    .values(
      shown.flatMap(({ pictures, gallery, title }) =>
        pictures.map(({ colour: _colour, ...picture }, position) => ({ ...picture, name: title, gallery, position })),
      ),
    )
    .returning({ id: gallery_items.id, gallery: gallery_items.gallery })
  const ids = await db
    .insert(products)
    .values(
      drafts.map(({ row: { seller_name: _name, district: _district, ...columns } }, at) => {
        const [first] = shown[at]?.pictures ?? []
        return {
          ...columns,
          ...productTermColumn(terms[at]),
          gallery: shown[at]?.gallery ?? null,
          thumbnail: first?.file ?? null,
          thumbnail_tone: first?.tone ?? 0,
        }
      }),
    )
    .returning({ id: products.id })
  const all = drafts.flatMap(({ row, variants }, at) => {
    const own = items.filter(({ gallery }) => gallery === shown[at]?.gallery)
    const pictureOf = (colour: ColourName | undefined) => (colour && own[shown[at]?.pictures.findIndex((one) => one.colour === colour) ?? -1]?.id) ?? null
    return variants.map((variant, position) => ({ variant, product: ids[at]?.id ?? 0, seller: row.seller, picture: pictureOf(variant.colour), position }))
  })
  const rows = await db
    .insert(product_variants)
    .values(all.map(({ variant: { colour: _colour, stock: _stock, ...variant }, ...placed }) => ({ ...variant, ...placed, stock: 0 })))
    .returning({ id: product_variants.id })
  const held = drafts.flatMap(({ row }, at) => (row.held_reason ? [{ row, id: ids[at]?.id ?? 0 }] : []))
  for (const { row, id } of held) await openCase(db, { kind: 'product', subject: id, owner: row.seller, held_reason: row.held_reason ?? '' })
  await moveStock(
    db,
    rows.map(({ id }, at) => ({ variant: id, delta: all[at]?.variant.stock ?? 0 })),
    { why: 'made' },
  )
}

/** One of each colour, and one from near. */
function picturesOf({ title, good, colours }: ProductSketch, book: PictureBook) {
  const [first] = colours
  const shown = (colour: ColourName) => ({ colour, alt: '', file: book.good({ key: title, good, colour, view: 'whole' }), tone: toneOf(colour) })
  const near = {
    colour: undefined,
    alt: NEAR[scriptLanguage(title) === 'bn' ? 'bn' : 'en'],
    file: book.good({ key: title, good, colour: first, view: 'near' }),
    tone: toneOf(first),
  }
  return [...colours.slice(0, 1).map(shown), near, ...colours.slice(1).map(shown)]
}

const NEAR = { en: 'From near', bn: 'কাছ থেকে' } as const
