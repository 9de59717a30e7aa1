import { type SQL, sql } from 'drizzle-orm'
import { onlineOf } from '#contract/purchases/purchase-rules.ts'
import type { Purchase } from './purchase-handler.ts'

/** What the payment provider is asked for, in whole taka: all that a purchase costs, or what of cash is paid in advance. */
export const amountToPay = ({ method, final_price, advance }: Pick<Purchase, 'method' | 'final_price' | 'advance'>): number =>
  onlineOf({ method, total: final_price, advance })

/** The same of a row of `purchases`. @param of its name in the query */
export const amountToPaySql = (of: SQL): SQL => sql`(case when ${of}.method = 'cod' then ${of}.advance else ${of}.final_price end)`
