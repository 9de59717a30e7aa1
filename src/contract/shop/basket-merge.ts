import { BASKET_LIMITS } from './basket-lines.ts'

/** A line of a basket as its latest change left it. */
export interface KeptLine {
  variant_id: number
  quantity: number
  is_removed: boolean
  /** ISO 8601. */
  changed_at: string
  /** Key of the phone that made the change. */
  phone: string
  price_seen: number
  seen_at: string
}

export interface Merged {
  /** What is to be written, each line once. */
  changed: KeptLine[]
  /** Variants that would be one line too many. */
  full: number[]
}

/** Whether a change is the later one of a line; of two of one moment, the one of the phone with the greater key, so that all phones decide alike. */
const isLater = (change: KeptLine, kept: KeptLine): boolean => {
  const ahead = Date.parse(change.changed_at) - Date.parse(kept.changed_at)
  return ahead > 0 || (ahead === 0 && change.phone >= kept.phone)
}

/**
 * Merges changes into a basket, line by line: the latest change of each wins, deletions too, and nothing is added up. No line that is there is dropped
 * for a new one; of new ones that do not all fit, those that were put in first do. Nothing is later than `now`, even where a phone's clock is ahead.
 */
export function mergeLines(kept: readonly KeptLine[], changes: readonly KeptLine[], now: string): Merged {
  const lines = new Map(kept.map((line) => [line.variant_id, line]))
  const changed = new Map<number, KeptLine>()
  const take = (line: KeptLine) => {
    lines.set(line.variant_id, line)
    changed.set(line.variant_id, line)
  }
  const isIn = (variant: number) => lines.get(variant)?.is_removed === false
  const count = () => [...lines.values()].filter(({ is_removed }) => !is_removed).length
  const full = new Set<number>()
  for (const sent of inTurn(changes)) {
    const line = { ...sent, changed_at: earlier(sent.changed_at, now), seen_at: earlier(sent.seen_at, now) }
    const before = lines.get(line.variant_id)
    if (before && !isLater(line, before)) continue
    if (!line.is_removed && !isIn(line.variant_id) && count() >= BASKET_LIMITS.linesMost) full.add(line.variant_id)
    else take(line)
  }
  return { changed: [...changed.values()], full: [...full] }
}

const earlier = (at: string, now: string): string => (Date.parse(at) > Date.parse(now) ? now : at)

/** Deletions first: they make room. Then in the order of their moments. */
const inTurn = (changes: readonly KeptLine[]): KeptLine[] =>
  changes.toSorted((a, b) => Number(b.is_removed) - Number(a.is_removed) || Date.parse(a.changed_at) - Date.parse(b.changed_at) || a.variant_id - b.variant_id)
