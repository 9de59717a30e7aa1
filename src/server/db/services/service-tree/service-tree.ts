import { HOUSEHOLD } from './household.ts'
import { LEARNING } from './learning.ts'
import { TRADING } from './trading.ts'

/** Two levels of titles, each in English and Bangla: `Tutoring | টিউশনি`. */
export type ServiceBranches = Readonly<Record<string, readonly string[]>>

/** The tree of service categories. Titles are unique. A title, once released, stays: databases know a category by it. */
const SERVICE_TREE: ServiceBranches = { ...HOUSEHOLD, ...LEARNING, ...TRADING }

/** One category, and the English title of what stands above it; null: nothing. */
export interface ServiceTreeNode {
  title: string
  title_bn: string
  above: string | null
}

/** One level of the tree, 0 being the highest. */
export function serviceTreeLevel(level: 0 | 1): ServiceTreeNode[] {
  return Object.entries(SERVICE_TREE).flatMap(([top, leaves]) => {
    const first = nodeOf(top, null)
    return level === 0 ? [first] : leaves.map((leaf) => nodeOf(leaf, first.title))
  })
}

function nodeOf(both: string, above: string | null): ServiceTreeNode {
  const [title = '', title_bn = ''] = both.split(' | ')
  return { title, title_bn, above }
}
