import { upperCase } from '#contract/core/one-form.ts'
import type { ReturnGroup } from '#contract/shop/return-groups.ts'
import { downloadReturnPicture, listShopReturns, readShopReturn, type ShopReturn } from '#contract/shop/returns.ts'
import type { OrderSide } from '#contract/shop/shop-orders.ts'
import { noteKeptServiceTime, noteServiceTime } from '../../../state/service-clock.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { fetchFile } from '../../../wire/fetch-file.ts'
import type { Page } from '../../../wire/use-pages.ts'

const PER_PAGE = 20

export interface AskedReturns {
  side: OrderSide
  /** Undefined: all. */
  group?: ReturnGroup | undefined
}

/** Deadlines go by the service's clock. */
function noted<T>(answer: Answer<T>, server_time: string | undefined): Answer<T> {
  if (server_time && answer.from === 'network') noteServiceTime(server_time)
  else if (server_time) noteKeptServiceTime(server_time, answer.fetchedAt)
  return answer
}

/** One page of complaints, the latest first. @param cursor of the page before */
export async function loadReturns({ side, group }: AskedReturns, options: CallOptions = {}, cursor?: string): Promise<Answer<Page<ShopReturn>>> {
  const query = { side, limit: String(PER_PAGE), ...(group && { group }), ...(cursor && { cursor }) }
  const answer = await call(listShopReturns, { query }, options)
  return noted(answer, answer.value.results[0]?.server_time)
}

/** One complaint, to either side. @param number in any case, as addresses have it */
export async function loadReturn(number: string, options: CallOptions = {}): Promise<Answer<ShopReturn>> {
  const answer = await call(readShopReturn, { params: { number: upperCase(number) } }, options)
  return noted(answer, answer.value.server_time)
}

/** @throws {Problem} offline, not-found */
export const fetchReturnPicture = async (number: string, id: number): Promise<Blob> =>
  (await fetchFile(downloadReturnPicture, { params: { number, picture_id: id } })).blob
