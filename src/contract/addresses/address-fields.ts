import * as v from 'valibot'
import { MobileNumber } from '../core/fields.ts'
import { oneLine, oneLineRequired } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'

export const ADDRESS_LIMITS = { most: 10, nameLongest: 80, lineLongest: 200, landmarkLongest: 100, areaLongest: 40 } as const

const say = (reason: Reason) => reason

/** What an address consists of. That its places are places is checked by who has their list: `AddressForm`, and the service. */
export const ADDRESS_ENTRIES = {
  full_name: oneLineRequired(ADDRESS_LIMITS.nameLongest),
  phone_number: MobileNumber,
  division: v.pipe(v.string(say('required')), v.minLength(1, say('required'))),
  district: v.pipe(v.string(say('required')), v.minLength(1, say('required'))),
  area: oneLineRequired(ADDRESS_LIMITS.areaLongest),
  /** House, road, village. */
  line: oneLineRequired(ADDRESS_LIMITS.lineLongest),
  landmark: v.optional(oneLine(ADDRESS_LIMITS.landmarkLongest), ''),
}
