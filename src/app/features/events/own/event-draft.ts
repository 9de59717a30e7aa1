import type { DraftShape, WholeDraft } from '../../../state/drafts/whole-draft.ts'
import { type EventTexts, textsOfDraft } from './event-values.ts'

/** A form of an event as it was left. */
export type EventDraft = WholeDraft<EventTexts>
export const EVENT_DRAFT: DraftShape<EventTexts> = { textsOf: textsOfDraft, pictureField: 'thumbnail' }
