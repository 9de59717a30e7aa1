import {
  checkSlug,
  dropShopPicture,
  editShop,
  type OwnSeller,
  openShop,
  readSeller,
  readShop,
  type SellerForm,
  type SellerPage,
  saveShopPicture,
} from '#contract/sellers/sellers.ts'
import type { Answer, CallOptions } from '../../wire/answer.ts'
import { call } from '../../wire/call.ts'

/** @param slug as it stands in the address. */
export const loadSeller = (slug: string, options: CallOptions = {}): Promise<Answer<SellerPage>> => call(readSeller, { params: { slug } }, options)

export const loadShop = (options: CallOptions = {}): Promise<Answer<OwnSeller>> => call(readShop, {}, options)

/** Why an address of a shop cannot be had, or undefined. */
export async function slugFault(slug: string, options: CallOptions = {}): Promise<string | undefined> {
  const { value } = await call(checkSlug, { query: { slug } }, options)
  return value.free ? undefined : (value.reason ?? 'taken')
}

/** Opens a shop, or changes the one that is there. */
export async function sendShop(form: SellerForm, isOpen: boolean): Promise<OwnSeller> {
  return (await call(isOpen ? editShop : openShop, { body: form })).value
}

export const sendShopPicture = async (bytes: Uint8Array<ArrayBuffer>): Promise<OwnSeller> => (await call(saveShopPicture, { body: bytes })).value
export const removeShopPicture = async (): Promise<OwnSeller> => (await call(dropShopPicture, {})).value
