import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { giveStockBack, takeStock } from '../../../db/products/take-stock.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { bookPaidBack } from '../../../ledger/paid-back.ts'
import { holdReturn, requireMayReturn, type WhoseReturn } from './hold-return.ts'
import { moveReturn } from './move-return.ts'
import { payBackWhenDue } from './pay-back.ts'
import { readPieces } from './pieces.ts'

interface Parcel {
  courier: string
  tracking: string
}

const NOW = sql`now()`

/** The goods are on their way back; named again, courier and number are corrected. @throws {Problem} not-found, bad-state */
export async function sendBack(tx: Tx, whose: WhoseReturn, { courier, tracking }: Parcel): Promise<void> {
  const held = await holdReturn(tx, whose)
  const { row } = held
  if (held.by === 'buyer' && row.state === 'sent_back' && row.courier === courier && row.tracking === tracking) return
  requireMayReturn(held, 'send_back')
  const set = { courier, tracking, sent_back_at: row.sent_back_at ?? NOW }
  await moveReturn(tx, held, { to: 'sent_back', action: 'send_back', set, details: { courier, tracking } })
}

/**
 * The goods are with the seller: what is whole is in stock again, and what was paid online begins to go back, all in one transaction, so that each happens
 * once.
 * @throws {Problem} not-found, bad-state
 */
export async function receive(tx: Tx, whose: WhoseReturn, { is_whole }: { is_whole: boolean }): Promise<void> {
  const held = await holdReturn(tx, whose)
  if (held.by === 'seller' && held.row.received_at !== null) return
  requireMayReturn(held, 'receive')
  const moved = await moveReturn(tx, held, { to: 'received', action: 'receive', set: { received_at: NOW, is_whole }, details: { is_whole } })
  await payBackWhenDue(tx, moved)
  if (is_whole) await giveStockBack(tx, { lines: await readPieces(tx, held.row.id), order: held.order.number, why: 'returned' })
  await pauseAt('shop', 'before-commit')
}

/** The seller has sent back what was paid in cash. @throws {Problem} not-found, bad-state */
export async function noteRefund(tx: Tx, whose: WhoseReturn, { reference }: { reference: string }): Promise<void> {
  const held = await holdReturn(tx, whose)
  if (held.by === 'seller' && held.row.given_at !== null && held.row.reference === reference) return
  requireMayReturn(held, 'refund_sent')
  await moveReturn(tx, held, { to: 'given', action: 'refund_sent', set: { reference, given_at: NOW }, details: { reference } })
}

/** The replacement is on its way, and is taken from stock. @throws {Problem} not-found, bad-state, sold-out */
export async function sendReplacement(tx: Tx, whose: WhoseReturn, { courier, tracking }: Parcel): Promise<void> {
  const held = await holdReturn(tx, whose)
  if (held.by === 'seller' && held.row.given_at !== null && held.row.remedy === 'replacement') return
  requireMayReturn(held, 'send_replacement')
  const set = { given_courier: courier, given_tracking: tracking, given_at: NOW, is_replaced: true }
  await moveReturn(tx, held, { to: 'given', action: 'send_replacement', set, details: { courier, tracking } })
  await takeStock(tx, { lines: await readPieces(tx, held.row.id), order: held.order.number })
  await pauseAt('shop', 'before-commit')
}

/** The buyer has what was given. @throws {Problem} not-found, bad-state */
export async function confirm(tx: Tx, whose: WhoseReturn): Promise<void> {
  const held = await holdReturn(tx, whose)
  if (held.by === 'buyer' && held.row.state === 'settled') return
  requireMayReturn(held, 'confirm')
  await moveReturn(tx, held, { to: 'settled', action: 'confirm' })
  const { row, order } = held
  if (order.method !== 'online' && row.remedy === 'refund') await bookPaidBack(tx, order.id)
}

/** The buyer takes the complaint back. @throws {Problem} not-found, bad-state */
export async function withdraw(tx: Tx, whose: WhoseReturn): Promise<void> {
  const held = await holdReturn(tx, whose)
  if (held.by === 'buyer' && held.row.state === 'withdrawn') return
  requireMayReturn(held, 'withdraw')
  await moveReturn(tx, held, { to: 'withdrawn', action: 'withdraw' })
}

/** One side asks staff to decide. @throws {Problem} not-found, bad-state */
export async function escalate(tx: Tx, whose: WhoseReturn, { text }: { text: string }): Promise<void> {
  const held = await holdReturn(tx, whose)
  if (held.row.state === 'disputed' && held.row.escalated_by === held.by) return
  requireMayReturn(held, 'escalate')
  await moveReturn(tx, held, { to: 'disputed', action: 'escalate', set: { escalated_by: held.by, escalation: text } })
}
