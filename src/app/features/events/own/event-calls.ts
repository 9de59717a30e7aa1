import type { Language } from '#contract/core/languages.ts'
import {
  type EventCategory,
  type EventSubcategory,
  type EventSubsubcategory,
  listEventCategories,
  listEventSubcategories,
  listEventSubsubcategories,
} from '#contract/events/events.ts'
import { createEvent, type OwnEventDetail, readOwnEvent, updateEvent } from '#contract/events/own-events.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'
import type { EventTexts } from './event-values.ts'

/** Caches the event, so that a seller who leaves and comes back finds it as it is now, also without network. */
const keepOwn = (event: OwnEventDetail): Promise<void> =>
  storeAnswer({ address: `/api/event/${event.event_id}/own/`, value: event, etag: null, fetchedAt: new Date().toISOString(), from: 'network' })

export const loadOwnEvent = (event_id: number, options: CallOptions = {}): Promise<Answer<OwnEventDetail>> =>
  call(readOwnEvent, { params: { event_id } }, options)

export interface Posting {
  texts: Omit<EventTexts, 'thumbnail'>
  thumbnail: Blob
  client_key: string
  seller: number
  language: Language
}

/** Posts an event; the same `client_key` again gives the event that there is. @see Specification §7 "POST /api/event/create/" */
export async function postEvent({ texts, thumbnail, client_key, seller, language }: Posting): Promise<OwnEventDetail> {
  const said = { is_active: 'true', event_status: 'Upcoming', is_featured: 'true', seller: String(seller), category: texts.event_category } as const
  const { value } = await call(createEvent, { body: { ...texts, ...said, client_key, language }, files: { thumbnail } })
  await keepOwn(value)
  return value
}

interface Update {
  /** Only what is to change. */
  texts: Partial<Omit<EventTexts, 'thumbnail'>>
  thumbnail: Blob | undefined
  /** That the change starts from. */
  version: number
}

/** @throws {Problem} stale — it was changed since that version. @see Specification §7 "PATCH /api/event/{event_id}/update/" */
export async function sendUpdate(event_id: number, { texts, thumbnail, version }: Update): Promise<OwnEventDetail> {
  const { value } = await call(updateEvent, {
    params: { event_id },
    body: { ...texts, version: String(version) },
    ...(thumbnail && { files: { thumbnail } }),
  })
  await keepOwn(value)
  return value
}

export interface CategoryLists {
  categories: EventCategory[]
  subcategories: EventSubcategory[]
  subsubcategories: EventSubsubcategory[]
}

/** The category tree; the phone keeps it. */
export async function loadCategoryLists(options: CallOptions = {}): Promise<Answer<CategoryLists>> {
  const [first, second, third] = await Promise.all([
    call(listEventCategories, {}, options),
    call(listEventSubcategories, {}, options),
    call(listEventSubsubcategories, {}, options),
  ])
  return { ...first, value: { categories: first.value, subcategories: second.value, subsubcategories: third.value } }
}
