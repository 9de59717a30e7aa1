import { DAY_MS } from '#contract/core/time.ts'

/** The most that is held per noun: rows over all its lists, and details. What is saved counts but never goes. */
export const SNAPSHOT_LIMITS = { listRows: 1000, details: 300 } as const

/** What is known about a held answer without reading it. */
export interface AnswerUse {
  noun: string
  shape: 'list' | 'detail'
  keepDays: number
  /** The id in a detail's address; null for lists. */
  subject: string | null
  rows: number
  /** Length of the JSON text: near enough to bytes for choosing. */
  bytes: number
  /** Milliseconds since the epoch by this phone's clock. */
  lastUsed: number
  checkedAt: string
}

interface Situation {
  all: readonly (readonly [string, AnswerUse])[]
  /** Those that may go. */
  candidates: readonly (readonly [string, AnswerUse])[]
  shortOfSpace: boolean
  now: number
}

/**
 * Addresses that must go to be within the limits: first what is older than its `keepDays`, then what was not looked at for
 * longest. Age alone removes nothing. When the phone is short of space a quarter of what may go goes.
 */
export function chooseEvictions({ all, candidates, shortOfSpace, now }: Situation): string[] {
  const queue = [...candidates].sort(([, a], [, b]) => Number(isStale(b, now)) - Number(isStale(a, now)) || a.lastUsed - b.lastUsed)
  const excess = new Map<string, number>()
  for (const [, use] of all) excess.set(groupOf(use), (excess.get(groupOf(use)) ?? -limitOf(use)) + weightOf(use))
  const evicted: string[] = []
  const least = shortOfSpace ? Math.ceil(queue.length / 4) : 0
  for (const [address, use] of queue) {
    const over = excess.get(groupOf(use)) ?? 0
    if (over <= 0 && evicted.length >= least) continue
    excess.set(groupOf(use), over - weightOf(use))
    evicted.push(address)
  }
  return evicted
}

export function isAnswerUse(value: unknown): value is AnswerUse {
  if (typeof value !== 'object' || value === null) return false
  const use = value as Partial<Record<keyof AnswerUse, unknown>>
  return typeof use.noun === 'string' && (use.shape === 'list' || use.shape === 'detail') && typeof use.rows === 'number' && typeof use.lastUsed === 'number'
}

const groupOf = (use: AnswerUse): string => `${use.noun} ${use.shape}`
const limitOf = (use: AnswerUse): number => (use.shape === 'list' ? SNAPSHOT_LIMITS.listRows : SNAPSHOT_LIMITS.details)
/** A list without rows weighs as one, or empty answers would pile up without end. */
const weightOf = (use: AnswerUse): number => (use.shape === 'list' ? Math.max(1, use.rows) : 1)
const isStale = (use: AnswerUse, now: number): boolean => now - Date.parse(use.checkedAt) > use.keepDays * DAY_MS
