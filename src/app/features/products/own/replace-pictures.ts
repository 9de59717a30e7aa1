import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { orderProductGallery, removeProductPicture } from '#contract/products/product-gallery.ts'
import { call } from '../../../wire/call.ts'
import { loadOwnProduct, sendUpdate } from './product-calls.ts'

interface Pictures {
  /** Numbers of the pictures that the product was made with, and of those in the form now, in their order. */
  sent: readonly string[]
  now: readonly string[]
  /** Those in the form. */
  pictures: readonly Blob[]
}

/** Has a product that an earlier try made show the pictures that are in the form now, in their order. New ones come first: one at least must stay. */
export async function replacePictures(product: OwnProductDetail, { sent, now, pictures }: Pictures): Promise<OwnProductDetail> {
  if (sent.join() === now.join()) return product
  const { product_id } = product
  const ids = new Map(sent.flatMap((name, at) => (product.pictures[at] ? [[name, product.pictures[at].id] as const] : [])))
  const fresh = now.flatMap((name, at) => (!ids.has(name) && pictures[at] ? [{ name, picture: pictures[at] }] : []))
  const gone = sent.flatMap((name) => (now.includes(name) ? [] : (ids.get(name) ?? [])))
  // Where all are exchanged the last one makes room for the first new ones.
  const [last, ...others] = gone
  for (const item_id of others) await call(removeProductPicture, { params: { item_id } })
  const added =
    fresh.length > 0 ? await sendUpdate(product_id, { texts: {}, pictures: fresh.map(({ picture }) => picture), version: product.version }) : product
  if (last !== undefined) await call(removeProductPicture, { params: { item_id: last } })
  const before = new Set(product.pictures.map(({ id }) => id))
  const made = added.pictures.filter(({ id }) => !before.has(id))
  for (const [at, { name }] of fresh.entries()) if (made[at]) ids.set(name, made[at].id)
  await call(orderProductGallery, { body: { subject: product_id, ids: now.flatMap((name) => ids.get(name) ?? []) } })
  return (await loadOwnProduct(product_id, { fresh: true })).value
}
