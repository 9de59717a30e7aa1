import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '../../db/connection/in-transaction.ts'
import { payment_attempts, payment_inbox } from '../../db/tables/payments.ts'
import { noteChanges, type PurchaseChange } from '../change-log.ts'
import { type Attempt, lockPayment } from '../payment/attempts.ts'
import { UNJUDGED } from '../payment/payment-inbox.ts'
import type { Purchase } from '../purchase-handler.ts'
import { type DoneBy, printable, type StaffParts, StaffRefused } from './staff-purchase.ts'

type Parts = Pick<StaffParts, 'db'>

/** Something that was given up and is decided about: a payment, or a message of the gateway by its number. */
export type Decided = { purchase: number; tran_id: string } | { message: number }

/** Why, for the record, and by whom. */
type Record = { why: string } & DoneBy

/**
 * Has something looked at again that was given up: a payment by its transaction id, a message of the gateway as `M17`.
 * @param record absent at a terminal.
 * @throws {StaffRefused} nothing of that name was given up.
 */
export const askingAgain = (tx: Tx, name: string, record?: Record): Promise<Decided> =>
  settleOne(tx, name, {
    ofAttempt: async ({ purchase, attempt }) => {
      await tx.update(payment_attempts).set({ given_up_at: null, check_at: sql`now()` }).where(eq(payment_attempts.id, attempt.id))
      if (record) await noteStep(tx, purchase, { asked_again: attempt.tran_id, ...record })
    },
    ofMessage: async (id) => {
      await tx.update(payment_inbox).set({ outcome: null, due_at: sql`now()` }).where(eq(payment_inbox.id, id))
    },
  })

/** Takes something off the list that was given up, once staff know what it is. @throws {StaffRefused} as above */
export const settingAside = (tx: Tx, name: string, { why, ...by }: Record): Promise<Decided> =>
  settleOne(tx, name, {
    ofAttempt: async ({ purchase, attempt }) => {
      await tx.update(payment_attempts).set({ given_up_at: null }).where(eq(payment_attempts.id, attempt.id))
      await noteStep(tx, purchase, { set_aside: attempt.tran_id, why, ...by })
    },
    ofMessage: async (id) => {
      await tx
        .update(payment_inbox)
        .set({ outcome: `set aside: ${why}`, due_at: null })
        .where(eq(payment_inbox.id, id))
    },
  })

/** At a terminal. @returns what happens, in words. @throws {StaffRefused} as above */
export async function askAgain({ db }: Parts, name: string): Promise<string> {
  const done = await inTransaction(db, (tx) => askingAgain(tx, name))
  if ('message' in done) return `Message M${done.message} is judged again within a minute; if that fails, it comes back to this list.`
  return `The payment provider is asked about ${done.tran_id} within a minute; if it says nothing, it comes back to this list.`
}

/** At a terminal. @returns what happened, in words. @throws {StaffRefused} as above */
export async function setAside({ db }: Parts, name: string, why: string): Promise<string> {
  const done = await inTransaction(db, (tx) => settingAside(tx, name, { why }))
  return `${'message' in done ? `Message M${done.message}` : done.tran_id} is set aside.`
}

const noteStep = (tx: Tx, { id, state }: Purchase, details: NonNullable<PurchaseChange['details']>): Promise<void> =>
  noteChanges(tx, [{ purchase: id, from_state: state, to_state: state, by: 'staff', details }])

interface Work {
  ofAttempt: (locked: { purchase: Purchase; attempt: Attempt }) => Promise<void>
  ofMessage: (id: number) => Promise<void>
}

async function settleOne(tx: Tx, name: string, { ofAttempt, ofMessage }: Work): Promise<Decided> {
  const message = /^M(\d{1,15})$/i.exec(name.trim())?.[1]
  if (message !== undefined) {
    const ofId = and(eq(payment_inbox.id, Number(message)), UNJUDGED, isNotNull(payment_inbox.outcome))
    const [found] = await tx.select({ id: payment_inbox.id }).from(payment_inbox).where(ofId).for('update')
    if (found) {
      await ofMessage(found.id)
      return { message: found.id }
    }
  } else {
    const locked = await lockPayment(tx, name.trim())
    if (locked && locked.attempt.given_up_at !== null) {
      await ofAttempt(locked)
      return { purchase: locked.purchase.id, tran_id: locked.attempt.tran_id }
    }
  }
  throw new StaffRefused(`Nothing of the name ${printable(name)} was given up.`, 'nothing-given-up')
}
