import type { PaymentLog } from './ask-gateway.ts'
import { makeBreaker } from './breaker.ts'
import type { Payment } from './payment.ts'
import { sslcommerz } from './sslcommerz.ts'

export interface PaymentOptions {
  mode: Payment['mode']
  store_id: string
  store_password: string
  /** Of the gateway: `PROVIDER_URLS`, or where the local one runs. */
  base_url: string
  /** Public address of the service, without trailing slash: where buyers come back to. */
  origin: string
  /** Where the gateway reaches the service; the public address unless given. */
  ipn_origin?: string | undefined
  log: PaymentLog
  /** For one request; 20 seconds unless given. */
  timeout_ms?: number | undefined
  /** Milliseconds that only go forward. */
  clock?: (() => number) | undefined
}

/** The provider's own hosts. */
export const PROVIDER_URLS = { sandbox: 'https://sandbox.sslcommerz.com', live: 'https://securepay.sslcommerz.com' } as const

const PATIENCE_MS = 20_000
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/

/**
 * The payment provider as the settings say. Only these hosts are ever asked.
 * @throws {TypeError} the address is neither the provider's nor, in local mode, one of this machine.
 */
export function openPayment(options: PaymentOptions): Payment {
  const { mode, store_id, store_password, origin, ipn_origin = origin, log, timeout_ms = PATIENCE_MS, clock = () => performance.now() } = options
  const base_url = options.base_url.replace(/\/$/, '')
  const isAllowed = mode === 'local' ? LOOPBACK.test(base_url) : base_url === PROVIDER_URLS[mode]
  if (!isAllowed) throw new TypeError(`payments (${mode}) do not go to ${base_url}`)
  const store = { store_id, store_password }
  return sslcommerz({ mode, store, base_url, addresses: { origin, ipn_origin }, timeout_ms, breaker: makeBreaker(clock), log })
}
