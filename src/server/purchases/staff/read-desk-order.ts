import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { DeskOrderFile, DeskRefund, LedgerLine } from '#contract/desk/order-file.ts'
import type { LedgerAccount } from '#contract/wallet/ledger-kinds.ts'
import { type ApprovalReader, readApprovalsOf } from '../../approvals/list-approvals.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { users } from '../../db/tables/accounts.ts'
import { approvals } from '../../db/tables/approvals.ts'
import { ledger_accounts, ledger_entries, ledger_moves } from '../../db/tables/ledger.ts'
import { payment_inbox } from '../../db/tables/payments.ts'
import type { Attempt } from '../payment/attempts.ts'
import type { Purchase, PurchaseHandlers } from '../purchase-handler.ts'
import { isNamed, type OwedBack } from '../refunds/give-money-back.ts'
import { leftOf } from '../refunds/owe-back.ts'
import { maskContact } from './mask-contact.ts'
import { type PurchaseFile, readPurchaseFile } from './purchase-log.ts'
import { STUCK_HOURS } from './settle-refund.ts'

type Reader = Pick<Tx, 'select' | 'execute'>
const HOUR_MS = 3_600_000
/** So many messages about one order say enough. */
const MOST_MESSAGES = 100

/** What reading an order at the desk leans on. */
export interface DeskOrderParts {
  handlers: PurchaseHandlers
  reader: ApprovalReader
  /** Milliseconds since the epoch. */
  now: number
}

/** All of an order to staff, its buyer masked. @throws {StaffRefused} no such order. */
export async function readDeskOrder(db: Reader, { handlers, reader, now }: DeskOrderParts, number: string): Promise<DeskOrderFile> {
  const file = await readPurchaseFile({ db, handlers }, number)
  const { purchase, words, attempts, owed } = file
  const kept = attempts.find(({ state }) => state === 'succeeded')
  const canGoBack = purchase.state === 'confirmed' || purchase.state === 'review'
  const { kind, method, state, reason, created_at, total_price, discount_price, service_charge, final_price, advance } = purchase
  return {
    ...{ number: purchase.number, kind, method, state, reason, created_at, total_price, discount_price, service_charge, final_price, advance },
    title: words?.title ?? '',
    bought: words?.bought ?? '',
    ...(await readSeller(db, purchase)),
    masked: maskContact(purchase),
    orders: await readOrdersOf(db, purchase),
    left_paisa: kept && canGoBack ? leftOf(kept) : 0,
    attempts: attempts.map(attemptOf),
    refunds: owed.map((one) => refundOf(one, now)),
    ledger: await readLedger(db, file),
    changes: await changesOf(db, file),
    messages: await readMessages(db, attempts),
    approvals: await readApprovalsOf(db, reader, sql`${approvals.subject} = ${purchase.number} and ${approvals.kind} in ('refund', 'confirm')`),
  }
}

/** In SQL: what it is for and who sells it are tables of nouns, which this zone does not know. */
async function readSeller(db: Reader, { event }: Purchase): Promise<Pick<DeskOrderFile, 'event' | 'seller'>> {
  const { rows } = await db.execute<{ title: string; full_name: string | null; slug: string | null }>(sql`
    select e.title, s.full_name, s.slug from events e left join seller_profiles s on s.user_id = e.seller where e.id = ${event}`)
  const [found] = rows
  if (event === null || !found) return { event: null, seller: null }
  const { title, full_name, slug } = found
  return { event: { event_id: event, title }, seller: full_name === null || slug === null ? null : { full_name, slug } }
}

/** What of a purchase of goods is of which seller. */
async function readOrdersOf(db: Reader, { id }: Purchase): Promise<DeskOrderFile['orders']> {
  const { rows } = await db.execute<DeskOrderFile['orders'][number]>(sql`
    select o.number, o.state, o.total, o.advance, o.refunded, json_build_object('full_name', coalesce(s.full_name, ''), 'slug', coalesce(s.slug, '')) as seller
    from shop_orders o left join seller_profiles s on s.user_id = o.seller where o.purchase = ${id} order by o.id`)
  return rows
}

function attemptOf(attempt: Attempt): DeskOrderFile['attempts'][number] {
  const { tran_id, state, amount_paisa, paid_paisa, bank_tran_id, card_type, card_no, risk_level, created_at, decided_at, given_up_at } = attempt
  return { tran_id, state, amount_paisa, paid_paisa, bank_tran_id, card_type, card_no, risk_level, created_at, decided_at, given_up_at }
}

function refundOf({ refund, attempt }: OwedBack, now: number): DeskRefund {
  const { part, paisa, state, reason, asked_at, refunded_at, check_at, failures, fault, reference } = refund
  const isStuck = state === 'pending' && refund.refund_ref_id !== null && Date.parse(refund.begun_at) < now - STUCK_HOURS * HOUR_MS
  return {
    ...{ name: refund.refund_trans_id, tran_id: attempt.tran_id, part, paisa, state, reason, asked_at, refunded_at, check_at, failures, fault, reference },
    can_retry: state === 'failed' && isNamed(attempt),
    can_settle: state === 'failed' || isStuck,
  }
}

/** The money of an order line by line, as it was written: accounts of several sellers stand together. What was paid for it comes first. */
async function readLedger(db: Reader, { purchase, attempts }: PurchaseFile): Promise<LedgerLine[]> {
  const names = new Map(attempts.map(({ id, tran_id }) => [id, tran_id]))
  const { move, paisa } = ledger_entries
  const entries = await db
    .select({
      move,
      at: ledger_moves.at,
      name: ledger_moves.name,
      kind: ledger_moves.kind,
      attempt: ledger_moves.attempt,
      account: ledger_accounts.kind,
      paisa,
    })
    .from(ledger_moves)
    .innerJoin(ledger_entries, eq(move, ledger_moves.id))
    .innerJoin(ledger_accounts, eq(ledger_accounts.id, ledger_entries.account))
    .where(eq(ledger_moves.purchase, purchase.id))
    .orderBy(asc(move), asc(ledger_accounts.id))
  const balances = new Map<LedgerAccount, number>()
  return entries.map(({ at, name, kind, account, attempt, paisa: moved }, place) => {
    const balance = (balances.get(account) ?? 0) + moved
    balances.set(account, balance)
    return { id: place + 1, at, move: kind, part: partOf(name), tran_id: names.get(attempt ?? 0) ?? '', account, paisa: moved, balance }
  })
}

/** Of which refund of its payment a move is, by its name. */
const partOf = (name: string): number => Number(/\/(\d+)$/.exec(name)?.[1] ?? 1)

/** What became of it, with the names of those of staff who did it at the desk. */
async function changesOf(db: Reader, { changes }: PurchaseFile): Promise<DeskOrderFile['changes']> {
  const ids = new Set(changes.flatMap(({ details: { staff, second } }) => [staff, second].filter((one) => typeof one === 'number')))
  const { id, username } = users
  const people =
    ids.size === 0
      ? []
      : await db
          .select({ id, username })
          .from(users)
          .where(inArray(id, [...ids]))
  const names = new Map<unknown, string>(people.map((one) => [one.id, one.username]))
  return changes.map(({ purchase: _, details: { staff, second, why, ...details }, ...change }) => ({
    ...change,
    ...{ staff: names.get(staff) ?? null, second: names.get(second) ?? null, why: typeof why === 'string' ? why : null, details },
  }))
}

/** What the payment provider has sent about it, the latest last. */
async function readMessages(db: Reader, attempts: readonly Attempt[]): Promise<DeskOrderFile['messages']> {
  if (attempts.length === 0) return []
  const { id, kind, received_at, times, outcome, tran_id } = payment_inbox
  const rows = await db
    .select({ id, kind, received_at, times, outcome })
    .from(payment_inbox)
    .where(
      inArray(
        tran_id,
        attempts.map((one) => one.tran_id),
      ),
    )
    .orderBy(asc(id))
    .limit(MOST_MESSAGES)
  return rows.map(({ id: n, ...message }) => ({ name: `M${n}`, ...message }))
}
