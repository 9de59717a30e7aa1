import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts, payment_inbox } from '../../db/tables/payments.ts'
import { noteChanges } from '../change-log.ts'
import { type Attempt, lockPayment } from '../payment/attempts.ts'
import { UNJUDGED } from '../payment/payment-inbox.ts'
import type { Purchase } from '../purchase-handler.ts'
import { printable, type StaffParts, StaffRefused } from './staff-purchase.ts'

type Parts = Pick<StaffParts, 'db'>

/**
 * Has something looked at again that was given up: a payment by its transaction id, a message of the gateway as `M17`. @returns what happens,
 * in words.
 * @throws {StaffRefused} nothing of that name was given up.
 */
export const askAgain = (parts: Parts, name: string): Promise<string> =>
  settleOne(parts, name, {
    ofAttempt: async (tx, { attempt }) => {
      await tx.update(payment_attempts).set({ given_up_at: null, check_at: sql`now()` }).where(eq(payment_attempts.id, attempt.id))
      return `The payment provider is asked about ${attempt.tran_id} within a minute; if it says nothing, it comes back to this list.`
    },
    ofMessage: async (tx, id) => {
      await tx.update(payment_inbox).set({ outcome: null, due_at: sql`now()` }).where(eq(payment_inbox.id, id))
      return `Message M${id} is judged again within a minute; if that fails, it comes back to this list.`
    },
  })

/** Takes something off the list that was given up, once staff know what it is. @param why for the record. @throws {StaffRefused} as `askAgain` */
export const setAside = (parts: Parts, name: string, why: string): Promise<string> =>
  settleOne(parts, name, {
    ofAttempt: async (tx, { purchase, attempt }) => {
      await tx.update(payment_attempts).set({ given_up_at: null }).where(eq(payment_attempts.id, attempt.id))
      const details = { set_aside: attempt.tran_id, why }
      await noteChanges(tx, [{ purchase: purchase.id, from_state: purchase.state, to_state: purchase.state, by: 'staff', details }])
      return `${attempt.tran_id} is set aside.`
    },
    ofMessage: async (tx, id) => {
      await tx
        .update(payment_inbox)
        .set({ outcome: `set aside: ${why}`, due_at: null })
        .where(eq(payment_inbox.id, id))
      return `Message M${id} is set aside.`
    },
  })

interface Work {
  ofAttempt: (tx: Tx, locked: { purchase: Purchase; attempt: Attempt }) => Promise<string>
  ofMessage: (tx: Tx, id: number) => Promise<string>
}

function settleOne({ db }: Parts, name: string, { ofAttempt, ofMessage }: Work): Promise<string> {
  const message = /^M(\d{1,15})$/i.exec(name.trim())?.[1]
  return inTransaction(db, async (tx) => {
    if (message !== undefined) {
      const ofId = and(eq(payment_inbox.id, Number(message)), UNJUDGED, isNotNull(payment_inbox.outcome))
      const [found] = await tx.select({ id: payment_inbox.id }).from(payment_inbox).where(ofId).for('update')
      if (found) return ofMessage(tx, found.id)
    } else {
      const locked = await lockPayment(tx, name.trim())
      if (locked && locked.attempt.given_up_at !== null) return ofAttempt(tx, locked)
    }
    throw new StaffRefused(`Nothing of the name ${printable(name)} was given up.`)
  })
}
