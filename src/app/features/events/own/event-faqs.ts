import { type OwnEventDetail, readOwnEvent, saveFaqs } from '#contract/events/own-events.ts'
import type { FaqCalls } from '../../../faqs/faq-calls.ts'
import { callAndStore } from '../../../wire/call-and-store.ts'
import { loadOwnEvent } from './event-calls.ts'

/** The questions of an event. They come with the event itself, and are of its version. */
export const EVENT_FAQS: FaqCalls<OwnEventDetail> = {
  draftOf: (event_id) => `questions ${event_id}`,
  load: loadOwnEvent,
  save: (event_id, { faqs, version }) => callAndStore(saveFaqs, { params: { event_id }, body: { version, faqs } }, [readOwnEvent, { params: { event_id } }]),
}
