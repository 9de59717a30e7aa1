import { asc, eq } from 'drizzle-orm'
import { payment_attempts } from '../../db/tables/payments.ts'
import { purchase_changes } from '../../db/tables/purchases.ts'
import type { Attempt } from '../payment/attempts.ts'
import { handlerOf, type Purchase, type PurchaseWords } from '../purchase-handler.ts'
import type { OwedBack } from '../refunds/give-money-back.ts'
import type { Refund } from '../refunds/owe-back.ts'
import { atMinute, readRefunds, refundWords } from './refund-words.ts'
import { printable, purchaseNamed, type StaffParts } from './staff-purchase.ts'

/** A purchase, what was paid for it, and what happened then, the earliest first. */
export interface PurchaseFile {
  purchase: Purchase
  words: PurchaseWords | undefined
  attempts: Attempt[]
  owed: OwedBack[]
  changes: (typeof purchase_changes.$inferSelect)[]
}

/** @throws {StaffRefused} no such order. */
export async function readPurchaseFile(
  { db, handlers }: { db: Pick<StaffParts['db'], 'select'> } & Pick<StaffParts, 'handlers'>,
  name: string,
): Promise<PurchaseFile> {
  const purchase = await purchaseNamed(db, name)
  const { id } = purchase
  return {
    purchase,
    words: await handlerOf(handlers, purchase).describe(db, purchase),
    attempts: await db.select().from(payment_attempts).where(eq(payment_attempts.purchase, id)).orderBy(asc(payment_attempts.n)),
    owed: await readRefunds(db, purchase),
    changes: await db.select().from(purchase_changes).where(eq(purchase_changes.purchase, id)).orderBy(asc(purchase_changes.id)),
  }
}

/** What a purchase is, what was paid for it, and what happened then, one line each, the latest last; times in UTC. No way to reach its buyer. */
export async function readPurchaseLog(parts: StaffParts, name: string): Promise<string> {
  const { purchase, words, attempts, owed, changes } = await readPurchaseFile(parts, name)
  const { number, state, reason, full_name, final_price, advance } = purchase
  return [
    `${number} is ${state}${reason === null ? '' : ` (${reason})`}: ${final_price} taka${advance > 0 ? ` in cash, ${advance} of it online in advance` : ''}, ordered by ${printable(full_name) || 'an account that is gone'}`,
    ...(words ? [`  ${printable(words.title)}: ${printable(words.bought)}`] : []),
    'Payments:',
    ...(attempts.length > 0 ? attempts.map((attempt) => attemptLine(attempt, refundsOf(attempt, owed))) : ['  none']),
    'What became of it:',
    ...changes.map(({ at, from_state, to_state, by, details }) => {
      const step = 'refused' in details ? `was refused in ${to_state}` : `${from_state ?? 'new'} > ${to_state}`
      return `  ${atMinute(at)}  ${step} by ${by}${detailsText(details)}`
    }),
  ].join('\n')
}

/** A payment in one line. */
export function attemptLine(attempt: Attempt, refunds: readonly Refund[]): string {
  const { tran_id, state, amount_paisa, paid_paisa, risk_level, card_type } = attempt
  const facts = [
    `${tran_id} ${state}`,
    `asked ${amount_paisa / 100} taka`,
    paid_paisa !== null && `paid ${paid_paisa / 100} taka`,
    card_type && printable(card_type),
    risk_level !== null && risk_level > 0 && `risk level ${risk_level}`,
    ...refunds.map((refund) => `${partOf(refund, attempt)}goes back (${refund.reason}): ${refundWords(refund)}`),
  ]
  return `  ${facts.filter(Boolean).join(', ')}`
}

const refundsOf = ({ id }: Attempt, owed: readonly OwedBack[]): Refund[] => owed.flatMap(({ refund }) => (refund.attempt === id ? [refund] : []))

const partOf = ({ paisa }: Refund, { paid_paisa }: Attempt): string => (paisa === paid_paisa ? '' : `${paisa / 100} taka `)

function detailsText(details: Record<string, string | number | boolean>): string {
  const all = Object.entries(details).map(([name, value]) => `${name} ${printable(String(value))}`)
  return all.length > 0 ? `  ${all.join(', ')}` : ''
}
