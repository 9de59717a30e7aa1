import type { NoticeGroups } from '../notices/notice-group.ts'

/**
 * What people are told of orders and what they ordered. `message`: what the organiser wrote to the attendees. `order-sent` and `needs-decision` are
 * told by the phone itself, of what it kept and sent.
 */
export const ORDER_NOTICES = ['paid', 'refunded', 'not-paid', 'event-tomorrow', 'called-off', 'message', 'order-sent', 'needs-decision'] as const
export type OrderNotice = (typeof ORDER_NOTICES)[number]

export const ORDER_NOTICE_GROUPS = { orders: { kinds: ORDER_NOTICES, app: 'always', audience: 'everyone', mail: 'always' } } as const satisfies NoticeGroups
