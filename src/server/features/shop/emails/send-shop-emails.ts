import { and, asc, eq, sql } from 'drizzle-orm'
import type { ReturnState } from '#contract/shop/return-rules.ts'
import type { Deliver } from '../../../adapters/mail/mail.ts'
import { sendEmail } from '../../../adapters/mail/send-email.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { REFUNDED_PAISA } from '../../../db/shop/refunded-paisa.ts'
import { type ShopLetter, takeShopLetters } from '../../../db/shop/shop-letters.ts'
import { isStillSoOf } from '../../../db/shop/shop-order-notices.ts'
import { users } from '../../../db/tables/accounts.ts'
import { seller_profiles } from '../../../db/tables/sellers.ts'
import { shop_order_lines, shop_orders } from '../../../db/tables/shop-orders.ts'
import { shop_return_changes, shop_returns } from '../../../db/tables/shop-returns.ts'
import { startBackgroundJob } from '../../../http/background-jobs.ts'
import { errorFacts } from '../../../http/responses/error-facts.ts'
import { shopOrderEmail } from './shop-order-email.ts'

const EVERY_MS = 3000

interface ShopEmailSending {
  db: Database['db']
  /** Brings one e-mail on its way and says whether that worked. */
  deliver: Deliver
  /** Public address of the site. */
  origin: string
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
}

/** Sends what both sides are to know of orders of goods, ten e-mails at most: to verified addresses alone. @returns whether there may be more. */
export const sendShopEmails = (parts: ShopEmailSending): Promise<boolean> =>
  takeShopLetters({ ...parts, factsOf: errorFacts }, async (tx, held) => {
    const email = await emailOf(tx, held, parts.origin)
    if (email && !(await sendEmail(parts.deliver, email)))
      parts.log.warn({ letter: held.id }, 'an email about an order of goods was refused by the email server')
  })

/** Sends what is due every three seconds until it is stopped. Gives what stops it, which resolves when no e-mail is under way. */
export const startSendingShopEmails = (parts: ShopEmailSending): (() => Promise<void>) =>
  startBackgroundJob({ every_ms: EVERY_MS, work: () => sendShopEmails(parts), fault: 'emails about orders of goods could not be sent', log: parts.log })

/** Undefined: there is nobody to write to, or what it would say is not so any more. */
async function emailOf(tx: Tx, { kind, shop_order, user_id, return_change }: ShopLetter, origin: string) {
  const [reader] = await tx
    .select({ email: users.email, language: users.language, isVerified: sql<boolean>`${users.email_verified_at} is not null` })
    .from(users)
    .where(eq(users.id, user_id))
  const [found] = await tx
    .select({ order: shop_orders, shop: seller_profiles.full_name, refunded_paisa: REFUNDED_PAISA })
    .from(shop_orders)
    .leftJoin(seller_profiles, eq(seller_profiles.user_id, shop_orders.seller))
    .where(eq(shop_orders.id, shop_order))
  const complaint = await complaintOf(tx, return_change)
  if (!reader?.isVerified || !reader.email || !found || !isStillSoOf(kind, { ...found.order, complaint }, Date.now())) return undefined
  const { order, shop, refunded_paisa } = found
  const told = { ...order, refunded_paisa, complaint, buyer: order.address.full_name, shop: shop ?? '', lines: await linesOf(tx, shop_order) }
  return shopOrderEmail(kind, told, { to: reader.email, language: reader.language, origin })
}

/** What a complaint has become by a change; null: it is something else by now, or there is none. */
async function complaintOf(tx: Tx, change: number): Promise<ReturnState | null> {
  if (change === 0) return null
  const { id, shop_return, to_state } = shop_return_changes
  const [found] = await tx
    .select({ state: shop_returns.state })
    .from(shop_return_changes)
    .innerJoin(shop_returns, and(eq(shop_returns.id, shop_return), eq(shop_returns.state, to_state)))
    .where(eq(id, change))
  return found?.state ?? null
}

const linesOf = (tx: Tx, shop_order: number) =>
  tx
    .select({ title: shop_order_lines.title, values: shop_order_lines.values, quantity: shop_order_lines.quantity })
    .from(shop_order_lines)
    .where(eq(shop_order_lines.shop_order, shop_order))
    .orderBy(asc(shop_order_lines.id))
