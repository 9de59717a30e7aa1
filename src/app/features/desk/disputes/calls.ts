import { decideReturn, listDeskReturns } from '#contract/desk/returns.ts'
import { downloadReturnPicture } from '#contract/shop/returns.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { type FetchedFile, fetchFile } from '../../../wire/fetch-file.ts'

export const loadDisputes = (options: CallOptions, cursor?: string) => call(listDeskReturns, { query: { ...(cursor !== undefined && { cursor }) } }, options)

/** What staff decide: `back`: the money goes back once the goods do. */
export const DISPUTE_ACTS = ['keep', 'back', 'seller'] as const
export type DisputeAct = (typeof DISPUTE_ACTS)[number]

/** Decides a complaint. @param said `taka` counts where its buyer is right; `onceKey` is the same at every try. @throws {Problem} */
export async function decideDispute(act: DisputeAct, number: string, { reason, taka, onceKey }: { reason: string; taka: number; onceKey: string }) {
  const body = act === 'seller' ? { for: 'seller' as const, reason } : { for: 'buyer' as const, reason, amount: taka, goes_back: act === 'back' }
  return (await call(decideReturn, { params: { number }, body }, { onceKey })).value
}

/** A picture of a complaint; the phone keeps nothing of it. @throws {Problem} */
export const fetchPicture = (number: string, picture_id: number): Promise<FetchedFile> => fetchFile(downloadReturnPicture, { params: { number, picture_id } })
