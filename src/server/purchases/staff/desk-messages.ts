import { and, eq } from 'drizzle-orm'
import type { AnswerOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { readDeskMessage as contract } from '#contract/desk/orders.ts'
import type { Database } from '../../db/connection/open.ts'
import { payment_inbox } from '../../db/tables/payments.ts'
import { UNJUDGED } from '../payment/payment-inbox.ts'

/** What of a message says what it claims, and nothing of who paid. */
const CLAIMS = ['status', 'tran_id', 'val_id', 'amount', 'currency', 'bank_tran_id', 'card_type', 'risk_level', 'error', 'tran_date'] as const

/** @throws {Problem} not-found — no message of that name waits to be judged. */
export async function readDeskMessage(db: Pick<Database['db'], 'select'>, name: string): Promise<AnswerOf<typeof contract>> {
  const id = Number(/^M(\d{1,15})$/i.exec(name)?.[1] ?? 0)
  const { kind, received_at, times, outcome, raw } = payment_inbox
  const [found] = await db
    .select({ kind, received_at, times, outcome, raw })
    .from(payment_inbox)
    .where(and(eq(payment_inbox.id, id), UNJUDGED))
  if (!found) throw new Problem('not-found')
  const fields = new URLSearchParams(found.raw)
  const claims = Object.fromEntries(CLAIMS.flatMap((one) => (fields.get(one) ? [[one, fields.get(one) ?? '']] : [])))
  return { name: `M${id}`, kind: found.kind, received_at: found.received_at, times: found.times, outcome: found.outcome, claims }
}
