import { join } from 'node:path'
import type { PaymentLog } from './adapters/payment/ask-gateway.ts'
import { LOCAL_STORE, startLocalGateway } from './adapters/payment/local-gateway/start-local-gateway.ts'
import { openPayment, PROVIDER_URLS } from './adapters/payment/open-payment.ts'
import type { Payment } from './adapters/payment/payment.ts'
import type { Settings } from './settings.ts'

/** Payments of a running server. */
export interface Payments {
  payment: Payment
  /** Of the local gateway that was started for it. */
  gateway_url: string | undefined
  stop: () => Promise<void>
}

type PaymentsSettings = Pick<Settings, 'payment' | 'mode' | 'origin' | 'port' | 'host' | 'data_folder' | 'database_url'>

/**
 * Payments as the settings say: through the provider, else through the local gateway, which is started unless one runs already.
 * @throws {BookDamaged} the local gateway's file cannot be read; {TypeError} a local gateway in production.
 */
export async function openPayments(settings: PaymentsSettings, log: PaymentLog): Promise<Payments> {
  const { payment: wanted, mode, origin } = settings
  if (wanted.mode !== 'local') {
    const { store_id, store_password } = wanted
    const payment = openPayment({ mode: wanted.mode, store_id, store_password, base_url: PROVIDER_URLS[wanted.mode], origin, log })
    return { payment, gateway_url: undefined, stop: async () => undefined }
  }
  if (mode === 'production') throw new TypeError('the local payment gateway takes no money: it is not for production')
  const started =
    wanted.url === undefined ? await startLocalGateway({ port: wanted.port, folder: gatewayFolder(settings), store: LOCAL_STORE, log }) : undefined
  const base_url = started?.url ?? wanted.url ?? ''
  const payment = openPayment({
    mode: 'local',
    store_id: LOCAL_STORE.id,
    store_password: LOCAL_STORE.password,
    base_url,
    origin,
    ipn_origin: nearOrigin(settings),
    log,
  })
  return { payment, gateway_url: started?.url, stop: async () => started?.stop() }
}

/**
 * Where the local gateway of a server keeps its book; undefined: in memory alone, or the server has none of its own. No other server uses the data
 * folder of an embedded database; beside another one several servers may, but each on its own port.
 */
export function gatewayFolder({
  payment,
  data_folder,
  database_url,
  port,
}: Pick<Settings, 'payment' | 'data_folder' | 'database_url' | 'port'>): string | undefined {
  if (payment.mode !== 'local' || payment.url !== undefined) return undefined
  if (database_url === undefined) return join(data_folder, 'payment-gateway')
  return port === 0 ? undefined : join(data_folder, `payment-gateway-${port}`)
}

/** The server as the local gateway reaches it, whatever proxies stand before its public address. */
function nearOrigin({ host, port }: PaymentsSettings): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
