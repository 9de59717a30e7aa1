import { and, eq, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import { holdOwner } from '../accounts/hold-owner.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { readShopOff } from '../sellers/shop-off.ts'
import { services } from '../tables/services.ts'
import { notifyOwner } from '../taken-off/notify-owner.ts'
import { FREE_TIMES_UNKNOWN } from './free-times-due.ts'

/** Of every change that others than its seller make. */
const moved = { version: sql`${services.version} + 1`, updated_at: sql`now()` }

const offColumns = (reason: string, taken_off_with: 'itself' | 'shop') => ({
  taken_off_at: sql`now()`,
  taken_off_reason: reason,
  taken_off_with,
  was_public: sql`case when ${services.taken_off_at} is null then ${services.is_active} else ${services.was_public} end`,
  is_active: false,
  ...moved,
})

/** Columns of a service that is restored: it can be asked for where it could, and was public for the first time then at the latest. */
const BACK = {
  taken_off_at: null,
  taken_off_reason: '',
  taken_off_with: null,
  is_active: sql`${services.was_public}`,
  was_public: false,
  published_at: sql`case when ${services.was_public} then coalesce(${services.published_at}, now()) else ${services.published_at} end`,
  ...FREE_TIMES_UNKNOWN,
  ...moved,
}

/** Locks a service after the account of its owner, as everything does that they change: its shop is not taken off or restored meanwhile. */
export async function holdService(tx: Pick<Tx, 'select'>, service_id: number): Promise<void> {
  const [row] = await tx.select({ owner: services.seller }).from(services).where(eq(services.id, service_id))
  if (!row) return
  await holdOwner(tx, row.owner)
  await tx.select({ id: services.id }).from(services).where(eq(services.id, service_id)).for('no key update')
}

/** Takes a service off and tells its seller, who cannot switch it on again; bookings of it go on. The same again changes nothing. */
export async function takeOffService(tx: Tx, service_id: number, reason: string): Promise<void> {
  const isOn = sql`${services.taken_off_with} is distinct from 'itself'`
  const [off] = await tx
    .update(services)
    .set(offColumns(reason, 'itself'))
    .where(and(eq(services.id, service_id), isOn))
    .returning({ seller: services.seller, title: services.title })
  if (off) await notifyOwner(tx, { kind: 'taken-off', owner: off.seller, subject: 'service', about: service_id, title: off.title, reason })
}

/**
 * Undoes that. While the shop of its seller is off, the service stays off with it.
 * @throws {Problem} bad-state — it is not off, or is gone.
 */
export async function restoreService(tx: Tx, service_id: number, reason: string): Promise<void> {
  await holdService(tx, service_id)
  const isOff = and(eq(services.id, service_id), eq(services.taken_off_with, 'itself'))
  const [held] = await tx.select({ seller: services.seller, title: services.title }).from(services).where(isOff)
  if (!held) throw new Problem('bad-state')
  const shop = await readShopOff(tx, held.seller)
  await tx
    .update(services)
    .set(shop ? { taken_off_with: 'shop', taken_off_reason: shop.reason, ...moved } : BACK)
    .where(isOff)
  await notifyOwner(tx, { kind: 'restored', owner: held.seller, subject: 'service', about: service_id, title: held.title, reason })
}

/** Takes off all that a seller does for others, with their shop. Their account is locked. */
export const takeOffServicesOf = (tx: Pick<Tx, 'update'>, seller: number, reason: string): Promise<unknown> =>
  tx
    .update(services)
    .set(offColumns(reason, 'shop'))
    .where(and(eq(services.seller, seller), isNull(services.taken_off_at)))

/** What went with their shop is back with it. */
export const restoreServicesOf = (tx: Pick<Tx, 'update'>, seller: number): Promise<unknown> =>
  tx
    .update(services)
    .set(BACK)
    .where(and(eq(services.seller, seller), eq(services.taken_off_with, 'shop')))
