import { keysOf } from '#contract/core/pick.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { type FormBase, formChanges, partsOf } from '../../../state/drafts/form-changes.ts'
import { EMPTY_EVENT, type EventTexts, textsOfEvent } from './event-values.ts'

const EVENT_PARTS = partsOf(keysOf(EMPTY_EVENT), {
  where: ['type', 'link', 'location'],
  category: ['event_category', 'event_subcategory', 'event_subsubcategory'],
  description: ['description', 'description_state'],
  other_language: ['second_title', 'second_description', 'second_description_state'],
  terms_and_condition: ['terms_and_condition', 'terms_state'],
} as const)
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
  rich: ['description', 'other_language', 'terms_and_condition'],
  // The editor's own state of a text, and what the other type of event has, are not shown.
  compared: (part, { type }) => {
    if (part === 'where') return ['type', type === 'Online' ? 'link' : 'location']
    if (part === 'other_language') return ['second_title', 'second_description']
    return part === 'description' || part === 'terms_and_condition' ? [part] : undefined
  },
})
