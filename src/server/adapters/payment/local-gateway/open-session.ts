import { randomBytes } from 'node:crypto'
import { upperCase } from '#contract/core/one-form.ts'
import { paisaOf } from '../paisa.ts'
import type { Session } from './book.ts'
import { type Gateway, isPaid, sessionsOf } from './gateway.ts'
import { faultOfRequest } from './session-request.ts'

export const PAGE_PATH = '/gwprocess/v4/gw.php'
const SESSION_MS = 20 * 60_000

/**
 * Opens a session, or says why not: both with 200, as the provider does it.
 * @see facts "SSLCOMMERZ v4" 2, 3
 */
export async function openSession(gateway: Gateway, { store_id, store_passwd, ...request }: Record<string, string>): Promise<object> {
  const { store, keeper, switches } = gateway
  const tran_id = request.tran_id ?? ''
  const set = switches.of(tran_id)
  if (store_id !== store.id || store_passwd !== store.password) return refusal('Store Credential Error Or Store is De-active')
  if (set.open === 'refused') return refusal('This store may not take payments at the moment')
  const fault = faultOfRequest(request)
  if (fault) return refusal(fault)
  if (sessionsOf(gateway, tran_id).some((one) => one.tries.some(isPaid))) return refusal('Duplicate Transaction ID')
  const now = gateway.now()
  const session: Session = {
    sessionkey: upperCase(randomBytes(16).toString('hex')),
    tran_id,
    amount_paisa: paisaOf(request.total_amount) ?? 0,
    request,
    opened_at: now,
    ends_at: now + (set.session_ms ?? SESSION_MS),
    was_seen: false,
    has_ended: false,
    tries: [],
  }
  keeper.book.sessions.push(session)
  await keeper.save({ session })
  return success(gateway, session, set.page_url)
}

const refusal = (failedreason: string) => ({ status: 'FAILED', failedreason, sessionkey: '', gw: [], redirectGatewayURL: '', GatewayPageURL: '', desc: [] })

/** Where a buyer pays. */
const pageAddress = (gateway: Gateway, { sessionkey }: Session): string => `${gateway.url()}${PAGE_PATH}?Q=PAY&SESSIONKEY=${sessionkey}`

function success(gateway: Gateway, session: Session, page = pageAddress(gateway, session)) {
  return {
    status: 'SUCCESS',
    failedreason: '',
    sessionkey: session.sessionkey,
    gw: { visa: 'dbbl_visa', master: 'dbbl_master', amex: 'city_amex', othercards: '', internetbanking: '', mobilebanking: '' },
    redirectGatewayURL: '',
    redirectGatewayURLFailed: '',
    directPaymentURL: '',
    GatewayPageURL: page,
    store_name: gateway.store.name,
    storeBanner: '',
    storeLogo: '',
    is_direct_pay_enable: '0',
    desc: [{ name: 'VISA', type: 'visa', logo: '', gw: 'dbbl_visa', r_flag: '1', redirectGatewayURL: '' }],
  }
}
