import { sql } from 'drizzle-orm'
import type { DebtNotice, NoticedDebt } from '#contract/wallet-payments/debt-notices.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'

/** How notices name payments of debts. */
export const DEBT_NOUN = 'debts'

const WEEK: PushOptions = { ttl_seconds: 7 * 24 * 3600 }

/** Notices of payments of debts, to the sellers who owed them. */
export const DEBT_NOTICE_SOURCE: NoticeSource<NoticedDebt | null> = {
  kinds: { 'debt-taken': WEEK, 'debt-refused': WEEK } satisfies Record<DebtNotice, PushOptions>,
  canBeGone: true,
  about: () => sql`(
    select json_build_object('trxid', c.trxid, 'paisa', coalesce(c.came_paisa, c.amount_paisa)) from debt_claims c
    where notices.about_noun = ${DEBT_NOUN} and c.id = notices.about)`,
  listed: (about) => ({ debt: about }),
  // The lock screen names no amount.
  pushed: () => ({ event_title: '', path: '/wallet/pay' }),
  subjectOf: (about) => about?.trxid ?? '',
  isStillSo: (about, { is_read }) => about !== null && !is_read,
}
