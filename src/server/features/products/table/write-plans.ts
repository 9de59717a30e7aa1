import { eq } from 'drizzle-orm'
import type { ProductForm } from '#contract/products/product-form.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { priceColumns } from '../../../db/products/price-columns.ts'
import { learnProductTerms, productTermColumn } from '../../../db/products/product-words.ts'
import { writeVariants } from '../../../db/products/write-variants.ts'
import type { ShopNames } from '../../../db/sellers/hold-shop.ts'
import { products } from '../../../db/tables/products.ts'
import { heldReason } from '../own/hold-for-staff.ts'
import { changed, saleColumns } from '../own/switch-product.ts'
import type { KnownProduct } from './known-products.ts'
import type { ProductPlan } from './plan-product.ts'

interface Shelf {
  seller: number
  shop: ShopNames
}

/** Writes what rows come to: the products that are new at once, then each that changes. Gives the ids of the new ones, in their order. */
export async function writePlans(tx: Tx, shelf: Shelf, plans: readonly ProductPlan[]): Promise<number[]> {
  const ids = await insertNew(
    tx,
    shelf,
    plans.flatMap(({ product, form }) => (product ? [] : [form])),
  )
  const changes = plans.flatMap(({ product, isChanged, ...plan }) => (product && isChanged ? [{ ...plan, product }] : []))
  const terms = await learnProductTerms(
    tx,
    changes.map(({ form }) => ({ ...form, ...shelf.shop })),
  )
  for (const [at, { product, form, is_active }] of changes.entries()) await change(tx, { product, form, is_active, terms: terms[at] })
  const wanted = changes.map(({ product, form, variants }) => ({
    product: product.row.id,
    variants: form.variants.map((variant, place) => ({ ...variant, picture: variants[place]?.before?.picture ?? null })),
  }))
  await writeVariants(tx, { seller: shelf.seller, why: 'import' }, wanted)
  return ids
}

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const AT_ONCE = 500

async function insertNew(tx: Tx, { seller, shop }: Shelf, forms: readonly ProductForm[]): Promise<number[]> {
  const terms = await learnProductTerms(
    tx,
    forms.map((form) => ({ ...form, ...shop })),
  )
  const ids: number[] = []
  for (let from = 0; from < forms.length; from += AT_ONCE) {
    const rows = forms.slice(from, from + AT_ONCE).map(({ variants, ...fields }, at) => ({
      ...fields,
      ...priceColumns(variants),
      ...productTermColumn(terms[from + at]),
      ...{ seller, is_active: false, held_reason: heldReason(fields) },
    }))
    const made = await tx.insert(products).values(rows).returning({ id: products.id })
    ids.push(...made.map(({ id }) => id))
  }
  const wanted = forms.map(({ variants }, at) => ({ product: ids[at] ?? 0, variants: variants.map((variant) => ({ ...variant, picture: null })) }))
  await writeVariants(tx, { seller, why: 'import' }, wanted)
  return ids
}

type Change = Pick<ProductPlan, 'form' | 'is_active'> & { product: KnownProduct; terms: string[] | undefined }

/** What a rule of words holds is off sale, so that a table is never a thousand cases: staff look at each that its seller puts on sale again. */
async function change(tx: Tx, { product: { row }, form, is_active, terms }: Change): Promise<void> {
  const { variants, ...fields } = form
  const held_reason = row.held_reason ?? heldReason(fields, row)
  const isNewlyHeld = held_reason !== row.held_reason
  const stays = held_reason !== null && is_active === true
  const wantedSale = stays ? undefined : is_active
  const wanted = isNewlyHeld ? false : wantedSale
  const sale = await saleColumns(tx, { ...row, held_reason }, { is_active: wanted, pictures: row.thumbnail ? 1 : 0 })
  await tx
    .update(products)
    .set({ ...fields, ...priceColumns(variants), ...sale, held_reason, ...productTermColumn(terms), ...changed })
    .where(eq(products.id, row.id))
}
