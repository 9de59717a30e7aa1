import { precacheGroupsOf, screenOf } from '#contract/core/precached-screens.ts'
import { Problem } from '#contract/core/problem.ts'
import { holdsScreensOf, wasOpened } from '#device/snapshots/shell-marks.ts'

/**
 * Asks before a screen is opened without network whether its files are on this phone: those that are not need not be asked for, one by one.
 * @param path canonical
 * @throws {Problem} not-on-phone
 */
export async function requirePrecached(path: string): Promise<void> {
  const whose = precacheGroupsOf(path)
  if (!whose) return
  const asked = [...whose.map(holdsScreensOf), wasOpened(screenOf(path))]
  // A phone that does not let us look may have them.
  const held = await Promise.all(asked).catch(() => [true])
  if (!held.includes(true)) throw new Problem('not-on-phone')
}
