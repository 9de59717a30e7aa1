import type { FeedItem } from './stretches.ts'

/** Cards that are drawn or left out together: so many on the average, and at most. */
const TOGETHER = 5
const MOST_TOGETHER = 15

interface FeedGroup {
  key: string
  /** Where it begins among all items. */
  begin: number
  items: FeedItem[]
}

/** In their order. Which posts share a group depends on their ids, not on what came above: a card that changes its group is drawn anew and loses the focus. */
export function groupsOf(items: readonly FeedItem[]): FeedGroup[] {
  const groups: FeedGroup[] = [{ key: 'newest', begin: 0, items: [] }]
  for (const [at, item] of items.entries()) {
    const last = groups.at(-1)
    const isBeginning = 'post' in item && (item.post.id % TOGETHER === 0 || (last?.items.length ?? 0) >= MOST_TOGETHER)
    if (isBeginning || !last) groups.push({ key: keyOf(item), begin: at, items: [item] })
    else last.items.push(item)
  }
  return groups.filter((group) => group.items.length > 0)
}

export function keyOf(item: FeedItem): string {
  if ('post' in item) return `post ${item.post.id}`
  return 'gapBelow' in item ? `gap ${item.gapBelow}` : `age ${item.above}`
}

/** The first of its posts that an earlier visit has kept. */
export const staleOf = ({ items }: FeedGroup): number | undefined => items.flatMap((item) => ('post' in item && item.isKept ? [item.post.id] : []))[0]

/** Whether a post is in it. */
export const holds = ({ items }: FeedGroup, post: number): boolean => items.some((item) => 'post' in item && item.post.id === post)
