import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LOCAL_STORE } from '#server/adapters/payment/local-gateway/start-local-gateway.ts'
import { openPayment, type PaymentOptions } from '#server/adapters/payment/open-payment.ts'
import type { Payment } from '#server/adapters/payment/payment.ts'

export interface OddGateway {
  /** The real adapter, pointed at it. */
  odd: Payment
  /** Requests so far. */
  asked: () => number
  url: string
  close: () => void
}

/** A gateway that answers in any way at all. */
export async function oddGateway(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  options: Pick<PaymentOptions, 'log' | 'store_password'>,
): Promise<OddGateway> {
  let asked = 0
  const server = createServer((incoming, outgoing) => {
    asked++
    answer(incoming, outgoing)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    odd: openPayment({ mode: 'local', base_url, store_id: LOCAL_STORE.id, origin: 'http://localhost:3000', timeout_ms: 300, ...options }),
    asked: () => asked,
    url: base_url,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
