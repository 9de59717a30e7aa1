import { type SQL, sql } from 'drizzle-orm'
import type { ServicePayment } from '#contract/services/service-limits.ts'
import { DEBT_LIMITS } from '#contract/wallet/money-rules.ts'

/**
 * Whether a seller owes the house too much, or for too long, to sell for cash or by mobile wallet: until it is covered their buyers pay online alone. A debt
 * is as old as the first entry since nothing was owed.
 * @param seller SQL, an account
 */
export const isDebtor = (seller: SQL): SQL<boolean> => sql<boolean>`exists (
  select from ledger_accounts a where a.owner = ${seller} and a.kind = 'due' and (a.balance > ${DEBT_LIMITS.mostTaka * 100} or (a.balance > 0 and (
    select min(e.at) from ledger_entries e where e.account = a.id and e.version > coalesce(
      (select max(z.version) from ledger_entries z where z.account = a.id and z.balance_after = 0), 0)) < now() - make_interval(days => ${DEBT_LIMITS.mostDays}))))`

/** How a service is paid now, where it says `payment`: of a provider who owes the house too much, online alone. @param seller SQL, an account */
export const servicePaymentNow = ({ seller, payment }: { seller: SQL; payment: SQL }): SQL<ServicePayment> =>
  sql<ServicePayment>`case when ${isDebtor(seller)} then 'online' else ${payment} end`
