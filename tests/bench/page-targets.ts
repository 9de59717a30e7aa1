import type { Language } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import bangla from '#locales/bn/events.json' with { type: 'json' }
import english from '#locales/en/events.json' with { type: 'json' }
import type { Target } from './visits.ts'

export const FLOOR_LIST = 'floor'
export const FLOOR_EVENT = 'floor event'

/** What a card and an event say in each language. */
const TEXTS = { en: english, bn: bangla }
/** The end of "7 Seats Available", which the list does not say. */
const seatsAvailable = (language: Language) => TEXTS[language].details.eventSeats_other.replace(/\{\{.*?\}\}/, '').trim()

/** The two pages of the floor. */
export const floorTargets = (floor: string): Target[] => [
  { name: FLOOR_LIST, url: `${floor}/`, main: 'text=Concert number 1', click: 'text=Concert number 1 in Dhaka', after: 'text=Seats Available', worker: true },
  { name: FLOOR_EVENT, url: `${floor}/event/1`, main: 'text=Seats Available', worker: true },
]

/** The list of events, and a tap on its first card. */
export const listTarget = (site: string, language: Language): Omit<Target, 'name'> => ({
  url: `${site}${withLanguage(language === 'bn' ? language : undefined, '/events')}`,
  main: 'article h2',
  click: 'article h2 a',
  after: `text=${seatsAvailable(language)}`,
  worker: true,
})

/** One event. */
export const eventTarget = (site: string, id: number): Omit<Target, 'name'> => ({ url: `${site}/eventdetails/${id}`, main: 'h1', worker: true })

/**
 * The list, and a tap that changes every text on it. The menu is opened first, unmeasured. The address says the language, so that the next visit
 * begins with the same one.
 */
export const switchTarget = (site: string): Omit<Target, 'name'> => ({
  url: `${site}${withLanguage('en', '/events')}`,
  main: 'article h2',
  click: ['header summary', 'header a[hreflang=bn]'],
  after: `text=${bangla.viewDetails}`,
  worker: true,
})
