import { productBranch } from '#contract/products/product-branch.ts'
import { listProductCategories } from '#contract/products/products.ts'
import { PRODUCT_LIST } from '#contract/products/products-filter.ts'
import { PRODUCTS } from '#contract/products/products-resource.ts'
import { HELD_PRODUCTS } from '../snapshots/cached-products.ts'
import { namesInTrees } from './names-in-trees.ts'
import { searchedList } from './searched-list.ts'

/** One tree has both levels. */
const LEVELS = [listProductCategories, listProductCategories].map(({ path }) => path)

/** Products as they are found among those. */
export const SEARCHED_PRODUCTS = searchedList({
  resource: PRODUCTS,
  held: HELD_PRODUCTS,
  list: PRODUCT_LIST,
  category: { branchOf: ({ product_category }) => product_category },
  categoryNames: namesInTrees('product-categories', LEVELS, productBranch),
})
