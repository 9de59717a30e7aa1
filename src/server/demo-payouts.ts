import { eq, sql } from 'drizzle-orm'
import type { PayoutAccountForm } from '#contract/wallet/payout-form.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { users } from './db/tables/accounts.ts'
import { ledger_accounts } from './db/tables/ledger.ts'
import { payout_accounts, payouts } from './db/tables/payouts.ts'
import { askPayout } from './features/wallet/payouts/ask-payout.ts'
import { addPayoutAccount } from './features/wallet/payouts/payout-accounts.ts'
import { endPayout, sendPayout, takePayout } from './features/wallet/staff/pay-out.ts'

interface Planned {
  seller: string
  form: PayoutAccountForm
  /** What became of each withdrawal, the earliest first, and whole taka. */
  asked: readonly (readonly ['sent' | 'bounced' | 'waiting', number])[]
}

const PLANS: readonly Planned[] = [
  {
    seller: 'rafiq',
    form: { way: 'bkash', holder: 'Rafiqul Islam', number: '+8801711000001' },
    asked: [
      ['sent', 12_000],
      ['waiting', 5000],
    ],
  },
  {
    seller: 'nusrat',
    form: { way: 'bank', holder: 'নুসরাত জাহান', number: '0123456789012', bank: 'সোনালী ব্যাংক', branch: 'ধানমন্ডি', routing: '200261339' },
    asked: [
      ['bounced', 1500],
      ['waiting', 2000],
    ],
  },
]

/** Lets sellers of the demo market have withdrawn money: some of it was sent, some came back, some waits for staff. */
export async function withdrawDemo(tx: Tx, secret: string): Promise<void> {
  const staff = await idOf(tx, 'moderator')
  for (const { seller: username, form, asked } of PLANS) {
    const seller = await idOf(tx, username)
    if (seller === undefined || staff === undefined) continue
    const { id: account } = await addPayoutAccount(tx, { seller, secret }, form)
    await tx.update(payout_accounts).set({ usable_at: sql`now()` }).where(eq(payout_accounts.id, account))
    for (const [became, taka] of asked) {
      if ((await freeOf(tx, seller)) < taka * 100) continue
      const { number } = await askPayout(tx, seller, { account, taka })
      if (became === 'waiting') continue
      await takePayout(tx, staff, number)
      await sendPayout(tx, staff, { number, reference: `DEMO-${number}` })
      if (became === 'bounced') await endPayout(tx, staff, { number, reason: 'wrong-name', note: 'The bank has another name for this account.' })
    }
  }
  // Nothing rings or is mailed at the first start.
  await tx.update(payouts).set({ is_told: true })
}

async function idOf(tx: Tx, username: string): Promise<number | undefined> {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.username, username))
  return found?.id
}

async function freeOf(tx: Tx, seller: number): Promise<number> {
  const [found] = await tx
    .select({ balance: ledger_accounts.balance })
    .from(ledger_accounts)
    .where(sql`${ledger_accounts.owner} = ${seller} and ${ledger_accounts.kind} = 'free'`)
  return found?.balance ?? 0
}
