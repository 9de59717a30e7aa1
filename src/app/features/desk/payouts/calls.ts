import { type DeskPayout, downloadPayoutBatch, endDeskPayout, listDeskPayouts, sendDeskPayouts, takeDeskPayouts } from '#contract/desk/payouts.ts'
import type { PayoutReason } from '#contract/wallet/payout-rules.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { fetchFile } from '../../../wire/fetch-file.ts'

export type Queue = 'open' | 'sent'
export type PayoutOutcome = Awaited<ReturnType<typeof takePayouts>>[number]['outcome']

export const loadPayouts = (queue: Queue, options: CallOptions, cursor?: string) =>
  call(listDeskPayouts, { query: { queue, ...(cursor !== undefined && { cursor }) } }, options)

/** @param onceKey the same at every try @throws {Problem} */
export const takePayouts = async (numbers: readonly string[], onceKey: string) =>
  (await call(takeDeskPayouts, { body: { numbers: [...numbers] } }, { onceKey })).value.results
export const sendPayouts = async (payouts: readonly { number: string; reference: string }[], onceKey: string) =>
  (await call(sendDeskPayouts, { body: { payouts: [...payouts] } }, { onceKey })).value.results
export const endPayout = async (number: string, body: { reason: PayoutReason; note: string }, onceKey: string) =>
  (await call(endDeskPayout, { params: { number }, body }, { onceKey })).value.results
export const fetchBatch = () => fetchFile(downloadPayoutBatch, {})

/** What can be done with a withdrawal as it is, in the order of the keys. */
export type PayoutAct = 'take' | 'send' | 'end'
export function actsOf({ state, paused, is_own, second }: DeskPayout): PayoutAct[] {
  if (is_own) return []
  if (state === 'asked') return paused === null && second !== 'waiting' ? ['take', 'end'] : ['end']
  if (state === 'taken') return paused === null ? ['send', 'end'] : ['end']
  return state === 'sent' ? ['end'] : []
}
