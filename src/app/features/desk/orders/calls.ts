import { type Approval, decideApproval, listApprovals } from '#contract/desk/approvals.ts'
import type { OrderQueue } from '#contract/desk/order-queues.ts'
import * as contract from '#contract/desk/orders.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

export const loadQueue = (queue: OrderQueue, options: CallOptions, cursor?: string) =>
  call(contract.listDeskOrders, { query: { queue, ...(cursor && { cursor }) } }, options)
export const findOrders = (q: string, options: CallOptions) => call(contract.searchDeskOrders, { query: { q } }, options)
export const loadOrder = (number: string, options: CallOptions) => call(contract.readDeskOrder, { params: { number } }, options)
export const loadMessage = (name: string, options: CallOptions) => call(contract.readDeskMessage, { params: { name } }, options)
export const showContact = async (number: string) => (await call(contract.showOrderContact, { params: { number }, body: {} })).value

/** What is said with an action; which fields count depends on it. */
export interface ActInput {
  reason: string
  taka: number
  reference: string
  /** The refund that is meant. */
  refund: string | undefined
  /** Of goods, the order of which a part goes back. */
  order: string | undefined
}

export type ActName = 'confirm' | 'refund' | 'part' | 'retry' | 'settle'

/** Does something about an order. @param onceKey the same at every try */
export async function actOnOrder(act: ActName, number: string, { onceKey, ...input }: ActInput & { onceKey: string }) {
  const { reason, taka, reference, refund, order } = input
  const params = { number }
  const of = refund === undefined ? {} : { refund }
  switch (act) {
    case 'confirm':
      return (await call(contract.confirmDeskOrder, { params, body: { reason } }, { onceKey })).value
    case 'refund':
      return (await call(contract.refundDeskOrder, { params, body: { reason } }, { onceKey })).value
    case 'part':
      return (await call(contract.refundPartOfDeskOrder, { params, body: { reason, taka, ...(order !== undefined && { order }) } }, { onceKey })).value
    case 'retry':
      return (await call(contract.retryDeskRefund, { params, body: { reason, ...of } }, { onceKey })).value
    default:
      return (await call(contract.settleDeskRefund, { params, body: { reason, reference, ...of } }, { onceKey })).value
  }
}

export type SettleName = 'again' | 'aside'

/** Decides about a payment or a message that was given up. */
export const settleGivenUp = async (act: SettleName, name: string, { reason, onceKey }: { reason: string; onceKey: string }) =>
  (await call(act === 'again' ? contract.askAgainAtDesk : contract.setAsideAtDesk, { params: { name }, body: { reason } }, { onceKey })).value

export type ApprovalList = 'waiting' | 'decided'
export const loadApprovals = (state: ApprovalList, options: CallOptions, cursor?: string) =>
  call(listApprovals, { query: { state, ...(cursor && { cursor }) } }, options)

interface Decision {
  decision: 'approve' | 'refuse'
  reason: string
  onceKey: string
}
export const decideOnApproval = async ({ id }: Pick<Approval, 'id'>, { onceKey, ...body }: Decision): Promise<Approval> =>
  (await call(decideApproval, { params: { id }, body }, { onceKey })).value
