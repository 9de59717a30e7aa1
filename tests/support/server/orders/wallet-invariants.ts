import type { Database } from '#server/db/connection/open.ts'

/** Each finds rows that must not be, and says so. */
const RULES: Record<string, string> = {
  'purchase is confirmed and no seller or staff said that its money came': `select p.id from purchases p where p.method = 'wallet' and p.state = 'confirmed'
    and p.advance > 0 and not exists (select from wallet_claims c where c.purchase = p.id and c.state = 'confirmed' and c.came_paisa is not null)`,
  'purchase is claimed without a claim that is open': `select p.id from purchases p where p.state = 'claimed'
    and not exists (select from wallet_claims c where c.purchase = p.id and c.state in ('claimed', 'disputed', 'less'))`,
  'purchase is claimed without an end': `select id from purchases where state = 'claimed' and hold_expires_at is null`,
  'claim is confirmed and its purchase was never placed': `select c.id from wallet_claims c join purchases p on p.id = c.purchase
    where c.state = 'confirmed' and p.confirmed_at is null`,
  'what is paid to a seller was paid to the payment provider': `select p.id from purchases p join payment_attempts a on a.purchase = p.id where p.method = 'wallet'`,
  'one transaction is named twice': `select min(id) as id from (select id, wallet, trxid from wallet_claims union all select id, wallet, trxid from wallet_refunds
    union all select id, wallet, trxid from debt_claims) named
    group by wallet, trxid having count(*) > 1`,
  'a transaction is named that is not taken for ever': `select named.id from (select id, wallet, trxid from wallet_claims union all
    select id, wallet, trxid from wallet_refunds union all select id, wallet, trxid from debt_claims) named
    where not exists (select from trx_ids x where x.wallet = named.wallet and x.trxid = named.trxid)`,
  'claim is of another seller, buyer or method than its order': `select c.id from wallet_claims c join shop_orders o on o.id = c.shop_order
    where c.seller <> o.seller or c.buyer <> o.buyer or c.purchase <> o.purchase or o.method <> 'wallet'`,
  'claim has another state than its last change': `select c.id from wallet_claims c
    where c.state <> (select h.to_state from wallet_claim_changes h where h.claim = c.id order by h.id desc limit 1)`,
  'more was sent back than came': `select c.id from wallet_claims c where coalesce(c.came_paisa, 0) <
    (select coalesce(sum(r.paisa), 0) from wallet_refunds r where r.claim = c.id and r.state <> 'void') and c.state <> 'refused'`,
  'wallet purchase is of several orders': `select p.id from purchases p where p.method = 'wallet' and (select count(*) from shop_orders o where o.purchase = p.id) <> 1`,
}

/** What is wrong with payments by mobile wallet in a database, in words; empty is good. */
export async function walletFaults(db: Pick<Database['pool'], 'query'>): Promise<string[]> {
  const faults: string[] = []
  for (const [rule, text] of Object.entries(RULES)) {
    const { rows } = await db.query<{ id: number }>(text)
    if (rows.length > 0) faults.push(`${rule}: ${rows.map(({ id }) => id).join(', ')}`)
  }
  return faults
}
