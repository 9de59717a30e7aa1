import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { type FormBase, formChanges } from '../../../state/drafts/form-changes.ts'
import { type EventTexts, textsOfEvent } from './event-values.ts'

/** What is decided on as one thing: the fields of it. */
const EVENT_PARTS = {
  thumbnail: ['thumbnail'],
  title: ['title'],
  price: ['price'],
  seats: ['seats'],
  from_time: ['from_time'],
  to_time: ['to_time'],
  where: ['type', 'link', 'location'],
  category: ['event_category', 'event_subcategory', 'event_subsubcategory'],
  description: ['description', 'description_state'],
  terms_and_condition: ['terms_and_condition', 'terms_state'],
} as const satisfies Record<string, readonly (keyof EventTexts)[]>
export type EventPart = keyof typeof EVENT_PARTS

export const baseOf = (event: OwnEventDetail): FormBase<EventTexts> => ({
  version: event.version,
  texts: textsOfEvent(event),
  sent: {},
  picture: event.thumbnail,
})

export const EVENT_CHANGES = formChanges<EventTexts, EventPart>({
  parts: EVENT_PARTS,
  picture: 'thumbnail',
  rich: ['description', 'terms_and_condition'],
  // The editor's own state of a text, and what the other type of event has, are not shown.
  compared: (part, { type }) => {
    if (part === 'where') return ['type', type === 'Online' ? 'link' : 'location']
    return part === 'description' || part === 'terms_and_condition' ? [part] : undefined
  },
})
