import { Problem } from '#contract/core/problem.ts'
import { listSellerFilms, listSellerPictures, type SellerMediaPage } from '#contract/sellers/seller-media.ts'
import type { Answer, CallOptions } from '../../../../wire/answer.ts'
import { call } from '../../../../wire/call.ts'
import { orNotFound } from '../../../../wire/or-not-found.ts'
import { type MediaList, type MediaView, readMediaView } from './media-view.ts'

const LISTS = { gallery: listSellerPictures, videos: listSellerFilms } as const

/** One page of a list. @param cursor of the page before */
export const loadMediaPage = ({ list, seller }: MediaView, options: CallOptions = {}, cursor?: string): Promise<Answer<SellerMediaPage>> =>
  call(LISTS[list], { query: { ...(seller !== undefined && { seller }), ...(cursor !== undefined && { cursor }) } }, options)

/** What a screen's address asks for, and its first page; the address of no open shop leads to the route's screen for what is not there. */
export async function loadMedia(
  list: MediaList,
  search: Record<string, unknown>,
  options: CallOptions,
): Promise<readonly [MediaView, Answer<SellerMediaPage>]> {
  const view = readMediaView(list, search)
  return [view, await orNotFound(ofOpenShop(view, options))]
}

async function ofOpenShop(view: MediaView, options: CallOptions): Promise<Answer<SellerMediaPage>> {
  const answer = await loadMediaPage(view, options)
  if (view.seller !== undefined && answer.value.seller === null) throw new Problem('not-found')
  return answer
}
