import * as v from 'valibot'
import { textsOf } from '#contract/core/form-values.ts'
import type { Reason } from '#contract/core/reasons.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import { SERVICE_FORM_FIELDS, ServiceForm, type ServiceFormTexts } from '#contract/services/service-form.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import type { DraftShape, PersistedDraft } from '../../../state/drafts/persisted-draft.ts'
import { judged } from '../../../ui/form/judged.ts'

/**
 * What stands in the form, valid or not. Of the pictures only which: numbers of new ones in their order, or `kept` where the service has its own,
 * which are looked after in its gallery. `pictures_sent`: those of a posting whose answer was lost.
 */
export type ServiceTexts = ServiceFormTexts & { pictures: string; pictures_sent: string }

/** What is not asked for, as it stands while it is not: a field that is not shown can be at no fault. */
const USUAL = {
  hours_least: '1',
  hours_most: '4',
  seats: '1',
  answer_hours: String(SERVICE_LIMITS.answerHoursUsual),
  advance_percent: String(SERVICE_LIMITS.advancePercentMost),
} as const

export const EMPTY_SERVICE: ServiceTexts = {
  ...textsOf(SERVICE_FORM_FIELDS, {}),
  ...USUAL,
  place: 'at-customer',
  pricing: 'fixed',
  duration: '60',
  step: '30',
  pause_before: '0',
  pause_after: '0',
  notice_hours: String(SERVICE_LIMITS.noticeHoursUsual),
  horizon_days: String(SERVICE_LIMITS.horizonDaysUsual),
  confirms: 'ask',
  payment: 'after',
  cancel_hours: '24',
  pictures: '',
  pictures_sent: '',
}

const kept = v.fallback(v.string(), '')
const Kept = v.object(Object.fromEntries(Object.keys(EMPTY_SERVICE).map((name) => [name, kept])) as Record<keyof ServiceTexts, typeof kept>)

/** What is one of a few: an empty one comes of a draft that began elsewhere. */
const CHOSEN = ['place', 'pricing', 'step', 'confirms', 'payment', 'cancel_hours', 'duration'] as const

/** The fields as a draft left them; fields that do not fit any more are as in an empty form. */
function textsOfDraft(draft: unknown): ServiceTexts | undefined {
  const read = v.safeParse(Kept, draft)
  if (!read.success) return undefined
  const texts = read.output
  return { ...texts, ...Object.fromEntries(CHOSEN.map((name) => [name, texts[name] || EMPTY_SERVICE[name]])) }
}

/** A form of a service as it was left. */
export type ServiceDraft = PersistedDraft<ServiceTexts>
export const SERVICE_DRAFT: DraftShape<ServiceTexts> = { textsOf: textsOfDraft, pictureField: 'pictures', isSeveral: true }

/** Several of a list in the one text of a field. */
export const joined = (list: readonly (string | number)[]): string => list.join(',')
export const listIn = (text: string): string[] => text.split(',').filter(Boolean)

/** The form as the service is now. */
export const textsOfService = (service: OwnServiceDetail): ServiceTexts => ({
  ...textsOf(SERVICE_FORM_FIELDS, {
    ...service,
    districts: joined(service.districts),
    members: joined(service.members),
    price: service.pricing === 'quote' ? '' : service.price,
  }),
  pictures: 'kept',
  pictures_sent: '',
})

/** The texts without what does not belong to the place, the price and the terms that are chosen; that stays in the form while one changes one's mind. */
export const judgeable = (texts: ServiceTexts): ServiceTexts => ({
  ...texts,
  ...(texts.place !== 'at-provider' && { at_district: '', at_area: '', at_line: '', directions: '' }),
  ...(texts.place !== 'online' && { link: '' }),
  ...(texts.pricing !== 'hourly' && { hours_least: USUAL.hours_least, hours_most: USUAL.hours_most }),
  ...(texts.pricing === 'hourly' && { duration: '60' }),
  ...(texts.pricing !== 'fixed' && { seats: USUAL.seats }),
  ...(texts.pricing === 'quote' && { price: '', confirms: 'ask' }),
  ...(texts.confirms === 'instant' && texts.pricing !== 'quote' && { answer_hours: USUAL.answer_hours }),
  ...(texts.payment !== 'advance' && { advance_percent: USUAL.advance_percent }),
})

const say = (reason: Reason) => reason
const Pictures = v.object({ pictures: v.pipe(v.string(say('required')), v.nonEmpty(say('required'))) })
const Whole = v.intersect([
  Pictures,
  v.pipe(
    v.custom<ServiceTexts>((texts) => typeof texts === 'object' && texts !== null),
    v.transform(judgeable),
    // The schema of a service takes some words alone where a form has any text.
    v.transform((texts) => texts as v.InferInput<typeof ServiceForm>),
    ServiceForm,
  ),
])

export type FilledService = v.InferOutput<typeof Whole>
/** The form of a service, with its pictures. */
export const JudgedService = judged(Whole) as v.GenericSchema<ServiceTexts, FilledService>

/** The fields as they are sent: all of them texts. */
export const textsToSend = (filled: FilledService): ServiceFormTexts =>
  textsOf(SERVICE_FORM_FIELDS, { ...filled, districts: joined(filled.districts), members: joined(filled.members) })
