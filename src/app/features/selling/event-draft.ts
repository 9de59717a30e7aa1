import type { DraftShape, WholeDraft } from '../../state/whole-draft.ts'
import { type EventTexts, textsOfDraft } from './event-values.ts'

/** The names under which half-filled forms are kept: one for what is to be posted, one for each event that is changed. */
export const draftName = (event_id?: number): string => (event_id === undefined ? 'event post' : `event ${event_id}`)

/** A form of an event as it was left. */
export type EventDraft = WholeDraft<EventTexts>
export const EVENT_DRAFT: DraftShape<EventTexts> = { textsOf: textsOfDraft, pictureField: 'thumbnail' }
