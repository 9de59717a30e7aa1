import type { PrecacheGroup } from '#contract/core/precache-groups.ts'
import { holdsScreensOf } from '#device/snapshots/shell-marks.ts'
import { savesData } from './fetching-ahead.ts'
import { tellWorker } from './worker.ts'

const LOOK_AGAIN_MS = 2_000

/**
 * Has the worker fetch these groups' screens ahead, besides the common ones, whatever it costs: the user is going to need them without network.
 * Where it is cut off, it goes on when it is told again; once it is through, updates bring these screens by themselves.
 */
export const holdScreensOf = (...groups: PrecacheGroup[]): void => tellWorker({ type: 'precache', for: groups })

/** The same for a passing visit, such as `jobs` when one of its routes is shown. A reader who saves data has only the screens they have opened. */
export function fetchScreensAhead(...groups: PrecacheGroup[]): void {
  if (!savesData()) holdScreensOf(...groups)
}

/** Those of these groups whose screens open on this phone without network. None where the phone does not let us look. */
export async function precachedScreens(groups: readonly PrecacheGroup[]): Promise<ReadonlySet<PrecacheGroup>> {
  const held = await Promise.all(groups.map(holdsScreensOf)).catch(() => [])
  return new Set(groups.filter((_, at) => held[at]))
}

/** Tells once when their screens open on this phone without network. @returns the way to stop. */
export function whenScreensArePrecached(group: PrecacheGroup, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const check = async () => {
    // A phone that does not let us look has nothing to show without network.
    const isHeld = await holdsScreensOf(group).catch(() => false)
    if (isOver) return
    if (isHeld) tell()
    else timer = setTimeout(() => void check(), LOOK_AGAIN_MS)
  }
  void check()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
