import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Cursor, flagText, idText, Words } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import type { Reason } from '../core/reasons.ts'
import { Faqs } from '../faqs/faqs.ts'
import { GALLERY_MOST } from '../galleries/gallery-limits.ts'
import { OWN_SERVICE_LIMITS, OWN_SERVICE_STATES, OwnService, OwnServiceDetail, OwnServicePage } from './own-service.ts'
import { SERVICE_FORM_ENTRIES } from './service-form.ts'
import { SERVICE_LIMITS } from './service-limits.ts'

const say = (reason: Reason) => reason
const params = v.object({ service_id: idText })

/** Plain: an array of at most `listedPlain`, the latest first. With `limit` or `cursor`: a page. */
export const listOwnServices = endpoint({
  method: 'GET',
  path: '/api/service/',
  where: { mine: 'true' },
  summary: 'One’s own services, the latest first: search, filter by state, keyset pages',
  access: 'seller',
  query: v.object({
    mine: v.optional(v.literal('true')),
    q: v.optional(Words),
    state: v.optional(v.picklist(OWN_SERVICE_STATES)),
    limit: v.optional(v.pipe(idText, v.maxValue(OWN_SERVICE_LIMITS.perPage))),
    cursor: v.optional(Cursor),
  }),
  answer: v.union([v.array(OwnService), OwnServicePage]),
  offline: { keepDays: 90, noun: 'own-services', shape: 'list' },
})

export const readOwnService = endpoint({
  method: 'GET',
  path: '/api/service/{service_id}/own/',
  summary: 'One’s own service, to edit',
  access: 'seller',
  params,
  answer: OwnServiceDetail,
  offline: { keepDays: 90, noun: 'own-services', shape: 'detail' },
})

const FORM = { files: { pictures: { ...PICTURE_UPLOAD, most: GALLERY_MOST.service } }, mostBytes: 60 * 1024 * 1024, mostFields: 60 } as const
const texts = v.partial(v.object(v.entriesFromList(Object.keys(SERVICE_FORM_ENTRIES) as (keyof typeof SERVICE_FORM_ENTRIES)[], v.string()))).entries

/** Multipart. Its fields are texts; `contract/services/service-form.ts` judges them, here and in the form. */
export const createService = endpoint({
  method: 'POST',
  path: '/api/service/create/',
  summary: 'Posts a service, with 1 to 12 pictures as pictures: multipart. The same client_key again is the same service',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 20,
  form: FORM,
  body: v.object({ ...texts, is_active: v.optional(flagText), client_key: v.optional(ClientKey) }),
  answer: OwnServiceDetail,
  offline: 'refuse',
})

export const updateService = endpoint({
  method: 'PATCH',
  path: '/api/service/{service_id}/update/',
  summary: 'Changes a service: a field that is left out stays, an empty one is cleared; new pictures come after those it has. Refused as stale when it changed',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  form: FORM,
  params,
  body: v.object({
    ...texts,
    is_active: v.optional(flagText),
    /** The version that was seen; without one other changes made meanwhile do not matter. */
    version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  }),
  answer: OwnServiceDetail,
  offline: 'refuse',
})

export const switchService = endpoint({
  method: 'POST',
  path: '/api/service/{service_id}/active/',
  summary: 'Switches a service on or off; bookings of it go on',
  access: 'seller',
  perMinute: 60,
  params,
  body: v.object({ is_active: v.boolean() }),
  answer: OwnService,
  offline: 'refuse',
})

export const copyService = endpoint({
  method: 'POST',
  path: '/api/service/{service_id}/copy/',
  summary: 'Makes a service like this one, inactive. The same client_key again is the same copy',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 20,
  params,
  body: v.object({ client_key: ClientKey }),
  answer: OwnServiceDetail,
  offline: 'refuse',
})

export const saveServiceFaqs = endpoint({
  method: 'POST',
  path: '/api/service/{service_id}/faqs/',
  summary: 'The questions and answers of a service, all of them in their order. Refused as stale when it changed since the version named',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 60,
  params,
  body: v.object({ version: Count, faqs: v.pipe(Faqs, v.maxLength(SERVICE_LIMITS.faqsMost, say('too-many'))) }),
  answer: OwnServiceDetail,
  offline: 'refuse',
})
