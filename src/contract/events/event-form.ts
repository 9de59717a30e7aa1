import * as v from 'valibot'
import { momentText, webAddress, wholeText } from '../core/form-values.ts'
import { oneLine } from '../core/names.ts'
import { keysOf } from '../core/pick.ts'
import type { Reason } from '../core/reasons.ts'
import { editorState, richText } from '../rich-text-fields.ts'
import { isOtherLanguage, isTitled, saidOrNone, secondText, secondTitle, titleText } from '../second-language.ts'
import { TITLE_LONGEST } from '../title-limits.ts'
import { EVENT_TYPES } from './events-filter.ts'

/** @see Specification §5 and §9 where it says one; the rest keeps out values that no seller means. */
export const EVENT_FORM_LIMITS = {
  titleLongest: TITLE_LONGEST.event,
  priceMost: 1_000_000,
  seatsMost: 100_000,
  locationLongest: 200,
  /** UTF-8 bytes of one rich text, and of the editor's own state of it. */
  htmlBytes: 256 * 1024,
} as const

const say = (reason: Reason) => reason
const id = v.pipe(v.string(say('required')), v.minLength(1, say('required')), v.regex(/^[1-9]\d{0,8}$/, say('does-not-fit')), v.transform(Number))

/**
 * The fields of an event as its seller types them: all of them texts. Form, draft, copy and export take this list; each is a column of that name.
 * @see Specification §3 "Event", §5 "Post and edit event form"
 */
export const EVENT_FORM_ENTRIES = {
  title: titleText(EVENT_FORM_LIMITS.titleLongest),
  second_title: secondTitle(EVENT_FORM_LIMITS.titleLongest),
  second_description: secondText,
  second_description_state: editorState,
  price: wholeText(EVENT_FORM_LIMITS.priceMost),
  seats: wholeText(EVENT_FORM_LIMITS.seatsMost),
  from_time: momentText,
  to_time: momentText,
  type: v.picklist(EVENT_TYPES, say('required')),
  link: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, say('too-long'))), ''),
  location: v.optional(oneLine(EVENT_FORM_LIMITS.locationLongest), ''),
  event_category: id,
  event_subcategory: id,
  event_subsubcategory: id,
  description: richText,
  description_state: editorState,
  terms_and_condition: richText,
  terms_state: editorState,
}

/**
 * An event as it is posted and edited; the same on both sides. Gives numbers, ISO 8601 UTC and a link in one spelling. Where an Online
 * event has a place, or an Offline one a link, that is dropped.
 */
export const EventForm = v.pipe(
  v.object(EVENT_FORM_ENTRIES),
  v.forward(
    v.partialCheck([['from_time'], ['to_time']], ({ from_time, to_time }) => from_time < to_time, say('ends-before-start')),
    ['to_time'],
  ),
  v.forward(
    v.partialCheck([['type'], ['link']], ({ type, link }) => type !== 'Online' || link !== '', say('required')),
    ['link'],
  ),
  v.forward(
    v.partialCheck([['type'], ['link']], ({ type, link }) => type !== 'Online' || link === '' || webAddress(link) !== undefined, say('not-a-url')),
    ['link'],
  ),
  v.forward(
    v.partialCheck([['type'], ['location']], ({ type, location }) => type !== 'Offline' || location !== '', say('required')),
    ['location'],
  ),
  v.forward(v.partialCheck([['title'], ['second_title']], isOtherLanguage, say('same-language')), ['second_title']),
  v.forward(
    v.partialCheck(
      [['second_title'], ['second_description']],
      ({ second_title, second_description }) => isTitled(second_title, [second_description]),
      say('required'),
    ),
    ['second_title'],
  ),
  v.transform((form) => ({
    ...form,
    second_description: saidOrNone(form.second_description),
    link: form.type === 'Online' ? (webAddress(form.link) ?? null) : null,
    location: form.type === 'Offline' ? form.location : null,
  })),
)
export type EventForm = v.InferOutput<typeof EventForm>
export const EVENT_FORM_FIELDS = keysOf(EVENT_FORM_ENTRIES)
/** Every field as text. */
export type EventFormTexts = { [K in keyof typeof EVENT_FORM_ENTRIES]: string }

/** Whether it can be posted now: an event that is over by then would be seen by no visitor. @param now milliseconds since the epoch */
export const isToCome = ({ to_time }: Pick<EventForm, 'to_time'>, now: number): boolean => Date.parse(to_time) > now
