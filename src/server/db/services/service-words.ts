import type { SQL } from 'drizzle-orm'
import { categoryNames } from '#contract/core/category-names.ts'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { placeName } from '#contract/places.ts'
import { serviceBranch } from '#contract/services/service-branch.ts'
import { SERVICES } from '#contract/services/services-resource.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { indexedTerms, rememberWords, vectorOf } from '../search/search-words.ts'
import { service_categories, type services } from '../tables/services.ts'

/** The columns of which a service's words are made. */
export const SERVICE_TEXT_COLUMNS = ['title', 'second_title', 'description', 'second_description', 'service_category', 'service_subcategory'] as const

/** What of a service can be searched; name and district are those of its provider: `seller_profiles.full_name` and `district`. */
export type ServiceTexts = Pick<typeof services.$inferInsert, (typeof SERVICE_TEXT_COLUMNS)[number]> & {
  seller_name: string
  district: string | null
}

/**
 * The terms by which each service is found, in their order, its district's in both languages; their words are learned for queries that are mistyped. The
 * only place that decides this: every writer of services goes through here, in the transaction that writes them.
 */
export async function learnServiceTerms(tx: Pick<Tx, 'select' | 'insert'>, rows: readonly ServiceTexts[]): Promise<string[][]> {
  const { id, title, title_bn } = service_categories
  const tree = await tx.select({ id, title, title_bn }).from(service_categories)
  const namesOf = categoryNames([tree, tree])
  const terms = rows.map((service) => {
    const named = { ...service, district_bn: service.district && placeName(service.district, true) }
    const description = [service.description, service.second_description ?? '']
    return indexedTerms(searchedTexts(SERVICES, named, { category: namesOf(serviceBranch(service)), description }))
  })
  await rememberWords(tx, terms.flat())
  return terms
}

/** The search column, for an insert or an update: `values({ ...service, ...serviceTermColumn(terms) })`. */
export const serviceTermColumn = (terms: string[] | undefined): { search_words: SQL<string> } => ({ search_words: vectorOf(terms ?? []) })
