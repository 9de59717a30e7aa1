import * as v from 'valibot'
import { Count } from '../core/fields.ts'
import type { NoticeGroups } from '../notices/notice-group.ts'
import { PAYOUT_STATES } from './payout-rules.ts'

/** What sellers are told of their withdrawals. */
export const PAYOUT_NOTICES = ['payout-sent', 'payout-refused', 'payout-bounced'] as const
export type PayoutNotice = (typeof PAYOUT_NOTICES)[number]

/** The withdrawal that a notice is about. */
export const NoticedPayout = v.object({ number: v.string(), state: v.picklist(PAYOUT_STATES), paisa: Count })
export type NoticedPayout = v.InferOutput<typeof NoticedPayout>

export const PAYOUT_NOTICE_GROUPS = {
  payouts: { kinds: PAYOUT_NOTICES, app: 'always', audience: 'sellers', mail: 'always' },
} as const satisfies NoticeGroups
