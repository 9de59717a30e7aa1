import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Problem } from '#contract/core/problem.ts'
import { meanPace, type Pace } from './pace.ts'

const MEGABYTE = 1024 * 1024
/** Bytes of files that are held in memory while they arrive and are worked on. */
const MOST_BYTES = { all: 96 * MEGABYTE, address: 48 * MEGABYTE, account: 30 * MEGABYTE } as const
/** Requests of one account that bring files and have not come whole. */
const MOST_OPEN = 6
/** After so many of one account that never came whole, no more of it are taken for the rest of ten minutes. */
const UNFINISHED = { points: 20, duration: 600 } as const
const RETRY_AFTER_SECONDS = 5
/** From then on a request stays only while it comes at this pace. */
const UNHURRIED_MS = 30_000
const SLOWEST_BYTES_A_SECOND = 1024
/** A little before Node ends the request without a word. */
const LONGEST_MS = 115_000
const LOOK_MS = 1000

/** The sender of files. */
export interface Sender {
  user_id: number | undefined
  /** Undefined: from inside the process. */
  address: string | undefined
}

/** The arrival of one request that brings files. */
export interface Reception {
  /** @param refuse ends it: busy — it came slowest when there was no more room; sent-too-slowly. */
  begin: (refuse: (problem: Problem) => void) => void
  /** Counts what has come. */
  take: (bytes: number) => void
  /** All of it has come. */
  finish: () => void
}

/**
 * Does work that receives files and then has them in memory. What counts is the bytes that are held, so that a slow sender takes up next to
 * nothing; and when there is no more room, the slowest sender must give way, never the next one.
 * @throws {Problem} too-many-requests — too many of this account are open, or never came whole.
 */
export type Receive = <T>(sender: Sender, work: (reception: Reception) => Promise<T>) => Promise<T>

interface Arrival extends Sender {
  began: number
  bytes: number
  pace: Pace
  state: 'coming' | 'whole' | 'ended'
  /** Undefined: reading has not begun. */
  refuse: ((problem: Problem) => void) | undefined
}

/** @param clock milliseconds that only go forward. */
export function receiving(clock: () => number = () => performance.now()): Receive {
  const arrivals = new Set<Arrival>()
  const unfinished = new RateLimiterMemory(UNFINISHED)
  let looking: NodeJS.Timeout | undefined
  const check = () => {
    for (const one of coming(arrivals)) if (isTooSlow(one, clock())) end(one, new Problem('sent-too-slowly'))
  }
  return async (sender, work) => {
    const key = sender.user_id === undefined ? undefined : String(sender.user_id)
    if (key !== undefined) await proveFewOpen(arrivals, sender, await unfinished.get(key))
    const mine: Arrival = { ...sender, began: clock(), bytes: 0, pace: meanPace(clock), state: 'coming', refuse: undefined }
    arrivals.add(mine)
    looking ??= setInterval(check, LOOK_MS).unref()
    try {
      return await work({
        begin: (refuse) => {
          mine.refuse = refuse
        },
        take: (bytes) => {
          mine.bytes += bytes
          mine.pace.add(bytes)
          makeRoom(arrivals, mine)
        },
        finish: () => {
          if (mine.state === 'coming') mine.state = 'whole'
        },
      })
    } finally {
      arrivals.delete(mine)
      if (arrivals.size === 0) {
        clearInterval(looking)
        looking = undefined
      }
      // Left behind by its sender, or far too slow.
      if (key !== undefined && mine.refuse && mine.state === 'coming') await unfinished.penalty(key)
    }
  }
}

const coming = (arrivals: ReadonlySet<Arrival>): Arrival[] => [...arrivals].filter(({ state, refuse }) => state === 'coming' && refuse)

async function proveFewOpen(arrivals: ReadonlySet<Arrival>, { user_id }: Sender, left: { remainingPoints: number; msBeforeNext: number } | null) {
  if (left && left.remainingPoints <= 0) throw new Problem('too-many-requests', { retryAfterSeconds: left.msBeforeNext / 1000 })
  const open = coming(arrivals).filter((one) => one.user_id === user_id).length
  if (open >= MOST_OPEN) throw new Problem('too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

function isTooSlow({ began, pace }: Arrival, now: number): boolean {
  const age = now - began
  return age > LONGEST_MS || (age > UNHURRIED_MS && pace.bytesASecond() < SLOWEST_BYTES_A_SECOND)
}

/** Lets the slowest go until what is held fits: of this account, of this address, of all. */
function makeRoom(arrivals: Set<Arrival>, mine: Arrival): void {
  const scopes: [number, (one: Arrival) => boolean][] = [
    [MOST_BYTES.account, ({ user_id }) => user_id === mine.user_id && user_id !== undefined],
    [MOST_BYTES.address, ({ address }) => address === mine.address && address !== undefined],
    [MOST_BYTES.all, () => true],
  ]
  for (const [most, isIn] of scopes) {
    while (mine.state === 'coming' && sumOf([...arrivals].filter(isIn)) > most) {
      const [slowest] = coming(arrivals)
        .filter(isIn)
        .sort((a, b) => a.pace.bytesASecond() - b.pace.bytesASecond())
      if (!slowest) return
      arrivals.delete(slowest)
      slowest.state = 'ended'
      end(slowest, new Problem('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS }))
    }
  }
}

const sumOf = (arrivals: readonly Arrival[]): number => arrivals.reduce((sum, { bytes }) => sum + bytes, 0)

/** Nothing of it is held any more. */
function end(one: Arrival, problem: Problem): void {
  one.bytes = 0
  one.refuse?.(problem)
}
