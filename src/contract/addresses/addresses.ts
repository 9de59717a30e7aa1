import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Id, idText } from '../core/fields.ts'
import type { Reason } from '../core/reasons.ts'
import { isPlace } from '../places.ts'
import { ADDRESS_ENTRIES } from './address-fields.ts'

const say = (reason: Reason) => reason

/** An address as its owner writes it. `area`: an upazila of the district, or a thana of one of its cities; that it is one is checked by the service. */
export const AddressForm = v.pipe(
  v.object(ADDRESS_ENTRIES),
  v.forward(
    v.partialCheck([['division'], ['district']], ({ division, district }) => isPlace(division, district), say('not-a-place')),
    ['district'],
  ),
)
export type AddressForm = v.InferOutput<typeof AddressForm>

/** An address of one's address book. */
export const Address = v.object({
  id: Id,
  full_name: v.string(),
  phone_number: v.string(),
  division: v.string(),
  district: v.string(),
  area: v.string(),
  /** In Bangla. */
  area_bn: v.string(),
  line: v.string(),
  landmark: v.string(),
})
export type Address = v.InferOutput<typeof Address>

const answer = v.array(Address)
const params = v.object({ address_id: idText })

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/address/',
  summary: 'One’s own address book, the latest changed first',
  access: 'signed-in',
  answer,
  offline: { keepDays: 90, noun: 'addresses', shape: 'list' },
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/address/',
  summary: 'Adds an address to the book, ten at most. The same key again is the same address. Answers with the whole book',
  access: 'signed-in',
  perMinute: 30,
  body: v.object({ client_key: ClientKey, address: AddressForm }),
  answer,
  offline: 'refuse',
})

export const changeAddress = endpoint({
  method: 'PATCH',
  path: '/api/address/{address_id}/',
  summary: 'Changes an address. Answers with the whole book',
  access: 'signed-in',
  perMinute: 30,
  params,
  body: v.object({ address: AddressForm }),
  answer,
  offline: 'refuse',
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/address/{address_id}/',
  summary: 'Deletes an address. Answers with the rest of the book',
  access: 'signed-in',
  perMinute: 30,
  params,
  answer,
  offline: 'refuse',
})
