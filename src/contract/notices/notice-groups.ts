import { MAIL_KINDS, type MailKind } from '../accounts/mail-kinds.ts'
import { SILENCE_NOTICE_GROUPS } from '../accounts/silence-notices.ts'
import { AUTHOR_NOTICE_GROUPS } from '../blogs/author-notices.ts'
import { BOOKING_NOTICE_GROUPS } from '../bookings/booking-notices.ts'
import { TAKEN_OFF_NOTICE_GROUPS } from '../cases/taken-off-notices.ts'
import { CONVERSATION_NOTICE_GROUPS } from '../conversations/conversation-notices.ts'
import { SALE_NOTICE_GROUPS } from '../events/sale-notices.ts'
import { JOB_NOTICE_GROUPS } from '../jobs/job-notices.ts'
import { ORDER_NOTICE_GROUPS } from '../orders/order-notices.ts'
import { REVIEW_NOTICE_GROUPS } from '../reviews/review-notices.ts'
import { SHOP_NOTICE_GROUPS } from '../shop/shop-notices.ts'
import { REPLY_NOTICE_GROUPS } from '../threads/reply-notices.ts'
import { PAYOUT_NOTICE_GROUPS } from '../wallet/payout-notices.ts'
import { DEBT_NOTICE_GROUPS } from '../wallet-payments/debt-notices.ts'
import type { NoticeGroup } from './notice-group.ts'
import type { NoticeKind } from './notice-kinds.ts'

/** All groups of notices, in the order in which the settings show them. Every kind is in one of them. */
export const NOTICE_GROUPS = {
  ...ORDER_NOTICE_GROUPS,
  ...SHOP_NOTICE_GROUPS,
  ...BOOKING_NOTICE_GROUPS,
  ...CONVERSATION_NOTICE_GROUPS,
  ...SALE_NOTICE_GROUPS,
  ...PAYOUT_NOTICE_GROUPS,
  ...DEBT_NOTICE_GROUPS,
  ...JOB_NOTICE_GROUPS,
  ...REPLY_NOTICE_GROUPS,
  ...REVIEW_NOTICE_GROUPS,
  ...AUTHOR_NOTICE_GROUPS,
  ...SILENCE_NOTICE_GROUPS,
  ...TAKEN_OFF_NOTICE_GROUPS,
} as const
export type NoticeGroupName = keyof typeof NOTICE_GROUPS
export const NOTICE_GROUP_NAMES = Object.keys(NOTICE_GROUPS) as [NoticeGroupName, ...NoticeGroupName[]]

/** Channels of notifications. */
export const NOTICE_WAYS = ['app', 'push', 'mail'] as const
export type NoticeWay = (typeof NOTICE_WAYS)[number]

export const groupNamed = (name: NoticeGroupName): NoticeGroup => NOTICE_GROUPS[name]

/** The setting that switches the mails of a group; undefined where there is none for them as a whole. */
export function mailKindOf(name: NoticeGroupName): MailKind | undefined {
  const { mail } = groupNamed(name)
  return MAIL_KINDS.find((kind) => kind === mail)
}

/** Whether a group can be switched off by a way. */
export function canSwitch(name: NoticeGroupName, way: NoticeWay): boolean {
  if (way === 'app') return groupNamed(name).app === 'switch'
  return way === 'push' || mailKindOf(name) !== undefined
}

/** How a group that is off in the app, or on phones, is recorded with an account. */
export const switchedOff = (name: NoticeGroupName, way: Exclude<NoticeWay, 'mail'>): string => `${name}.${way}`

/** Whether a notice is written in the app, or sent to phones. What is not in the app is not sent to phones either. @param off what the account has switched off */
export function isWanted(off: readonly string[], kind: NoticeKind, way: Exclude<NoticeWay, 'mail'>): boolean {
  const name = NOTICE_GROUP_NAMES.find((group) => groupNamed(group).kinds.includes(kind))
  if (!name) throw new TypeError(`${kind} is in no group`)
  const isIn = !canSwitch(name, 'app') || !off.includes(switchedOff(name, 'app'))
  return isIn && (way === 'app' || !off.includes(switchedOff(name, 'push')))
}
