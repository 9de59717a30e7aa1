/**
 * What people are told without having asked. `message`: what the organiser wrote to those who come. `order-sent` and `needs-decision` are told
 * by the phone itself, of what it kept and sent. `application`: what an employer made of one; `employer-message`: what they wrote; `applicants`: somebody
 * applied for one's own job; `job-alert`: new matches of a search.
 */
export const NOTICE_KINDS = [
  'paid',
  'refunded',
  'not-paid',
  'event-tomorrow',
  'called-off',
  'message',
  'order-sent',
  'needs-decision',
  'application',
  'employer-message',
  'applicants',
  'job-alert',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** What a message to a phone carries: as little as the lock screen may show. */
export interface PushMessage {
  kind: NoticeKind
  /** Empty where it is about no order. */
  event_order_id: string
  /** Of the event, or of the job. */
  event_title: string
}
