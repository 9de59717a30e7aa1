import type { Audience } from '#contract/core/audience.ts'

/** Paths in the cache of a build, each there once every file is that they may need. `visitor` is everybody. */
export const SHELL_MARKS: Record<Audience | 'visitor', string> = {
  visitor: '/.complete',
  member: '/.complete-for-members',
  seller: '/.complete-for-sellers',
  gate: '/.complete-for-gates',
  jobs: '/.complete-for-jobs',
  home: '/.complete-for-home',
  magazine: '/.complete-for-readers',
  staff: '/.complete-for-staff',
}

/** Whether their screens open on this phone without network. An update is complete for whomever the build before it was. */
export const holdsScreensOf = async (audience: Audience): Promise<boolean> =>
  'caches' in globalThis && (await caches.match(SHELL_MARKS[audience])) !== undefined
