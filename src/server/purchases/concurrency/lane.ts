/** Work of one kind that is due, done piece by piece. */
interface Lane<T> {
  /** Takes so many at most that are due, so that no other process does; fewer: nothing more is due now. */
  take: (most: number) => Promise<readonly T[]>
  work: (thing: T) => Promise<unknown>
  /** How many may be under way at this moment; 0: none is begun any more. */
  room: () => number
}

/**
 * Does what is due until nothing is, however much there is: each piece that is done makes room for the next, so that a slow one holds up
 * no other. Holds no more than what is under way. One that fails keeps none of the others from being done.
 * @throws {AggregateError} some failed, the first of them as its cause; when all the others are done.
 */
export async function runLane<T>({ take, work, room }: Lane<T>): Promise<void> {
  const underWay = new Set<Promise<void>>()
  let done = 0
  let failed = 0
  let first: unknown
  const begin = (thing: T) => {
    const one = work(thing)
      .catch((error: unknown) => {
        failed++
        first ??= error
      })
      .then(() => {
        done++
        underWay.delete(one)
      })
    underWay.add(one)
  }
  for (let isMore = true; isMore; ) {
    const free = room() - underWay.size
    if (free > 0) {
      const things = await take(free)
      for (const thing of things) begin(thing)
      isMore = things.length === free
    } else if (underWay.size === 0) isMore = false
    if (isMore && underWay.size >= room()) await Promise.race(underWay)
  }
  await Promise.all(underWay)
  if (failed > 0) throw new AggregateError([first], `${failed} of ${done} failed`, { cause: first })
}
