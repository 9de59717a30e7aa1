import { DWELLING } from './dwelling.ts'
import { USING } from './using.ts'
import { WEARING } from './wearing.ts'

/** Two levels of titles, each in English and Bangla: `Sarees | শাড়ি`. */
export type ProductBranches = Readonly<Record<string, readonly string[]>>

/** The tree of product categories. Titles are unique. A title, once released, stays: databases know a category by it. */
const PRODUCT_TREE: ProductBranches = { ...WEARING, ...DWELLING, ...USING }

/** One category, and the English title of what stands above it; null: nothing. */
export interface ProductTreeNode {
  title: string
  title_bn: string
  above: string | null
}

/** One level of the tree, 0 being the highest. */
export function productTreeLevel(level: 0 | 1): ProductTreeNode[] {
  return Object.entries(PRODUCT_TREE).flatMap(([top, leaves]) => {
    const first = nodeOf(top, null)
    return level === 0 ? [first] : leaves.map((leaf) => nodeOf(leaf, first.title))
  })
}

function nodeOf(both: string, above: string | null): ProductTreeNode {
  const [title = '', title_bn = ''] = both.split(' | ')
  return { title, title_bn, above }
}
