import * as v from 'valibot'
import { ownPage } from '../core/card-page.ts'
import { endpoint } from '../core/endpoint.ts'
import { Cursor, Id, idText } from '../core/fields.ts'
import { OwnLicence } from '../sellers/trade-licence.ts'
import { StaffReason } from './staff-reason.ts'

/** A trade licence, to staff. */
export const DeskLicence = v.object({
  /** Of what was sent: another file has another. */
  id: Id,
  ...OwnLicence.entries,
  /** The PDF has parts that do something by themselves. */
  is_active: v.boolean(),
  username: v.string(),
  /** Name and page of the shop. */
  full_name: v.string(),
  slug: v.string(),
})
export type DeskLicence = v.InferOutput<typeof DeskLicence>

export const LICENCES_PER_PAGE = 30

const one = v.object({ licence_id: idText })

export const listLicences = endpoint({
  method: 'GET',
  path: '/api/desk/licences/',
  summary: 'Trade licences that wait for staff, the oldest first',
  access: 'staff',
  perMinute: 60,
  query: v.object({ cursor: v.optional(Cursor) }),
  answer: ownPage(DeskLicence),
  offline: 'never',
})

export const downloadLicence = endpoint({
  method: 'GET',
  path: '/api/desk/licences/{licence_id}/file/',
  summary: 'The bytes of a trade licence. That it was looked at is recorded',
  access: 'staff',
  perMinute: 60,
  params: one,
  download: true,
  answer: v.unknown(),
  offline: 'never',
})

export const decideLicence = endpoint({
  method: 'POST',
  path: '/api/desk/licences/{licence_id}/decide/',
  summary:
    'Says that a trade licence was seen, or refuses it with a reason, which its owner reads. `bad-state`: another member of staff has decided; `not-found`: it was replaced or taken back',
  access: 'staff',
  perMinute: 60,
  params: one,
  body: v.variant('decision', [v.object({ decision: v.literal('seen') }), v.object({ decision: v.literal('refuse'), reason: StaffReason })]),
  answer: DeskLicence,
  offline: 'refuse',
})
