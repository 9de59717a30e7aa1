import { sql } from 'drizzle-orm'
import type { NoticedPayout, PayoutNotice } from '#contract/wallet/payout-notices.ts'
import type { NoticeSource, PushOptions } from '../notices/notice-source.ts'

/** How notices name withdrawals. */
export const PAYOUT_NOUN = 'payouts'

const WEEK: PushOptions = { ttl_seconds: 7 * 24 * 3600 }

/** Notices of withdrawals, to their sellers. */
export const PAYOUT_NOTICE_SOURCE: NoticeSource<NoticedPayout | null> = {
  kinds: { 'payout-sent': WEEK, 'payout-refused': WEEK, 'payout-bounced': WEEK } satisfies Record<PayoutNotice, PushOptions>,
  canBeGone: true,
  about: () => sql`(
    select json_build_object('number', w.number, 'state', w.state, 'paisa', w.paisa) from payouts w
    where notices.about_noun = ${PAYOUT_NOUN} and w.id = notices.about)`,
  listed: (about) => ({ payout: about }),
  // The lock screen names no amount.
  pushed: () => ({ event_title: '', path: '/wallet' }),
  subjectOf: (about) => about?.number ?? '',
  isStillSo: (about, { is_read }) => about !== null && !is_read,
}
