import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Instant } from '../core/fields.ts'
import { CV_UPLOAD } from '../jobs/cv-files.ts'

/** What may be sent as a trade licence: what may be sent as a CV. */
export const LICENCE_UPLOAD = CV_UPLOAD

export const LICENCE_STATES = ['waiting', 'seen', 'refused'] as const
export type LicenceState = (typeof LICENCE_STATES)[number]

/** The trade licence of a shop, to its owner; its bytes are given to staff alone. */
export const OwnLicence = v.object({
  state: v.picklist(LICENCE_STATES),
  kind: v.picklist(['pdf', 'image']),
  bytes: Count,
  sent_at: Instant,
  /** Null while it waits. */
  decided_at: v.nullable(Instant),
  /** Why staff refused it, in their words. */
  reason: v.nullable(v.string()),
})
export type OwnLicence = v.InferOutput<typeof OwnLicence>

/** Null: none was given. */
const answer = v.nullable(OwnLicence)
const path = '/api/account/trade_licence/'

export const readLicence = endpoint({
  method: 'GET',
  path,
  summary: 'The trade licence of one’s own shop, and what staff say of it; null: none was given',
  access: 'seller',
  answer,
  offline: 'never',
})

export const sendLicence = endpoint({
  method: 'POST',
  path,
  summary: 'Gives staff a trade licence to see: the bytes of a PDF or a picture as the body. It takes the place of the one before, and waits for staff',
  access: 'seller',
  perMinute: 10,
  upload: LICENCE_UPLOAD,
  answer,
  offline: 'refuse',
})

export const removeLicence = endpoint({
  method: 'DELETE',
  path,
  summary: 'Takes one’s trade licence back; its file is deleted',
  access: 'seller',
  perMinute: 10,
  answer: v.object({ removed: v.literal(true) }),
  offline: 'refuse',
})
