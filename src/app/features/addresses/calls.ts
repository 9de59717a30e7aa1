import type * as v from 'valibot'
import { type Address, type AddressForm, addAddress, changeAddress, listAddresses, removeAddress } from '#contract/addresses/addresses.ts'
import { addressOf, type EndpointSpec, type InputOf, type ResultOf } from '#contract/core/endpoint.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'
import { storeAnswer } from '../../wire/store-answer.ts'

/** An address as its owner types it. */
export type AddressTexts = v.InferInput<typeof AddressForm>

export const loadAddresses = (options: CallOptions = {}) => call(listAddresses, {}, options)

/** Every change is answered with the whole book, which then replaces the phone's copy. */
async function changed<const E extends EndpointSpec & { answer: typeof listAddresses.answer }>(spec: E, input: InputOf<E>): Promise<ResultOf<E>> {
  const answer = await call(spec, input)
  await storeAnswer({ ...answer, address: addressOf(listAddresses, {}), etag: null })
  return answer.value
}

/** @param client_key the same again is the same address. @throws {Problem} bad-input — its fields say why */
export const makeAddress = (client_key: string, address: AddressTexts): Promise<Address[]> => changed(addAddress, { body: { client_key, address } })

/** @throws {Problem} not-found — it was deleted meanwhile; bad-input — its fields say why */
export const saveAddress = (address_id: number, address: AddressTexts): Promise<Address[]> =>
  changed(changeAddress, { params: { address_id }, body: { address } })

/** @throws {Problem} not-found — it was deleted meanwhile */
export const dropAddress = (address_id: number): Promise<Address[]> => changed(removeAddress, { params: { address_id } })
