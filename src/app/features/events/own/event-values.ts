import * as v from 'valibot'
import { minuteOf, textsOf } from '#contract/core/form-values.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { EVENT_FORM_FIELDS, EventForm, type EventFormTexts, isToCome } from '#contract/events/event-form.ts'
import type { OwnEventDetail } from '#contract/events/own-events.ts'
import { judged } from '../../../ui/form/judged.ts'

/** What stands in the form, valid or not. Of the picture only which one: the event’s own (`kept`, or `none` where it has none), a `new` one, or empty: one is to be chosen. */
export type EventTexts = EventFormTexts & { thumbnail: string }

export const EMPTY_EVENT: EventTexts = {
  thumbnail: '',
  ...textsOf(EVENT_FORM_FIELDS, {}),
  type: 'Offline',
}

const say = (reason: Reason) => reason
const kept = v.fallback(v.string(), '')
const Kept = v.object(Object.fromEntries(Object.keys(EMPTY_EVENT).map((name) => [name, kept])) as Record<keyof EventTexts, typeof kept>)

/** The fields as a draft left them; whatever does not fit any more is empty. */
export function textsOfDraft(draft: unknown): EventTexts | undefined {
  const read = v.safeParse(Kept, draft)
  return read.success ? { ...read.output, type: read.output.type || EMPTY_EVENT.type } : undefined
}

/** The form as the event is now. Its seats are those that there are in all. */
export const textsOfEvent = (event: OwnEventDetail): EventTexts => ({
  thumbnail: event.thumbnail === null ? 'none' : 'kept',
  ...textsOf(EVENT_FORM_FIELDS, event),
  seats: String(event.capacity),
  from_time: minuteOf(event.from_time),
  to_time: minuteOf(event.to_time),
})

/** What the other type has is kept while one changes one's mind, but it is not looked at. */
const withoutHidden = <T extends { type: string; link?: string | undefined; location?: string | undefined }>(texts: T): T => ({
  ...texts,
  link: texts.type === 'Online' ? texts.link : '',
  location: texts.type === 'Offline' ? texts.location : '',
})

const Fields = v.pipe(
  v.custom<v.InferInput<typeof EventForm>>((texts) => typeof texts === 'object' && texts !== null),
  v.transform(withoutHidden),
  EventForm,
)
const Cover = v.object({ thumbnail: v.pipe(v.string(say('required')), v.nonEmpty(say('required'))) })
const Edited = v.intersect([Cover, Fields])
const Posted = v.intersect([
  Cover,
  v.pipe(
    Fields,
    v.forward(
      v.partialCheck([['to_time']], (event) => isToCome(event, Date.now()), say('in-the-past')),
      ['to_time'],
    ),
  ),
])

type Unjudged = v.InferInput<typeof Edited>
export type FilledEvent = v.InferOutput<typeof Edited>
export type EventSchema = v.GenericSchema<Unjudged, FilledEvent>

/** The form of an event, with its picture. @see Specification §5 "Post and edit event form" */
export const EditedEvent = judged(Edited)
/** To be posted: an event that is over by then would be seen by no visitor. */
export const PostedEvent = judged(Posted)

/** The fields as they are sent: all of them texts. */
export const textsToSend = (event: FilledEvent): EventFormTexts => textsOf(EVENT_FORM_FIELDS, event)
