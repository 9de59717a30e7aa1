import * as v from 'valibot'
import type { NoticeGroups } from '../notices/notice-group.ts'
import { Paisa } from './claim-steps.ts'

/** What sellers are told of debts that they say they have paid. */
export const DEBT_NOTICES = ['debt-taken', 'debt-refused'] as const
export type DebtNotice = (typeof DEBT_NOTICES)[number]

/** The payment that a notice is about. */
export const NoticedDebt = v.object({ trxid: v.string(), paisa: Paisa })
export type NoticedDebt = v.InferOutput<typeof NoticedDebt>

export const DEBT_NOTICE_GROUPS = {
  debts: { kinds: DEBT_NOTICES, app: 'always', audience: 'sellers', mail: 'none' },
} as const satisfies NoticeGroups
