import type { FirstNoun } from './texts/load.ts'

/** Screens to which visitors come first, by the noun of their texts: what only others need is not in their way. */
const FIRST_SCREENS: Record<FirstNoun, RegExp> = {
  events: /^\/(?:events|eventdetails|saved)(?:\/|$)/,
  home: /^\/(?:$|(?:category|search)(?:\/|$))/,
  jobs: /^\/(?:jobdetails|jobportal)(?:\/|$)/,
  blogs: /^\/blogs(?:\/|$)/,
}

/** The noun of the screen at a path; undefined where visitors do not come first. @param path canonical */
export const firstNounAt = (path: string): FirstNoun | undefined => (Object.keys(FIRST_SCREENS) as FirstNoun[]).find((noun) => FIRST_SCREENS[noun].test(path))
