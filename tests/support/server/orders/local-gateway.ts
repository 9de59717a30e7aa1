import { LOCAL_STORE, startLocalGateway } from '#server/adapters/payment/local-gateway/start-local-gateway.ts'
import type { Switches } from '#server/adapters/payment/local-gateway/switches.ts'
import { openPayment, type PaymentOptions } from '#server/adapters/payment/open-payment.ts'
import type { Payment } from '#server/adapters/payment/payment.ts'

/** What was paid, and the form with which the browser would come back. */
export interface PaidAtGateway {
  status: string
  val_id: string
  bank_tran_id: string
  return: { url: string; fields: Record<string, string> }
}

/** What the gateway has taken and given back for one attempt. */
export interface LedgerLine {
  tran_id: string
  charged_paisa: number
  refunded_paisa: number
  sessions: { sessionkey: string; amount_paisa: number; request: Record<string, string> }[]
  tries: { sessionkey: string; amount_paisa: number; status: string; val_id: string; bank_tran_id: string; card_no: string }[]
  refunds: { refund_ref_id: string; refund_trans_id: string; bank_tran_id: string; amount_paisa: number; state: string }[]
}

/** An attempt by its `tran_id` (of several sessions the last one), or a session by its key. */
type Which = string | { sessionkey: string }
type Outcome = 'paid' | 'failed' | 'cancelled'

export interface TestGateway {
  url: string
  /** The real adapter, pointed at this gateway. @param more such as where it reaches the app. */
  payment: (more?: Partial<PaymentOptions>) => Payment
  /** Does at the gateway what a buyer would do on its page. The message to the server is sent; what the browser brings is only given. */
  pay: (which: Which, outcome?: Outcome, card?: string) => Promise<PaidAtGateway>
  /** For one attempt, or for all. They add up until `reset`. */
  control: (switches: Switches, tran_id?: string) => Promise<void>
  /** Everything behaves well again. */
  reset: () => Promise<void>
  /** What was PENDING is paid. */
  release: (which: Which) => Promise<void>
  /** The session's time is over. */
  expire: (which: Which) => Promise<void>
  /** The last message about a session is sent once more. */
  repeat: (which: Which) => Promise<void>
  setRefund: (refund_trans_id: string, state: 'processing' | 'refunded' | 'cancelled') => Promise<void>
  /** Resolves when every message to the server has arrived or was given up. */
  idle: () => Promise<void>
  ledger: () => Promise<LedgerLine[]>
  stop: () => Promise<void>
}

/** Starts a local gateway that does what tests say. @param folder where its file lies; absent: in memory. */
export async function startGatewayForTest(folder?: string): Promise<TestGateway> {
  const log = { warn: () => undefined, error: () => undefined }
  const { url, stop } = await startLocalGateway({ port: 0, store: LOCAL_STORE, controls: true, log, folder })
  return { ...gatewayAt(url), stop }
}

/** The same for a gateway that runs with controls already. */
export function gatewayAt(url: string): Omit<TestGateway, 'stop'> {
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/__control/${path}`, body && { method: 'POST', body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`the gateway refused ${path}: ${response.status} ${await response.text()}`)
    return await response.json()
  }
  const named = (which: Which) => (typeof which === 'string' ? { tran_id: which } : which)
  const quiet = { warn: () => undefined, error: () => undefined }
  return {
    url,
    payment: (more) =>
      openPayment({
        mode: 'local',
        store_id: LOCAL_STORE.id,
        store_password: LOCAL_STORE.password,
        base_url: url,
        origin: 'http://localhost:3000',
        log: quiet,
        ...more,
      }),
    pay: (which, outcome, card) => ask('pay', { ...named(which), outcome, card }),
    control: (switches, tran_id) => ask('switches', { switches, tran_id }),
    reset: () => ask('switches', { reset: true }),
    release: (which) => ask('release', named(which)),
    expire: (which) => ask('expire', named(which)),
    repeat: (which) => ask('repeat', named(which)),
    setRefund: (refund_trans_id, state) => ask('refund', { refund_trans_id, state }),
    idle: () => ask('idle'),
    ledger: () => ask('ledger'),
  }
}
