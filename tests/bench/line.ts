import type { ProfileName } from './visits.ts'

export type Unit = 'ms' | 's' | 'kB' | 'MB' | 'a second' | 'points' | 'elements' | 'share' | 'x'

/** One goal and what was found. Where there are ratios the limit is theirs, otherwise the values'; the median decides. */
export interface Line {
  /** As the goals are numbered: `F1`. */
  goal: string
  what: string
  unit: Unit
  most?: number
  least?: number
  values: number[]
  /** Each to what was measured beside it in the same round: to the floor, or to the small database. */
  ratios?: number[]
  /** What went wrong, if something did; the goal is then missed. */
  fault?: string
}

export interface BenchOptions {
  parts: string[]
  /** Rounds. */
  runs: number
  profiles: ProfileName[]
  /** Beginnings of the names of the pages that are wanted; absent: all. */
  pages?: string[]
  isQuick: boolean
  isStrict: boolean
}

/** What a part of the bench gives back: its lines, and everything it saw for the record. */
export interface Findings {
  lines: Line[]
  raw: unknown
}

export function median(values: number[]): number | undefined {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(middle)] : mean(sorted[middle - 1], sorted[middle])
}

const mean = (a: number | undefined, b: number | undefined) => (a === undefined || b === undefined ? undefined : (a + b) / 2)

/** @param share of the values that are at most that: 0.95 */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

/** Whether the goal is met. Without a measurement it is not. */
export function isMet({ most, least, values, ratios, fault }: Line): boolean {
  const judged = median(ratios ?? values)
  if (judged === undefined || fault !== undefined) return false
  return judged <= (most ?? Number.POSITIVE_INFINITY) && judged >= (least ?? Number.NEGATIVE_INFINITY)
}
