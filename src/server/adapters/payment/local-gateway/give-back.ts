import { randomBytes } from 'node:crypto'
import { paisaOf } from '../paisa.ts'
import type { Refund } from './book.ts'
import { dhakaText, type Gateway } from './gateway.ts'

/**
 * Gives money back; the same `refund_trans_id` again is the same refund.
 * @see facts "SSLCOMMERZ v4" 8
 */
export async function startRefund(gateway: Gateway, fields: Record<string, string>): Promise<object> {
  const { keeper, switches } = gateway
  const { refunds, sessions } = keeper.book
  const { bank_tran_id = '', refund_trans_id = '', refund_remarks = '' } = fields
  const amount_paisa = paisaOf(fields.refund_amount) ?? 0
  const session = sessions.find((one) => one.tries.some((each) => each.status === 'VALID' && each.bank_tran_id === bank_tran_id))
  const answer = { APIConnect: 'DONE', bank_tran_id, trans_id: session?.tran_id ?? '', refund_ref_id: '' }
  const failed = (errorReason: string) => ({ ...answer, status: 'failed', errorReason })
  const before = refunds.find((one) => one.refund_trans_id === refund_trans_id)
  if (before?.bank_tran_id === bank_tran_id && before.amount_paisa === amount_paisa) {
    // What the bank has cancelled is begun again by its own name.
    if (before.state === 'cancelled') before.state = stateOf(switches.takeRefundTurn(before.tran_id) ?? switches.of(before.tran_id).refund ?? 'refunded')
    await keeper.save({ refund: before })
    if (before.state === 'cancelled') return failed('Refund is not possible for this transaction')
    return { ...answer, refund_ref_id: before.refund_ref_id, status: 'processing', errorReason: '' }
  }
  if (before) return failed('refund_trans_id was used for another refund')
  if (!/^[\w-]{1,30}$/.test(refund_trans_id)) return failed('Invalid refund_trans_id')
  if (refund_remarks === '' || [...refund_remarks].length > 255) return failed('Invalid refund_remarks')
  if (!session) return failed('Invalid Bank Transaction ID')
  const outcome = switches.takeRefundTurn(session.tran_id) ?? switches.of(session.tran_id).refund ?? 'refunded'
  if (outcome === 'failed') return failed('Refund is not possible for this transaction')
  const left = session.amount_paisa - returned(refunds, bank_tran_id)
  if (amount_paisa <= 0 || amount_paisa > left) return failed('Refund amount is more than what is left')
  const refund: Refund = {
    refund_ref_id: randomBytes(8).toString('hex'),
    refund_trans_id,
    bank_tran_id,
    tran_id: session.tran_id,
    amount_paisa,
    state: outcome,
    at: gateway.now(),
  }
  refunds.push(refund)
  await keeper.save({ refund })
  return { ...answer, refund_ref_id: refund.refund_ref_id, status: 'success', errorReason: '' }
}

const stateOf = (turn: Refund['state'] | 'failed'): Refund['state'] => (turn === 'failed' ? 'cancelled' : turn)

const returned = (refunds: readonly Refund[], bank_tran_id: string): number =>
  refunds.filter((one) => one.bank_tran_id === bank_tran_id && one.state !== 'cancelled').reduce((sum, one) => sum + one.amount_paisa, 0)

/** How far a refund has come. @see facts "SSLCOMMERZ v4" 8 */
export function readRefund({ keeper, switches }: Gateway, refund_ref_id: string): object {
  const refund = keeper.book.refunds.find((one) => one.refund_ref_id === refund_ref_id)
  if (!refund) return { APIConnect: 'DONE', refund_ref_id, status: '', errorReason: 'Invalid refund_ref_id' }
  const turn = switches.takeRefundTurn(refund.tran_id)
  if (turn) refund.state = stateOf(turn)
  return {
    APIConnect: 'DONE',
    bank_tran_id: refund.bank_tran_id,
    tran_id: refund.tran_id,
    refund_ref_id,
    initiated_on: dhakaText(refund.at),
    refunded_on: refund.state === 'refunded' ? dhakaText(refund.at) : '',
    status: refund.state,
    errorReason: refund.state === 'cancelled' ? 'Cancelled by the bank' : '',
  }
}
