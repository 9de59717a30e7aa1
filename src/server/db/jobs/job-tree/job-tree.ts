import { MAKING } from './making.ts'
import { SERVING } from './serving.ts'
import { THINKING } from './thinking.ts'

/** Three levels of titles, each in English and Bangla: `Nursing | নার্সিং`. */
export type JobBranches = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/**
 * The tree of job categories. Titles of the lowest level are unique. A title, once released, stays: databases know a category by it.
 * @see Specification §2.7
 */
const JOB_TREE: JobBranches = { ...MAKING, ...SERVING, ...THINKING }

/** One category, and what stands above it: nothing, or the English titles of its ancestors, the highest first. */
export interface JobTreeNode {
  title: string
  title_bn: string
  above: readonly string[]
}

/** One level of the tree, 0 being the highest. */
export function jobTreeLevel(level: 0 | 1 | 2): JobTreeNode[] {
  return Object.entries(JOB_TREE).flatMap(([top, middles]) => {
    const first = nodeOf(top, [])
    if (level === 0) return [first]
    return Object.entries(middles).flatMap(([middle, leaves]) => {
      const second = nodeOf(middle, [first.title])
      return level === 1 ? [second] : leaves.map((leaf) => nodeOf(leaf, [first.title, second.title]))
    })
  })
}

function nodeOf(both: string, above: readonly string[]): JobTreeNode {
  const [title = '', title_bn = ''] = both.split(' | ')
  return { title, title_bn, above }
}
