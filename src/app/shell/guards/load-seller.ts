import { loadEventList } from '../../features/events/public/calls.ts'
import { loadSeller } from '../../features/sellers/calls.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { orNotFound } from '../../wire/or-not-found.ts'

/** A seller with what they hold next. @param slug as it stands in the address. */
export const loadSellerScreen = (slug: string, options: CallOptions) => orNotFound(sellerAndEvents(slug, options))

async function sellerAndEvents(slug: string, options: CallOptions) {
  const seller = await loadSeller(slug, options)
  return [seller, await loadEventList({ seller: seller.value.id }, options)] as const
}
