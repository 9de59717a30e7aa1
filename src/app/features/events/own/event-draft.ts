import type { DraftShape, PersistedDraft } from '../../../state/drafts/persisted-draft.ts'
import { type EventTexts, textsOfDraft } from './event-values.ts'

/** A form of an event as it was left. */
export type EventDraft = PersistedDraft<EventTexts>
export const EVENT_DRAFT: DraftShape<EventTexts> = { textsOf: textsOfDraft, pictureField: 'thumbnail' }
