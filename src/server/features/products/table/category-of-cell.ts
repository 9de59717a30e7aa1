import { fold } from '#contract/core/text.ts'
import type { product_categories } from '../../../db/tables/products.ts'

export interface Branch {
  product_category: number
  product_subcategory: number
}

type Category = typeof product_categories.$inferSelect

const isNamed = ({ title, title_bn }: Category, name: string): boolean => fold(title) === fold(name) || fold(title_bn) === fold(name)

/** The branch that a cell names, in either language: `Clothing > Saris`, or `Saris` alone where there is one of that name; undefined: none. */
export function categoryOfCell(tree: readonly Category[], cell: string): Branch | undefined {
  const [last = '', above, ...more] = cell
    .split('>')
    .map((name) => name.trim())
    .toReversed()
  const found = tree.filter((one) => one.parent !== null && isNamed(one, last)).filter(({ parent }) => above === undefined || isAbove(tree, parent, above))
  const [one] = found
  return found.length === 1 && one?.parent && more.length === 0 ? { product_category: one.parent, product_subcategory: one.id } : undefined
}

const isAbove = (tree: readonly Category[], parent: number | null, name: string): boolean => tree.some((one) => one.id === parent && isNamed(one, name))

/** A branch as a cell of the table names it. */
export function cellOfCategory(tree: readonly Category[], { product_category, product_subcategory }: Branch): string {
  const titleOf = (id: number) => tree.find((one) => one.id === id)?.title ?? ''
  return `${titleOf(product_category)} > ${titleOf(product_subcategory)}`
}
