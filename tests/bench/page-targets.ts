import { LANGUAGES, type Language } from '#contract/core/languages.ts'
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

/** A page whose heading is what counts. */
const pageTarget = (site: string, path: string, language: Language): Omit<Target, 'name'> => ({
  url: `${site}${withLanguage(language === 'bn' ? language : undefined, path)}`,
  main: 'h1, main h2',
  worker: true,
})

/** One of each noun that has a page. */
export interface SomeIds {
  event: number
  job: number
  blog: number
  product: number
  service: number
  post: number
  /** Address of a shop. */
  seller: string
}

/** A page on which a visitor may arrive first. */
export interface PublicPage {
  name: string
  target: Omit<Target, 'name'>
  /** Of the two pages of the floor, the one that it is compared with. */
  floor: typeof FLOOR_LIST | typeof FLOOR_EVENT
  /** There is a tap to measure as well. */
  isList: boolean
}

/** All of them, in both languages. */
export const publicPages = (site: string, ids: SomeIds): PublicPage[] =>
  LANGUAGES.flatMap((language) => {
    const page = (name: string, path: string, floor: PublicPage['floor']): PublicPage => ({
      name: `${name} ${language.toUpperCase()}`,
      target: pageTarget(site, path, language),
      floor,
      isList: false,
    })
    return [
      page('home', '/', FLOOR_LIST),
      { ...page('list', '/events', FLOOR_LIST), target: listTarget(site, language), isList: true },
      page('event', `/eventdetails/${ids.event}`, FLOOR_EVENT),
      page('jobs', '/jobportal', FLOOR_LIST),
      page('job', `/jobdetails/${ids.job}`, FLOOR_EVENT),
      page('magazine', '/blogs', FLOOR_LIST),
      page('article', `/blogs/${ids.blog}`, FLOOR_EVENT),
      page('shop', '/shop', FLOOR_LIST),
      page('product', `/productdetails/${ids.product}`, FLOOR_EVENT),
      page('services', '/services', FLOOR_LIST),
      page('service', `/servicedetails/${ids.service}`, FLOOR_EVENT),
      page('posts', '/posts', FLOOR_LIST),
      page('post', `/posts/${ids.post}`, FLOOR_EVENT),
      page('profile', `/seller/${ids.seller}`, FLOOR_EVENT),
      page('categories', '/category', FLOOR_LIST),
    ]
  })

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
