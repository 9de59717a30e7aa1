/**
 * What a buyer is told without having asked. `message`: what the organiser wrote to those who come. `order-sent` and `needs-decision` are told
 * by the phone itself, of what it kept and sent.
 */
export const NOTICE_KINDS = ['paid', 'refunded', 'not-paid', 'event-tomorrow', 'called-off', 'message', 'order-sent', 'needs-decision'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What a message to a phone carries: as little as the lock screen may show. */
export interface PushMessage {
  kind: NoticeKind
  event_order_id: string
  event_title: string
}
