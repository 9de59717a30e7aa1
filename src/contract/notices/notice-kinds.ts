/**
 * What people are told without having asked. `message`: what the organiser wrote to those who come. `order-sent` and `needs-decision` are told
 * by the phone itself, of what it kept and sent. `application`: what an employer made of one; `employer-message`: what they wrote; `applicants`: somebody
 * applied for one's own job; `job-alert`: new matches of a search; `replies`: answers to one's own comment on an article.
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
  'replies',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Where a comment is read. A path of ours. */
export const commentPath = ({ blog_id, comment_id }: { blog_id: number; comment_id: number }): string => `/blogs/${blog_id}#comment-${comment_id}`

/** What a message to a phone carries: as little as the lock screen may show. */
export interface PushMessage {
  kind: NoticeKind
  /** Empty where it is about no order. */
  event_order_id: string
  /** Of the event, of the job, or of the article. */
  event_title: string
  /** Of `replies`: where the comment stands that was answered. A path of ours. */
  path?: string
}
