import { notFound } from '@tanstack/react-router'
import { isNotThere } from '#contract/core/problem-code.ts'
import { loadEventList } from '../../features/events/public/calls.ts'
import { loadSeller } from '../../features/sellers/calls.ts'
import type { CallOptions } from '../../wire/answer.ts'

/** A seller with what they hold next. @param slug as it stands in the address. */
export async function loadSellerScreen(slug: string, how: CallOptions) {
  try {
    const seller = await loadSeller(slug, how)
    return [seller, await loadEventList({ seller: seller.value.id }, how)] as const
  } catch (error) {
    if (isNotThere(error)) throw notFound()
    throw error
  }
}
