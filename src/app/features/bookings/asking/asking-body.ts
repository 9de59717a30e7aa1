import * as v from 'valibot'
import type { Address } from '#contract/addresses/addresses.ts'
import { BookingForm } from '#contract/bookings/booking-asking.ts'
import type { Language } from '#contract/core/languages.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import type { TypedAsking } from './asking-draft.ts'
import { priceOf } from './asking-price.ts'

/** Who asks, as far as the account and the address book know. */
export interface KnownBuyer {
  full_name: string
  phone_number: string
  email: string
}

export type AskingField = 'starts_at' | 'full_name' | 'phone_number' | 'email' | 'address' | 'note'
/** What is wrong with a field: a reason of forms, or `unreached`, of an address that the provider does not come to. */
export type AskingFaults = Partial<Record<AskingField, string>>

export type AskingBody = v.InferInput<typeof BookingForm>

interface Asked {
  service: ServiceDetail
  address: Address | undefined
  known: KnownBuyer
  language: Language
}

/** What stands in the form: what was typed, else what is known. */
export const detailsOf = ({ full_name, phone_number, email }: TypedAsking, known: KnownBuyer): KnownBuyer => ({
  full_name: full_name ?? known.full_name,
  phone_number: phone_number ?? known.phone_number,
  email: email ?? known.email,
})

/** The form as it is sent, and what is wrong with it. */
export function askingBody(typed: TypedAsking, { service, address, known, language }: Asked): { body: AskingBody; faults: AskingFaults } {
  const comesToBuyer = service.place === 'at-customer'
  const body: AskingBody = {
    service: String(service.service_id),
    starts_at: typed.starts_at ?? '',
    member: typed.member === null ? '' : String(typed.member),
    hours: String(service.pricing === 'hourly' ? typed.hours : 1),
    seats: String(service.pricing === 'hourly' ? 1 : typed.seats),
    price_seen: String(priceOf(service, typed)),
    ...detailsOf(typed, known),
    ...(comesToBuyer && address && placeOf(address)),
    note: typed.note,
    language,
  }
  const read = v.safeParse(BookingForm, body)
  const faults = faultsOf((read.issues ?? []).map((issue) => [String(issue.path?.[0]?.key), issue.message]))
  if (service.pricing !== 'quote' && typed.starts_at === null) faults.starts_at = 'required'
  if (comesToBuyer && !address) faults.address = 'required'
  if (comesToBuyer && address && service.reaches !== null && !service.reaches.includes(address.district)) faults.address = 'unreached'
  return { body, faults }
}

const placeOf = ({ division, district, area, line, landmark }: Address) => ({ division, district, area, line, landmark })

const FIELDS: readonly AskingField[] = ['starts_at', 'full_name', 'phone_number', 'email', 'note']
const OF_ADDRESS: readonly string[] = ['division', 'district', 'area', 'line', 'landmark']

/** Faults by the fields of the form, the first of each. What the form has no field for is left to the words of the refusal. */
export function faultsOf(reasons: readonly (readonly [field: string, reason: string])[]): AskingFaults {
  const faults: AskingFaults = {}
  for (const [name, reason] of reasons) {
    const field = OF_ADDRESS.includes(name) ? 'address' : FIELDS.find((one) => one === name)
    if (field) faults[field] ??= field === 'address' && reason === 'does-not-fit' ? 'unreached' : reason
  }
  return faults
}
