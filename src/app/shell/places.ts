/** Where a screen sits in the shell: what the top bar calls it, where its back arrow leads, which tab is lit. */
export interface Place {
  titleKey: 'common:productName' | 'common:nav.saved' | 'common:nav.event'
  back: '/events' | null
  tab: 'events' | 'saved' | null
}

const ELSEWHERE: Place = { titleKey: 'common:productName', back: null, tab: null }
const PLACES: [RegExp, Place][] = [
  [/^\/events$/, { ...ELSEWHERE, tab: 'events' }],
  [/^\/eventdetails\//, { titleKey: 'common:nav.event', back: '/events', tab: 'events' }],
  [/^\/saved$/, { titleKey: 'common:nav.saved', back: null, tab: 'saved' }],
]

/** @param path canonical, without language. */
export const placeOf = (path: string): Place => PLACES.find(([pattern]) => pattern.test(path))?.[1] ?? ELSEWHERE
