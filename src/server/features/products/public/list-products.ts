import { cursorOrders } from '#contract/core/orders.ts'
import { PRODUCT_LISTED, type ProductCard, type ProductPage, type ProductQuery } from '#contract/products/products.ts'
import { PRODUCT_ORDERS, PRODUCT_PAGE_SIZE, type ProductSort } from '#contract/products/products-filter.ts'
import type { Database } from '../../../db/connection/open.ts'
import { productCardOf, readProductRows } from '../../../db/products/product-rows.ts'
import { listCursors } from '../../../http/lists/list-cursor.ts'
import { answerList } from '../../../http/lists/public-list.ts'

/** The cursors of the list of products. */
const PRODUCT_CURSORS = listCursors<ProductSort>({ ...cursorOrders(PRODUCT_ORDERS), countedTo: PRODUCT_LISTED.countedTo })

/**
 * The public list.
 * @throws {Problem} bad-input — the cursor is not one of this list.
 */
export const listProducts = (db: Pick<Database['db'], 'execute'>, filter: ProductQuery): Promise<ProductCard[] | ProductPage> =>
  answerList(db, filter, {
    order: filter.sort ?? 'newest',
    cursors: PRODUCT_CURSORS,
    sizes: { page: PRODUCT_PAGE_SIZE, listedPlain: PRODUCT_LISTED.plain, countedTo: PRODUCT_LISTED.countedTo },
    read: (words, range) => readProductRows(db, { filter, words }, range),
    idOf: ({ product_id }) => product_id,
    cardOf: productCardOf,
  })
