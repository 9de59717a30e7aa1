import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Problem } from '#contract/core/problem.ts'
import type { Payout } from '#contract/wallet/payouts.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { payout_accounts, payout_changes, payouts } from '../../../db/tables/payouts.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import { lockAccounts } from '../../../ledger/accounts.ts'
import { postMoves } from '../../../ledger/post-moves.ts'
import { randomNumber } from '../../../purchases/purchase-numbers.ts'
import { movePayout, type PayoutRow } from './move-payout.ts'
import { pauseOf } from './pause-of.ts'
import { readPayout } from './read-payouts.ts'

const PAISA = 100

/**
 * Asks for money that is free: it is on its way from now on, and can be asked for by nothing else. The accounts of the seller are held, so that of two
 * requests at once the second sees what the first has left.
 * @throws {Problem} not-found — no account of that number, or another's; bad-state — one is open already; not-allowed — withdrawals are paused, or the
 * account is too new, with `fields`; bad-input — more than is free, with `free_taka`
 */
export async function askPayout(tx: Tx, seller: number, { account, taka }: { account: number; taka: number }): Promise<Payout> {
  const held = await lockAccounts(tx, [seller])
  const [to] = await tx
    .select({ id: payout_accounts.id, isUsable: sql<boolean>`${payout_accounts.usable_at} <= now()` })
    .from(payout_accounts)
    .where(and(eq(payout_accounts.id, account), eq(payout_accounts.seller, seller), isNull(payout_accounts.removed_at)))
  if (!to) throw new Problem('not-found')
  if (!to.isUsable) throw new Problem('bad-input', { fields: { account: 'too-far' } })
  if ((await pauseOf(tx, seller)) !== null) throw new Problem('not-allowed')
  const open = and(eq(payouts.seller, seller), inArray(payouts.state, ['asked', 'taken']))
  if ((await tx.$count(payouts, open)) > 0) throw new Problem('bad-state')
  const paisa = taka * PAISA
  const free = held.find(({ kind }) => kind === 'free')?.balance ?? 0
  if (paisa > free) throw new Problem('bad-input', { fields: { taka: 'too-large' }, facts: { free_taka: Math.floor(free / PAISA) } })
  const [made] = await tx.insert(payouts).values({ number: randomNumber(), seller, account, paisa, is_told: true }).returning()
  if (!made) throw new TypeError('a withdrawal was not written')
  await tx.insert(payout_changes).values({ payout: made.id, from_state: null, to_state: 'asked', by: 'seller', account: seller })
  await pauseAt('payout', 'after-check')
  await postMoves(tx, [
    {
      ...{ name: `asked ${made.id}`, kind: 'asked', payout: made.id },
      sellers: [seller],
      entries: [
        { kind: 'free', seller, paisa: -paisa },
        { kind: 'leaving', seller, paisa },
      ],
    },
  ])
  await pauseAt('payout', 'before-commit')
  return readPayout(tx, seller, made.number)
}

/** Takes a withdrawal back that staff have not begun. @throws {Problem} not-found — also of another's; bad-state — it is past that */
export async function withdrawPayout(tx: Tx, seller: number, number: string): Promise<Payout> {
  const payout = await lockPayout(tx, and(eq(payouts.number, number), eq(payouts.seller, seller)))
  if (!payout) throw new Problem('not-found')
  if (payout.state !== 'refused' || payout.reason !== 'withdrawn') {
    if (payout.state !== 'asked') throw new Problem('bad-state')
    await movePayout(tx, payout, { to: 'refused', by: 'seller', account: seller, set: { reason: 'withdrawn' } })
  }
  return readPayout(tx, seller, number)
}

/** A withdrawal, held until the transaction ends; undefined: there is none. */
export async function lockPayout(tx: Tx, which: ReturnType<typeof and>): Promise<PayoutRow | undefined> {
  const [payout] = await tx.select().from(payouts).where(which).for('no key update')
  return payout
}
