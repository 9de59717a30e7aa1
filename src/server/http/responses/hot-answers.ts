import { LRUCache } from 'lru-cache'
import type { StoredAnswer } from './stored-answer.ts'
import type { VersionWatch } from './version-watch.ts'

const LARGEST_ALL = 24 * 1024 * 1024
/** What programs fetch now and then, file by file: some 4 MB each. */
const LARGEST_FEEDS = 12 * 1024 * 1024
/** Bodies are kept plain and compressed; this is what one costs beside its body. */
const OVERHEAD_BYTES = 1024
/** "Upcoming" moves with the clock, and the version with a moment's delay: so an answer is also let go by time. */
const FRESH_MS = 5000
const STALE_MS = 60_000

interface Kept {
  answer: StoredAnswer
  version: string
  madeAt: number
}

/** An answer with its age in seconds, which is given only when the answer may be outdated because the database is away. */
export interface HotAnswer {
  answer: StoredAnswer
  age?: number
  /** Nothing was written since, but the clock has moved on: the caller that gives it out renews it. */
  isOld?: true
}

/** Complete public answers in memory, by canonical address. */
export interface HotAnswers {
  /** How many were given out from memory, and how many had to be made or waited for. Who gives out what `peek` has found counts it. */
  counts: { hits: number; misses: number }
  /** What may be given out at once, without waiting for anything. */
  peek: (key: string) => StoredAnswer | undefined
  /**
   * What is still true, or (database away) was true within the last minute.
   * @param mostMs how old it may be when nothing was written since; 5 s without it.
   */
  find: (key: string, mostMs?: number) => Promise<HotAnswer | undefined>
  /** Makes the answer, once for all requests that ask meanwhile; keeps it when it is a 200. */
  make: (key: string, compute: () => Promise<StoredAnswer>) => Promise<HotAnswer>
  /** Something was written by this process: the next answer is given only after a look at the version. */
  doubt: () => void
}

/** Answers for readers, and those that are fetched by programs alone: each keep to their own memory, so that a feed puts no page out of it. */
export const cacheAllAnswers = (watch: VersionWatch, clock: () => number): { hot: HotAnswers; feeds: HotAnswers } => ({
  hot: cacheHotAnswers(watch, clock),
  feeds: cacheHotAnswers(watch, clock, LARGEST_FEEDS),
})

/**
 * Keeps public answers while the version of the data stays the same, at most 5 s, in at most 24 MB.
 * @param clock milliseconds that only go forward.
 * @param largest bytes of all of them together.
 */
export function cacheHotAnswers(watch: VersionWatch, clock: () => number, largest = LARGEST_ALL): HotAnswers {
  const kept = new LRUCache<string, Kept>({ maxSize: largest, sizeCalculation: ({ answer }) => Math.ceil(answer.body.length * 1.5) + OVERHEAD_BYTES })
  const making = new Map<string, Promise<HotAnswer>>()
  const counts = { hits: 0, misses: 0 }

  const isTrue = (one: Kept, version: string | undefined, mostMs = FRESH_MS) => one.version === version && clock() - one.madeAt <= mostMs
  const lastResort = (key: string): HotAnswer | undefined => {
    const one = kept.peek(key)
    const ageMs = one ? clock() - one.madeAt : Number.POSITIVE_INFINITY
    return one && ageMs <= STALE_MS ? { answer: one.answer, age: ageMs / 1000 } : undefined
  }
  const keep = (key: string, answer: StoredAnswer, version: string) => {
    const before = kept.peek(key)?.answer
    // Made again and the same: what was compressed stays.
    if (before && before.etag === answer.etag) answer.encoded = before.encoded
    kept.set(key, { answer, version, madeAt: clock() })
  }
  const makeOnce = async (key: string, compute: () => Promise<StoredAnswer>, version: string | undefined): Promise<HotAnswer> => {
    try {
      const answer = await compute()
      if (answer.status === 200 && version !== undefined) keep(key, answer, version)
      return (answer.status >= 500 && lastResort(key)) || { answer }
    } catch (error) {
      const last = lastResort(key)
      if (last) return last
      throw error
    }
  }
  const findKept = async (key: string, mostMs?: number): Promise<HotAnswer | undefined> => {
    const version = await watch.ask()
    if (version === undefined) return lastResort(key)
    const one = kept.get(key)
    if (!one || !isTrue(one, version, mostMs)) return undefined
    return { answer: one.answer, ...(!isTrue(one, version) && { isOld: true }) }
  }
  return {
    counts,
    doubt: watch.doubt,
    peek: (key) => {
      const version = watch.known()
      const one = version === undefined ? undefined : kept.get(key)
      return one && isTrue(one, version) ? one.answer : undefined
    },
    find: async (key, mostMs) => {
      const found = await findKept(key, mostMs)
      if (found) counts.hits++
      else counts.misses++
      return found
    },
    make: async (key, compute) => {
      // Asked before computing: what changes meanwhile makes the result old, never the other way round.
      const version = await watch.ask()
      const name = `${version} ${key}`
      const running = making.get(name) ?? makeOnce(key, compute, version).finally(() => making.delete(name))
      making.set(name, running)
      return running
    },
  }
}
