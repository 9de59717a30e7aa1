import { loadEventList } from '../../features/events/public/calls.ts'
import { loadProducts } from '../../features/products/public/calls.ts'
import { loadSeller } from '../../features/sellers/calls.ts'
import { loadServices } from '../../features/services/public/calls.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { orNotFound } from '../../wire/or-not-found.ts'

/** A seller with what they hold next, what they have on sale and what they do for others if that could be had: the page does without. @param slug as it stands in the address. */
export const loadSellerScreen = (slug: string, options: CallOptions) => orNotFound(sellerAndMore(slug, options))

async function sellerAndMore(slug: string, options: CallOptions) {
  const seller = await loadSeller(slug, options)
  const filter = { seller: seller.value.slug }
  const [events, products, services] = await Promise.all([
    loadEventList(filter, options),
    loadProducts(filter, options).catch(() => undefined),
    loadServices(filter, options).catch(() => undefined),
  ])
  return [seller, events, products, services] as const
}
