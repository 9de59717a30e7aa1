import { PRECACHE_GROUPS, PRECACHE_ROUTES, type PrecacheGroup, segmentsOfRoute } from './precache-groups.ts'

/** Which phones hold the screen at a canonical address; undefined: every phone does. */
export function precacheGroupsOf(path: string): readonly PrecacheGroup[] | undefined {
  const given = path.split('/').filter(Boolean)
  const groups = PRECACHE_GROUPS.filter((group) => PRECACHE_ROUTES[group].some((route) => isAt(segmentsOfRoute(route), given)))
  return groups.length > 0 ? groups : undefined
}

/** `$` at the end stands for all that follows, `$name` for one segment. */
function isAt(route: string[], given: string[]): boolean {
  const isOpen = route.at(-1) === '$'
  const hasLength = isOpen ? given.length >= route.length - 1 : given.length === route.length
  return hasLength && route.every((segment, at) => segment.startsWith('$') || segment === given[at])
}

/** Names a screen by its address, without what names one thing: `/sellerevents/event/12/orders` is `/sellerevents/event/:/orders`. */
export const screenOf = (path: string): string => path.replaceAll(/[^/]*\d[^/]*/g, ':')
