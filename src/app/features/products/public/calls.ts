import { listProductCategories, listProducts, type ProductCategory, type ProductDetail, type ProductPage, readProduct } from '#contract/products/products.ts'
import { PRODUCT_PAGE_SIZE, type ProductFilter, readProductFilter } from '#contract/products/products-filter.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { asPage, pageQuery } from '../../../wire/list-page.ts'
import { orNotFound } from '../../../wire/or-not-found.ts'

/** One page of the list. */
export const loadProducts = async (filter: ProductFilter, options: CallOptions = {}, cursor?: string): Promise<Answer<ProductPage>> =>
  asPage(await call(listProducts, { query: pageQuery(filter, PRODUCT_PAGE_SIZE, cursor) }, options))

/** The shop's answer, and what was asked: the screen comes to life without the program that reads it. @param search of the screen's address. */
export async function loadShop(search: Record<string, unknown>, options: CallOptions): Promise<readonly [Answer<ProductPage>, ProductFilter]> {
  const filter = readProductFilter(search)
  return [await loadProducts(filter, options), filter]
}

/** The product of a screen's address. @param id as it stands there: what is no number is refused by the service. */
export const loadProductPage = (id: string | number, options: CallOptions = {}): Promise<Answer<ProductDetail>> =>
  orNotFound(call(readProduct, { params: { product_id: id as number } }, options))

/** The tree of categories. */
export const loadProductCategories = async (options: CallOptions = {}): Promise<ProductCategory[]> => (await call(listProductCategories, {}, options)).value
