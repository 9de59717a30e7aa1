import * as v from 'valibot'
import { webAddress, wholeText } from '../core/form-values.ts'
import { oneLine } from '../core/names.ts'
import { keysOf } from '../core/pick.ts'
import type { Reason } from '../core/reasons.ts'
import { editorState, richText } from '../rich-text-fields.ts'
import { isOtherLanguage, isTitled, saidOrNone, secondText, secondTitle, titleText } from '../second-language.ts'
import { mostPrice, type PriceTerms } from './price-limit.ts'
import { CANCEL_HOURS, SERVICE_CONFIRMS, SERVICE_LIMITS, SERVICE_PAYMENTS, SERVICE_PLACES, SERVICE_PRICINGS, SERVICE_STEPS } from './service-limits.ts'

const say = (reason: Reason) => reason
const branch = v.pipe(v.string(say('required')), v.minLength(1, say('required')), v.regex(/^[1-9]\d{0,8}$/, say('does-not-fit')), v.transform(Number))

/** Names or numbers in one text of a form, separated by commas; an empty one has none. Each once, in their order. */
const listText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(5000, say('too-many')),
    v.transform((text) => [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean)),
    v.maxLength(most, say('too-many')),
  )

/** The fields of a service as its seller types them: all of them texts. Form, draft, copy and export take this list. */
export const SERVICE_FORM_ENTRIES = {
  title: titleText(SERVICE_LIMITS.titleLongest),
  second_title: secondTitle(SERVICE_LIMITS.titleLongest),
  service_category: branch,
  service_subcategory: branch,
  place: v.picklist(SERVICE_PLACES, say('required')),
  /** Names of districts, where the provider comes; none: all of Bangladesh. */
  districts: v.optional(listText(64), ''),
  /** Where the buyer comes: names as in contract/places.ts and contract/addresses/areas.ts. */
  at_district: v.optional(oneLine(60), ''),
  at_area: v.optional(oneLine(60), ''),
  at_line: v.optional(oneLine(SERVICE_LIMITS.lineLongest), ''),
  directions: v.optional(oneLine(SERVICE_LIMITS.directionsLongest), ''),
  link: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500, say('too-long'))), ''),
  pricing: v.picklist(SERVICE_PRICINGS, say('required')),
  price: v.optional(v.string(), ''),
  hours_least: v.optional(wholeText(SERVICE_LIMITS.hoursMost, 1), '1'),
  hours_most: v.optional(wholeText(SERVICE_LIMITS.hoursMost, 1), '4'),
  duration: wholeText(SERVICE_LIMITS.durationMost, SERVICE_LIMITS.durationLeast),
  step: v.picklist(SERVICE_STEPS, say('required')),
  seats: v.optional(wholeText(SERVICE_LIMITS.seatsMost, 1), '1'),
  pause_before: v.optional(wholeText(SERVICE_LIMITS.pauseMost), '0'),
  pause_after: v.optional(wholeText(SERVICE_LIMITS.pauseMost), '0'),
  notice_hours: v.optional(wholeText(SERVICE_LIMITS.noticeHoursMost), String(SERVICE_LIMITS.noticeHoursUsual)),
  horizon_days: v.optional(wholeText(SERVICE_LIMITS.horizonDaysMost, 1), String(SERVICE_LIMITS.horizonDaysUsual)),
  confirms: v.picklist(SERVICE_CONFIRMS, say('required')),
  answer_hours: v.optional(wholeText(SERVICE_LIMITS.answerHoursMost, 1), String(SERVICE_LIMITS.answerHoursUsual)),
  payment: v.picklist(SERVICE_PAYMENTS, say('required')),
  advance_percent: v.optional(wholeText(SERVICE_LIMITS.advancePercentMost, 1), String(SERVICE_LIMITS.advancePercentMost)),
  cancel_hours: v.picklist(CANCEL_HOURS, say('required')),
  /** Ids of members of the team. */
  members: v.optional(listText(SERVICE_LIMITS.membersMost), ''),
  description: richText,
  description_state: editorState,
  second_description: secondText,
  second_description_state: editorState,
}

const NUMBER = wholeText(Number.MAX_SAFE_INTEGER, 0)
type Priced = PriceTerms & { price: string }
const isWithinLimit = ({ price, ...terms }: Priced): boolean => terms.pricing === 'quote' || price.trim() === '' || v.is(wholeText(mostPrice(terms), 0), price)
/** What is counted in seats has one price for each; hours and quotes are for one buyer alone. */
const isForOne = ({ pricing, seats }: { pricing: string; seats: number }): boolean => pricing === 'fixed' || seats === 1

/** A service as it is posted and edited; the same on both sides. What does not belong to its place or its price is dropped. */
export const ServiceForm = v.pipe(
  v.object(SERVICE_FORM_ENTRIES),
  v.forward(
    v.partialCheck([['pricing'], ['price']], ({ pricing, price }) => pricing === 'quote' || price.trim() !== '', say('required')),
    ['price'],
  ),
  v.forward(
    v.partialCheck([['pricing'], ['price']], ({ pricing, price }) => pricing === 'quote' || price.trim() === '' || v.is(NUMBER, price), say('not-a-number')),
    ['price'],
  ),
  v.forward(v.partialCheck([['pricing'], ['price'], ['hours_least'], ['payment'], ['advance_percent']], isWithinLimit, say('too-large')), ['price']),
  v.forward(
    v.partialCheck([['hours_least'], ['hours_most']], ({ hours_least, hours_most }) => hours_least <= hours_most, say('below-least')),
    ['hours_most'],
  ),
  v.forward(v.partialCheck([['pricing'], ['seats']], isForOne, say('does-not-fit')), ['seats']),
  v.forward(
    v.partialCheck([['pricing'], ['confirms']], ({ pricing, confirms }) => pricing !== 'quote' || confirms === 'ask', say('does-not-fit')),
    ['confirms'],
  ),
  v.forward(
    v.partialCheck([['place'], ['at_district']], ({ place, at_district }) => place !== 'at-provider' || at_district !== '', say('required')),
    ['at_district'],
  ),
  v.forward(
    v.partialCheck([['place'], ['at_area']], ({ place, at_area }) => place !== 'at-provider' || at_area !== '', say('required')),
    ['at_area'],
  ),
  v.forward(
    v.partialCheck([['place'], ['at_line']], ({ place, at_line }) => place !== 'at-provider' || at_line !== '', say('required')),
    ['at_line'],
  ),
  v.forward(
    v.partialCheck([['place'], ['link']], ({ place, link }) => place !== 'online' || link !== '', say('required')),
    ['link'],
  ),
  v.forward(
    v.partialCheck([['place'], ['link']], ({ place, link }) => place !== 'online' || link === '' || webAddress(link) !== undefined, say('not-a-url')),
    ['link'],
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
    ...(form.place !== 'at-provider' && { at_district: '', at_area: '', at_line: '', directions: '' }),
    districts: form.place === 'at-customer' ? form.districts : [],
    link: form.place === 'online' ? (webAddress(form.link) ?? '') : '',
    price: form.pricing === 'quote' ? 0 : v.parse(NUMBER, form.price),
    // An hour is what is sold by the hour.
    duration: form.pricing === 'hourly' ? 60 : form.duration,
    members: form.members.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0),
    second_description: saidOrNone(form.second_description),
  })),
)
export type ServiceForm = v.InferOutput<typeof ServiceForm>
export const SERVICE_FORM_FIELDS = keysOf(SERVICE_FORM_ENTRIES)
/** Every field as text. */
export type ServiceFormTexts = { [K in keyof typeof SERVICE_FORM_ENTRIES]: string }
