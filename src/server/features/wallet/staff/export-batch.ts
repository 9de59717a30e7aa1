import { sql } from 'drizzle-orm'
import { csvFile } from '#contract/core/csv.ts'
import type { Download } from '#contract/core/endpoint.ts'
import { dhakaDay } from '#contract/core/time.ts'
import type { PayoutWay } from '#contract/wallet/payout-rules.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { PAUSED_BY } from '../payouts/pause-of.ts'
import { openAccount } from '../payouts/payout-accounts.ts'

const COLUMNS = ['number', 'way', 'holder', 'account', 'bank', 'branch', 'routing', 'taka', 'reference'] as const

/**
 * What one of staff has taken up, as the bank or the wallet wants it; the column for references is empty. Without what is paused meanwhile: once it was
 * paid, it could not be noted; and without accounts that another APP_SECRET has sealed, which staff refuse so that their sellers add them again. @returns the file, and the numbers that are in it
 */
export async function exportBatch(
  db: Pick<Tx, 'execute'>,
  { staff, secret, now }: { staff: number; secret: string; now: number },
): Promise<{ file: Download; numbers: string[] }> {
  const { rows } = await db.execute<{ number: string; way: PayoutWay; sealed: string; paisa: number }>(sql`
    select w.number, a.way, a.sealed, w.paisa::float8 as paisa from payouts w join payout_accounts a on a.id = w.account join users u on u.id = w.seller
    where w.state = 'taken' and w.taken_by = ${staff} and ${PAUSED_BY} is null order by w.asked_at, w.id`)
  const opened = rows.flatMap((row) => {
    const form = openAccount(secret, row.sealed)
    return form ? [{ ...row, form }] : []
  })
  const cells = opened.map(({ number, way, form, paisa }) => {
    const bank = form.way === 'bank' ? [form.bank, form.branch, form.routing] : ['', '', '']
    return [number, way, form.holder, form.number, ...bank, paisa / 100, '']
  })
  const bytes = new TextEncoder().encode(csvFile([COLUMNS, ...cells]))
  return { file: { bytes, type: 'text/csv', file_name: `withdrawals-${dhakaDay(now)}.csv` }, numbers: opened.map(({ number }) => number) }
}
