import { aliasedTable, eq } from 'drizzle-orm'
import { service_categories } from '../tables/services.ts'
import type { SeedDb } from './seed-transaction.ts'

export interface ServiceLeaf {
  title: string
  title_bn: string
  service_category: number
  service_subcategory: number
}

/** The categories of the lower level in the order in which they were made, with their names. */
export async function listServiceLeaves(db: Pick<SeedDb, 'select'>): Promise<ServiceLeaf[]> {
  const top = aliasedTable(service_categories, 'top')
  const { id, title, title_bn, parent } = service_categories
  return db
    .select({ title, title_bn, service_category: top.id, service_subcategory: id })
    .from(service_categories)
    .innerJoin(top, eq(top.id, parent))
    .orderBy(id)
}

/** The same by their English titles, without names. */
export async function readServiceLeaves(db: Pick<SeedDb, 'select'>): Promise<ReadonlyMap<string, Omit<ServiceLeaf, 'title' | 'title_bn'>>> {
  const leaves = await listServiceLeaves(db)
  return new Map(leaves.map(({ title, title_bn: _bangla, ...leaf }) => [title, leaf]))
}
