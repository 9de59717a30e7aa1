import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../http/requests/client-address.ts'

/** Texts in ten minutes of one network of 48 bits: one customer can be as many senders as it has networks of 64. */
const CROWD = { points: 30, duration: 600 } as const

/** Counts one text of a network; whether there are too many. Addresses of IPv4 stand for themselves: many people share one. */
type CountCrowd = (address: string | undefined) => Promise<boolean>

/** @param isLimited false: nothing is counted. */
export function countCrowds(isLimited: boolean): CountCrowd {
  const limiter = new RateLimiterMemory(CROWD)
  return async (address) => {
    if (!isLimited || !address?.includes(':')) return false
    try {
      await limiter.consume(networkOf(address))
      return false
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return true
      throw refusal
    }
  }
}
