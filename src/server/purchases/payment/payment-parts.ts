import type { Payment } from '../../adapters/payment/payment.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import type { Log } from '../../http/requests/request-log.ts'
import type { AfterAnswer } from '../../http/responses/after-answer.ts'
import type { PurchaseHandlers } from '../purchase-handler.ts'

/** What paying is built from. */
export interface PaymentParts {
  db: Database['db']
  payment: Payment
  handlers: PurchaseHandlers
  /** `error` is for what a person has to look at. */
  log: Pick<Log, 'info' | 'warn' | 'error'>
}

/** What the endpoints of purchases are built from. */
export interface PurchaseParts extends Omit<PaymentParts, 'db'> {
  database: Pick<Database, 'db' | 'pool'>
  after: AfterAnswer
  /** Public address of the service, without trailing slash. */
  origin: string
  /** Milliseconds that only go forward. */
  clock: () => number
}

/** The same within a transaction that holds the purchase. */
export interface PaymentWork extends Omit<PaymentParts, 'db'> {
  tx: Tx
}
