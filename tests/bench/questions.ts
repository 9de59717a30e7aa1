import { addressOf } from '#contract/core/endpoint.ts'
import { type EventCard, type EventPage, listEvents } from '#contract/events/events.ts'
import { EVENT_PAGE_SIZE } from '#contract/events/events-filter.ts'
import type { SomeIds } from './page-targets.ts'

/** The first page of the list, as the screen asks for it. */
export const LIST = addressOf(listEvents, { query: { limit: EVENT_PAGE_SIZE } })

/** A limit that no price reaches: it changes nothing but the filter, so that no cached answer fits. */
const ANY_PRICE = 'max_price={rand:20000000-99999999}'
const asked = (query: string) => `${LIST}&${query}`

/** Requests for the list with a filter that is new each time. */
export const freshQuestions = ({ word, category }: { word: string; category: number }): Record<string, string> => ({
  list: asked(ANY_PRICE),
  filter: asked(`category=${category}&${ANY_PRICE}`),
  search: asked(`q=${encodeURIComponent(word)}&${ANY_PRICE}`),
})

/** The same request each time. */
export const repeatedQuestions = ({ word, category }: { word: string; category: number }): Record<string, string> => ({
  list: LIST,
  filter: asked(`category=${category}`),
  search: asked(`q=${encodeURIComponent(word)}`),
})

export const eventPath = (id: number | string): string => `/api/event/${id}/`

async function listOf(service: string, query: string): Promise<EventCard[]> {
  const response = await fetch(`${service}${asked(query)}`)
  if (!response.ok) throw new Error(`${query}: the service answered ${response.status}`)
  return ((await response.json()) as EventPage).results
}

/** Ids of the events that are listed first. */
export const someEventIds = async (service: string): Promise<number[]> => (await listOf(service, 'sort=soonest')).map(({ event_id }) => event_id)

/** The highest id of an event; ids begin with 1. */
export async function lastEventId(service: string): Promise<number> {
  const [newest] = await listOf(service, 'sort=newest&when=all')
  if (!newest) throw new Error('The market has no events.')
  return newest.event_id
}

/** A word and a category that some events have. */
export async function somethingToAskFor(service: string): Promise<{ word: string; category: number }> {
  const cards = await listOf(service, 'sort=soonest')
  const card = cards.find(({ event_category }) => event_category !== null)
  return { word: card?.title.split(/\s+/).find((word) => word.length > 3) ?? 'a', category: card?.event_category ?? 1 }
}

/** Of the demo market, with pictures, films, a team and posts. */
const FULL_PROFILE = 'nusrat'

/** One of each noun that has a page: those that their lists show first. */
export async function someIds(service: string): Promise<SomeIds> {
  const first = async (address: string): Promise<Record<string, unknown>> => {
    const response = await fetch(`${service}${address}`)
    if (!response.ok) throw new Error(`${address}: the service answered ${response.status}`)
    return ((await response.json()) as { results: Record<string, unknown>[] }).results[0] ?? {}
  }
  const nouns = ['event', 'job_post', 'blogs', 'product', 'service', 'posts']
  const [event, job, blog, product, offered, post] = await Promise.all(nouns.map((noun) => first(`/api/${noun}/?limit=1`)))
  const number = (id: unknown): number => (typeof id === 'number' ? id : 1)
  return {
    event: number(event?.event_id),
    job: number(job?.job_post_id),
    blog: number(blog?.id),
    product: number(product?.product_id),
    service: number(offered?.service_id),
    post: number(post?.id),
    seller: FULL_PROFILE,
  }
}
