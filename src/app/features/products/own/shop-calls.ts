import type * as v from 'valibot'
import {
  addDeliveryOption,
  changeDeliveryOption,
  type DeliveryForm,
  type OwnShop,
  readOwnShop,
  removeDeliveryOption,
  updateShop,
} from '#contract/products/shops.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { callAndStore } from '../../../wire/call-and-store.ts'

/** A delivery option as it is sent. */
export type DeliveryInput = v.InferInput<typeof DeliveryForm>

export const loadShop = (options: CallOptions = {}) => call(readOwnShop, {}, options)

/** Every change is answered with the whole shop: what the phone keeps of it is then that. */
const COPY = [readOwnShop, {}] as const

/** @param client_key the same again is the same option. @throws {Problem} bad-input — its fields say why */
export const addOption = (option: DeliveryInput, client_key: string): Promise<OwnShop> =>
  callAndStore(addDeliveryOption, { body: { client_key, option } }, COPY)

export const changeOption = (option_id: number, option: DeliveryInput): Promise<OwnShop> =>
  callAndStore(changeDeliveryOption, { params: { option_id }, body: { option } }, COPY)

export const removeOption = (option_id: number): Promise<OwnShop> => callAndStore(removeDeliveryOption, { params: { option_id } }, COPY)

/** @throws {Problem} stale — it was changed since that version */
export const saveShop = (change: Omit<v.InferInput<typeof updateShop.body>, 'version'>, version: number): Promise<OwnShop> =>
  callAndStore(updateShop, { body: { ...change, version } }, COPY)
