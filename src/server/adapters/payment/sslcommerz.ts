import { type Answer, askGateway, type GatewayConnection, type GatewayRequest } from './ask-gateway.ts'
import { paisaText } from './paisa.ts'
import type { Opened, Payment, PaymentRequest, RefundState, Verdict } from './payment.ts'
import { paymentPage } from './payment-page.ts'
import { readNotice } from './read-notice.ts'
import { type ReturnAddresses, sessionForm } from './session-form.ts'
import { refundStateOf, textIn, verdictOf, verdictOfTries } from './verdicts.ts'

const OPEN = '/gwprocess/v4/api.php'
const VALIDATE = '/validator/api/validationserverAPI.php'
/** Which call it is depends only on the fields. */
const QUERY = '/validator/api/merchantTransIDvalidationAPI.php'
const UNKNOWN = { kind: 'unknown' } as const
/** The store is shut, its password is wrong, or we ask wrongly: waiting mends none of it. */
const ALARMING = ['INACTIVE', 'INVALID_REQUEST', 'FAILED']

interface SslcommerzParts extends GatewayConnection {
  mode: Payment['mode']
  addresses: ReturnAddresses
}

/**
 * Payments through an SSLCOMMERZ v4 gateway: the provider's, or the local one that speaks the same protocol.
 * @see facts "SSLCOMMERZ v4"
 */
export function sslcommerz(parts: SslcommerzParts): Payment {
  const lookUp = async (path: string, fields: Record<string, string>) => {
    const answer = await askGateway(parts, { method: 'GET', path, fields: { ...fields, format: 'json' } })
    return answer && isDone(answer, path, parts) ? answer : undefined
  }
  return {
    mode: parts.mode,
    isResting: () => parts.breaker.isResting(),
    open: (request) => open(request, parts),
    readNotice: (form) => readNotice(form, parts.store),
    confirm: async (val_id): Promise<Verdict> => {
      const answer = await lookUp(VALIDATE, { val_id, v: '1' })
      const verdict = answer ? verdictOf(answer) : UNKNOWN
      // An answer about another payment says nothing of this one.
      if (verdict.kind !== 'paid' || verdict.money.val_id === val_id) return verdict
      parts.log.error({ val_id }, 'the payment gateway answered about another payment')
      return UNKNOWN
    },
    query: async (tran_id): Promise<Verdict> => {
      const answer = await lookUp(QUERY, { tran_id })
      return answer ? verdictOfTries(answer, tran_id) : UNKNOWN
    },
    refund: async ({ bank_tran_id, refund_trans_id, amount_paisa, reason }): Promise<RefundState> => {
      const refund_remarks = [...reason].slice(0, 255).join('')
      const answer = await lookUp(QUERY, { bank_tran_id, refund_trans_id, refund_amount: paisaText(amount_paisa), refund_remarks })
      return answer ? refundStateOf(answer) : UNKNOWN
    },
    refundState: async (refund_ref_id): Promise<RefundState> => {
      const answer = await lookUp(QUERY, { refund_ref_id })
      return answer ? refundStateOf(answer) : UNKNOWN
    },
  }
}

async function open(request: PaymentRequest, parts: SslcommerzParts): Promise<Opened> {
  const gatewayRequest: GatewayRequest = { method: 'POST', path: OPEN, fields: sessionForm(request, parts.addresses) }
  const answer = await askGateway(parts, gatewayRequest)
  if (!answer) return UNKNOWN
  const status = textIn(answer, 'status')
  if (status === 'FAILED') return { kind: 'refused', reason: withoutPassword(textIn(answer, 'failedreason'), parts) }
  const session_key = textIn(answer, 'sessionkey')
  const payment_url = paymentPage(textIn(answer, 'GatewayPageURL'), parts.mode, parts.base_url)
  if (status === 'SUCCESS' && session_key && payment_url) return { kind: 'open', payment_url, session_key }
  parts.log.error(
    { status: /^\w{1,20}$/.test(status) ? status : 'other', hasSession: session_key !== '', isPageOurs: payment_url !== undefined },
    'the payment gateway opened nothing that can be used',
  )
  return UNKNOWN
}

function isDone(answer: Answer, path: string, { log }: SslcommerzParts): boolean {
  const connect = textIn(answer, 'APIConnect')
  if (connect === 'DONE') return true
  const facts = { path, answer: /^\w{1,30}$/.test(connect) ? connect : 'other' }
  if (ALARMING.includes(connect)) log.error(facts, 'the payment gateway refuses this store')
  else log.warn(facts, 'the payment gateway could not answer')
  return false
}

const withoutPassword = (text: string, { store }: SslcommerzParts): string => text.slice(0, 255).replaceAll(store.store_password, '***')
