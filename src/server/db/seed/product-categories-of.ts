import { aliasedTable, eq } from 'drizzle-orm'
import { product_categories } from '../tables/products.ts'
import type { SeedDb } from './seed-transaction.ts'

export interface ProductLeaf {
  title: string
  title_bn: string
  product_category: number
  product_subcategory: number
}

/** The categories of the lower level, by their English titles. */
export async function readProductLeaves(db: Pick<SeedDb, 'select'>): Promise<ReadonlyMap<string, Omit<ProductLeaf, 'title' | 'title_bn'>>> {
  const leaves = await listProductLeaves(db)
  return new Map(leaves.map(({ title, title_bn: _bangla, ...leaf }) => [title, leaf]))
}

/** The same in the order in which they were made, with their names. */
export async function listProductLeaves(db: Pick<SeedDb, 'select'>): Promise<ProductLeaf[]> {
  const top = aliasedTable(product_categories, 'top')
  const { id, title, title_bn, parent } = product_categories
  return db
    .select({ title, title_bn, product_category: top.id, product_subcategory: id })
    .from(product_categories)
    .innerJoin(top, eq(top.id, parent))
    .orderBy(id)
}
