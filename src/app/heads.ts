import type { i18n as I18n } from 'i18next'
import type { EventDetail, EventPage } from '#contract/events.ts'
import type { EventQuestion } from '#contract/events-filter.ts'
import { eventHead, eventListHead } from './features/events/head.ts'
import type { PageHead } from './head.ts'
import type { Answer } from './wire/answer.ts'

/** What there is to say of a page: the route's data and search, and the reader's texts. */
export interface HeadInput {
  data: unknown
  search: unknown
  texts: I18n
  origin: string
}

/** Head of each public page by route; only the server writes them, so they stay out of what the phone downloads. */
export const PAGE_HEADS: Record<string, (page: HeadInput) => PageHead> = {
  '/events': ({ data, search, texts, origin }) => eventListHead(search as EventQuestion, (data as Answer<EventPage>).value, { texts, origin }),
  '/eventdetails/$eventId': ({ data, texts, origin }) => eventHead((data as Answer<EventDetail>).value, { texts, origin }),
  '/saved': ({ texts }) => ({ title: texts.t('common:savedList.title'), description: texts.t('common:savedList.empty'), canonicalPath: '/saved' }),
}
