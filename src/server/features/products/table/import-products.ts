import { setImmediate } from 'node:timers/promises'
import { type CsvFault, PRODUCT_CSV_LIMITS, type ProductImport } from '#contract/products/product-csv.ts'
import { isUnverified } from '../../../db/accounts/unverified.ts'
import { isTaken } from '../../../db/connection/faults.ts'
import { inTransaction, type Tx } from '../../../db/connection/in-transaction.ts'
import { holdShop } from '../../../db/sellers/hold-shop.ts'
import type { ShelfTools } from '../own/parts.ts'
import { requireShelf } from '../own/require-room.ts'
import { groupRows } from './group-rows.ts'
import { keepUnverifiedLimits } from './keep-unverified-limits.ts'
import { type Known, readKnown } from './known-products.ts'
import { type ProductPlan, planProduct } from './plan-product.ts'
import { type ProductRows, readSheet, type SheetRow } from './read-sheet.ts'
import { writePlans } from './write-plans.ts'

interface Table {
  seller: number
  bytes: Uint8Array
  /** Says what would be, and changes nothing. */
  isTrial: boolean
}

/**
 * Makes and changes the products of a table. Where anything in it is wrong, nothing is changed and every fault is named; what it does not name stays.
 * @throws {Problem} bad-input — more products than one may have; shop-taken-off; not-found — the shop is gone; unverified-limit.
 */
export async function importProducts(tools: Pick<ShelfTools, 'db' | 'countWrite'>, { seller, bytes, isTrial }: Table): Promise<ProductImport> {
  const { rows, faults } = readSheet(bytes)
  const { groups, faults: more } = groupRows(rows)
  const all = [...faults, ...more]
  if (faults.length > 0) return refused(rows, all)
  const work = (tx: Tx) => workOn({ tx, ...tools }, { seller, rows, groups, faults: all, isTrial })
  return inTransaction(tools.db, work).catch((error: unknown) => {
    // One of its skus was taken at this moment: now it is there to be seen.
    if (isTaken(error)) return inTransaction(tools.db, work)
    throw error
  })
}

interface Work extends Omit<Table, 'bytes'> {
  rows: readonly SheetRow[]
  groups: readonly ProductRows[]
  faults: readonly CsvFault[]
}

async function workOn(
  { tx, countWrite }: Pick<ShelfTools, 'countWrite'> & { tx: Tx },
  { seller, rows, groups, faults, isTrial }: Work,
): Promise<ProductImport> {
  const shop = await holdShop(tx, seller)
  const known = await readKnown(tx, { seller, skus: rows.map(({ cells }) => cells.sku ?? ''), isHeld: !isTrial })
  const planned = await planAll(groups, known)
  const all = [...faults, ...planned.flatMap((one) => one.faults)]
  if (all.length > 0) return refused(rows, all)
  const plans = planned.flatMap(({ plan }) => (plan ? [plan] : []))
  const beyondLimits = (await isUnverified(tx, seller)) ? await keepUnverifiedLimits(plans, (times) => (isTrial ? undefined : countWrite(seller, times))) : []
  if (beyondLimits.length > 0) return refused(rows, beyondLimits)
  const made = plans.filter(({ product }) => !product).length
  if (made > 0) await requireShelf(tx, seller, made)
  const ids = isTrial ? [] : await writePlans(tx, { seller, shop }, plans)
  return done(plans, { ids, rows: rows.length, is_written: !isTrial })
}

/** So many products are looked at before others are answered in between. */
const AT_ONCE = 20

async function planAll(groups: readonly ProductRows[], known: Known): Promise<ReturnType<typeof planProduct>[]> {
  const planned: ReturnType<typeof planProduct>[] = []
  for (const group of groups) {
    planned.push(planProduct(group, known))
    if (planned.length % AT_ONCE === 0) await setImmediate()
  }
  return planned
}

const refused = (rows: readonly SheetRow[], faults: readonly CsvFault[]): ProductImport => ({
  is_written: false,
  rows: rows.length,
  faults: faults.toSorted((a, b) => a.row - b.row).slice(0, PRODUCT_CSV_LIMITS.faultsTold),
  fault_count: faults.length,
  ...{ products_made: 0, products_changed: 0, products_unchanged: 0, variants: [] },
})

function done(plans: readonly ProductPlan[], { ids, rows, is_written }: { ids: readonly number[]; rows: number; is_written: boolean }): ProductImport {
  const news = ids.values()
  const count = (is: (plan: ProductPlan) => boolean) => plans.filter(is).length
  return {
    is_written,
    rows,
    ...{ faults: [], fault_count: 0 },
    products_made: count(({ product }) => !product),
    products_changed: count(({ product, isChanged }) => product !== undefined && isChanged),
    products_unchanged: count(({ product, isChanged }) => product !== undefined && !isChanged),
    variants: plans.flatMap(({ rows: said, product }) => {
      const product_id = product ? product.row.id : (news.next().value ?? null)
      const has_picture = (product?.row.thumbnail ?? null) !== null
      return said.map(({ cells }) => ({ sku: cells.sku ?? '', product_id, has_picture }))
    }),
  }
}
