import { loadEventList } from '../../features/events/public/calls.ts'
import { loadSeller } from '../../features/sellers/calls.ts'
import type { CallOptions } from '../../wire/answer.ts'
import { orNotFound } from '../../wire/or-not-found.ts'

/** A seller with what they hold next. @param slug as it stands in the address. */
export const loadSellerScreen = (slug: string, how: CallOptions) => orNotFound(sellerAndEvents(slug, how))

async function sellerAndEvents(slug: string, how: CallOptions) {
  const seller = await loadSeller(slug, how)
  return [seller, await loadEventList({ seller: seller.value.id }, how)] as const
}
