import { CannotDeliver, type Deliver, type Email } from '../../../adapters/mail/mail.ts'
import { mailFault } from '../../../adapters/mail/mail-queue.ts'
import { type AdmitEmail, emailRecipient } from '../../../db/accounts/email-recipients.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { type PurchaseTask, takePurchaseTasks } from '../../../db/purchase-tasks.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { type OrderFacts, readOrderFacts, readRefund, readTicketsOfOrder } from './emails/order-facts.ts'
import { calledOffEmail, type EmailPlace, refundEmail, ticketEmail } from './emails/ticket-email.ts'

const EVERY_MS = 3000
const AT_ONCE = 10

export interface EmailSending {
  db: Database['db']
  /** Brings one e-mail on its way and says whether that worked. */
  deliver: Deliver
  /** Public address of the site. */
  origin: string
  /** Decides about an e-mail of a free order to an address that the buyer has not proved. */
  admit: AdmitEmail
  /** Milliseconds since the epoch. */
  now: () => number
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/**
 * Sends the e-mails about orders that are due, ten at most: the tickets of one that is confirmed, that it was called off, and that money
 * has gone back. An e-mail that fails is tried again later. Each is sent once, except when this process dies after
 * it was sent and before that is written down: then it is sent twice, which is better than not at all. Gives how many were sent.
 */
export async function sendEmails(parts: EmailSending): Promise<number> {
  const failed = ({ id, kind, tries }: PurchaseTask, error: unknown, isGivenUp: boolean) => {
    const facts = { task: id, kind, tries: tries + 1, error: errorFacts(error) }
    if (isGivenUp) parts.log.error(facts, 'a letter about an order could not be sent, and will not be')
    else parts.log.warn(facts, 'a letter about an order could not be sent yet')
  }
  return takePurchaseTasks({ db: parts.db, of: 'tickets', failed, most: AT_ONCE }, ['letter', 'letter-refund', 'letter-called-off'], async (tx, task) => {
    const order = await readOrderFacts(tx, task.purchase)
    const letter = order && (await letterOf(tx, task, { order, place: { origin: parts.origin, now: parts.now() } }))
    const to = letter && (await emailRecipient(parts.admit, order))
    if (to) await deliver(parts, { ...letter, to }, task)
    else if (letter) parts.log.warn({ task: task.id, kind: task.kind }, 'a letter about an order that cost nothing was left: there are too many')
  })
}

/** Undefined: there is nothing to say any more. */
async function letterOf(
  tx: Tx,
  { purchase, kind, details }: PurchaseTask,
  { order, place }: { order: OrderFacts; place: EmailPlace },
): Promise<Email | undefined> {
  if (kind === 'letter-refund') {
    const some = details.refunds === undefined ? undefined : String(details.refunds).split(',').map(Number)
    const refund = await readRefund(tx, { id: purchase, state: order.state }, some)
    return refund && refundEmail(order, refund, place)
  }
  if (kind === 'letter-called-off') return order.state === 'refund_due' || order.state === 'refunded' ? calledOffEmail(order, place) : undefined
  return order.state === 'confirmed' ? ticketEmail(order, await readTicketsOfOrder(tx, purchase), place) : undefined
}

/** An e-mail that the mail server refuses for good is not tried again; the log says so, and not whose it was. */
async function deliver({ deliver: bring, log }: EmailSending, letter: Email, { id, kind }: PurchaseTask): Promise<void> {
  try {
    await bring(letter)
  } catch (error) {
    // Without its cause, which repeats the address.
    if (!(error instanceof CannotDeliver)) throw new Error(`the mail server did not take it: ${mailFault(error)}`)
    log.warn({ task: id, kind }, 'a letter about an order was refused by the mail server')
  }
}

/** Sends what is due every three seconds until it is stopped. Gives what stops it, which resolves when no e-mail is under way. */
export const startSendingEmails = (parts: EmailSending): (() => Promise<void>) =>
  startBackgroundJob({
    every_ms: EVERY_MS,
    work: async () => (await sendEmails(parts)) === AT_ONCE,
    fault: 'letters about orders could not be sent',
    log: parts.log,
  })
