/** What an answer says of where and when it is from. */
export interface AgedAnswer {
  /** ISO 8601 */
  fetchedAt: string
  from: 'network' | 'device' | 'device-search'
  heldRows?: number | undefined
}

/** When an answer was true last. Milliseconds since the epoch. */
export const seenAt = ({ fetchedAt, from }: AgedAnswer): number => Math.max(Date.parse(fetchedAt), from === 'network' ? arrivedAt() : 0)

/**
 * When the page arrived, if the network brought it just now: what the server has written in it may be hours old, and would have been written anew
 * had anything changed since. Milliseconds since the epoch.
 */
function arrivedAt(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page && page.transferSize > 0 && page.workerStart === 0 ? performance.timeOrigin : 0
}
