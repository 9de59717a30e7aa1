import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { EndpointSpec } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'

/** A signed-in user does more than a visitor, and is not mistaken for their neighbours. */
const USER_SHARE = 2

export interface Limits {
  /**
   * Counts one request that memory could not answer: of the account that is signed in, or else of the address.
   * @throws {Problem} too-many-requests — with the seconds until the next one is welcome.
   */
  count: (address: string | undefined, user_id?: number) => Promise<void>
}

/**
 * Requests per address and minute. Answers from memory are not counted: they cost next to nothing, and thousands of phones share one
 * address of a mobile network.
 * @param perMinute 0 = no limit.
 */
export function limitRequests(perMinute: number): Limits {
  if (perMinute === 0) return { count: async () => undefined }
  const ofAddress = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const ofUser = new RateLimiterMemory({ points: perMinute * USER_SHARE, duration: 60 })
  return {
    count: async (address, user_id) => {
      // No address: the request comes from inside the process.
      if (address === undefined) return
      await refuseBeyond(user_id === undefined ? ofAddress.consume(address) : ofUser.consume(String(user_id)))
    },
  }
}

/**
 * Counts one call of an endpoint by one account, whatever comes of it.
 * @throws {Problem} too-many-requests — more than the endpoint's `perMinute`; with the seconds until the next one is welcome.
 */
export type CountCall = (endpoint: Pick<EndpointSpec, 'method' | 'path' | 'perMinute'>, user_id: number) => Promise<void>

/** @param isLimited false: nothing is counted. @see facts "Web security" 7 */
export function limitCalls(isLimited: boolean): CountCall {
  const limiters = new Map<string, RateLimiterMemory>()
  return async ({ method, path, perMinute }, user_id) => {
    if (!isLimited || perMinute === undefined) return
    const name = `${method} ${path}`
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points: perMinute, duration: 60 })
    limiters.set(name, limiter)
    await refuseBeyond(limiter.consume(String(user_id)))
  }
}

/** What another service sends about payments. Whether it signed a message is known before anything is counted. */
export interface MessageLimits {
  /**
   * Counts a message that its service has signed, wherever it comes from.
   * @param mark the same for the same message, however it is written.
   * @throws {Problem} too-many-requests
   */
  countSigned: (mark: string) => Promise<void>
  /** Counts an unsigned message. @throws {Problem} too-many-requests */
  countUnsigned: (address: string | undefined) => Promise<void>
}

/** Of unsigned messages, by address: enough for a slip, too little for a flood. */
const UNSIGNED_PER_MINUTE = 30
/** Of one signed message: each buyer has some in hand, and must not use up what is there for all. */
const SAME_PER_MINUTE = 20
/** Of all signed messages of a store. */
const SIGNED_PER_MINUTE = 6000

/** @param isLimited false: nothing is counted. */
export function limitMessages(isLimited: boolean): MessageLimits {
  if (!isLimited) return { countSigned: async () => undefined, countUnsigned: async () => undefined }
  const perMinute = (points: number) => new RateLimiterMemory({ points, duration: 60 })
  const [unsigned, same, signed] = [perMinute(UNSIGNED_PER_MINUTE), perMinute(SAME_PER_MINUTE), perMinute(SIGNED_PER_MINUTE)]
  return {
    countSigned: async (mark) => {
      await refuseBeyond(same.consume(mark))
      await refuseBeyond(signed.consume('store'))
    },
    countUnsigned: async (address) => {
      if (address !== undefined) await refuseBeyond(unsigned.consume(address))
    },
  }
}

/** Of one secret address of a calendar: programs ask every hour, a few of them at once. */
const CALENDAR_PER_HOUR = 60

/**
 * Counts one look at a calendar. @param isLimited false: nothing is counted. @param key stands for its secret, and is not the secret.
 * @throws {Problem} too-many-requests — with the seconds until the next one is welcome.
 */
export function limitCalendars(isLimited: boolean): (key: string) => Promise<void> {
  const looks = new RateLimiterMemory({ points: CALENDAR_PER_HOUR, duration: 3600 })
  return async (key) => {
    if (isLimited) await refuseBeyond(looks.consume(key))
  }
}

async function refuseBeyond(counting: Promise<unknown>): Promise<void> {
  try {
    await counting
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw new Problem('too-many-requests', { retryAfterSeconds: refusal.msBeforeNext / 1000 })
    throw refusal
  }
}
