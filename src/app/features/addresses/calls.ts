import type * as v from 'valibot'
import { type Address, type AddressForm, addAddress, changeAddress, listAddresses, removeAddress } from '#contract/addresses/addresses.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import { callAndStore } from '../../wire/call-and-store.ts'

/** An address as its owner types it. */
export type AddressTexts = v.InferInput<typeof AddressForm>

export const loadAddresses = (options: CallOptions = {}) => call(listAddresses, {}, options)

/** Every change is answered with the whole book, which then replaces the phone's copy. */
const BOOK = [listAddresses, {}] as const

/** @param client_key the same again is the same address. @throws {Problem} bad-input — its fields say why */
export const makeAddress = (client_key: string, address: AddressTexts): Promise<Address[]> => callAndStore(addAddress, { body: { client_key, address } }, BOOK)

/** @throws {Problem} not-found — it was deleted meanwhile; bad-input — its fields say why */
export const saveAddress = (address_id: number, address: AddressTexts): Promise<Address[]> =>
  callAndStore(changeAddress, { params: { address_id }, body: { address } }, BOOK)

/** @throws {Problem} not-found — it was deleted meanwhile */
export const dropAddress = (address_id: number): Promise<Address[]> => callAndStore(removeAddress, { params: { address_id } }, BOOK)
