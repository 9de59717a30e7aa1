import type { PrecacheGroup } from '#contract/core/precache-groups.ts'

/** Paths in the cache of a build, each there once every file is that they may need. `visitor` is everybody. */
export const SHELL_MARKS: Record<PrecacheGroup | 'visitor', string> = {
  visitor: '/.complete',
  member: '/.complete-for-members',
  seller: '/.complete-for-sellers',
  gate: '/.complete-for-gates',
  jobs: '/.complete-for-jobs',
  home: '/.complete-for-home',
  magazine: '/.complete-for-readers',
  buyer: '/.complete-for-buyers',
  pages: '/.complete-for-pages',
  rider: '/.complete-for-riders',
  services: '/.complete-for-bookers',
  shop: '/.complete-for-shoppers',
  staff: '/.complete-for-staff',
}

/** Whether their screens open on this phone without network. An update is complete for whomever the build before it was. */
export const holdsScreensOf = async (group: PrecacheGroup): Promise<boolean> => 'caches' in globalThis && (await caches.match(SHELL_MARKS[group])) !== undefined

/** Path in the cache of a build, there once a screen was opened whose files came by way of the worker. @param screen as `screenOf` names it */
export const openedMark = (screen: string): string => `/.opened${screen}`

/** Whether a screen was opened on this phone, with the build that answers now. */
export const wasOpened = async (screen: string): Promise<boolean> => 'caches' in globalThis && (await caches.match(openedMark(screen))) !== undefined
