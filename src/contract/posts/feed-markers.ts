import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'
import { FEEDS } from './feeds.ts'

/** Where a reader stopped. */
export const FeedMarker = v.object({
  feed: v.picklist(FEEDS),
  post: Id,
  /** When that post was published: the place is known without it. */
  published_at: Instant,
  /** When they were there, by the service’s clock. */
  at: Instant,
})
export type FeedMarker = v.InferOutput<typeof FeedMarker>

export const readMarkers = endpoint({
  method: 'GET',
  path: '/api/feed/marker/',
  summary: 'Where one stopped in each feed, on whatever phone',
  access: 'signed-in',
  answer: v.array(FeedMarker),
  offline: { keepDays: 30, noun: 'feed-markers', shape: 'list' },
})

/** What arrives last counts, from whichever phone. `not-found`: no such post is shown. */
export const saveMarker = endpoint({
  method: 'PUT',
  path: '/api/feed/marker/',
  summary: 'Notes at which post of a feed one is',
  access: 'signed-in',
  perMinute: 10,
  body: v.pick(FeedMarker, ['feed', 'post']),
  answer: v.array(FeedMarker),
  offline: 'refuse',
})
