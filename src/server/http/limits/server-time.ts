import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Problem } from '#contract/core/problem.ts'
import type { Sender } from '../requests/receiving.ts'

/** Milliseconds of processor that may be used in a minute: by one account a quarter of one, by one address (which many may share) half of one. */
const MOST_MS = { account: 15_000, address: 30_000 } as const

export interface ServerTime {
  /**
   * Lets pass a sender who has not used up their time.
   * @throws {Problem} too-many-requests — with the seconds until there is more.
   */
  prove: (sender: Sender) => Promise<void>
  /** Does work, and charges what it took to the sender who asked for it. */
  spend: <T>(sender: Sender, work: () => Promise<T>) => Promise<T>
}

/**
 * A budget of processor time, because one request may cost a thousand times what another does. What the process uses is shared out evenly
 * among the requests that are worked on at that moment: which of them a thread or the event loop works for is not to be known, but who is
 * there whenever it is busy pays for it in the end.
 * @param isLimited false: nothing is counted. @param processor milliseconds that the process has used so far.
 */
export function budgetServerTime(isLimited: boolean, processor: () => number = processorOfProcess): ServerTime {
  if (!isLimited) return { prove: async () => undefined, spend: (_, work) => work() }
  const [accounts, addresses] = [MOST_MS.account, MOST_MS.address].map((points) => new RateLimiterMemory({ points, duration: 60 }))
  if (!accounts || !addresses) throw new TypeError('there are two budgets')
  const purses = ({ user_id, address }: Sender): [RateLimiterMemory, string][] => [
    ...(user_id === undefined ? [] : [[accounts, String(user_id)] satisfies [RateLimiterMemory, string]]),
    ...(address === undefined ? [] : [[addresses, address] satisfies [RateLimiterMemory, string]]),
  ]
  const meter = meterOf(processor)
  return {
    prove: async (sender) => {
      for (const [limiter, key] of purses(sender)) {
        const left = await limiter.get(key)
        if (left && left.remainingPoints <= 0) throw new Problem('too-many-requests', { retryAfterSeconds: left.msBeforeNext / 1000 })
      }
    },
    spend: async (sender, work) => {
      const payers = purses(sender)
      // A request from inside the process is charged to the sender on whose behalf it is made.
      if (payers.length === 0) return work()
      const used = meter.begin()
      try {
        return await work()
      } finally {
        const ms = Math.round(used())
        if (ms > 0) for (const [limiter, key] of payers) await limiter.penalty(key, ms)
      }
    },
  }
}

/** Shares out what is used among the requests that are worked on. */
function meterOf(processor: () => number) {
  let inside = 0
  let seen = processor()
  /** What a request that was there all the time would have used. */
  let share = 0
  const check = () => {
    const now = processor()
    if (inside > 0) share += (now - seen) / inside
    seen = now
    return share
  }
  return {
    /** Gives what ends it, and says how much it was. */
    begin: () => {
      const before = check()
      inside++
      return () => {
        const after = check()
        inside--
        return after - before
      }
    },
  }
}

function processorOfProcess(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
