import { type SQL, sql } from 'drizzle-orm'
import { onlineOf } from '#contract/purchases/purchase-rules.ts'
import type { Purchase } from './purchase-handler.ts'

/** What the payment provider is asked for, in whole taka: all that a purchase costs, what of cash is paid in advance, or nothing of what is paid to its seller. */
export const amountToPay = ({ method, final_price, advance }: Pick<Purchase, 'method' | 'final_price' | 'advance'>): number =>
  onlineOf({ method, total: final_price, advance })

/** The same of a row of `purchases`. @param of its name in the query */
export const amountToPaySql = (of: SQL): SQL => sql`(case ${of}.method when 'cod' then ${of}.advance when 'wallet' then 0 else ${of}.final_price end)`
