import type { Conversation } from '#contract/conversations/conversations.ts'
import { lowerCase } from '#contract/core/one-form.ts'

/** Sign of each kind. */
export const KIND_ICONS = {
  event: 'i-lucide-calendar-days',
  order: 'i-lucide-ticket',
  application: 'i-lucide-briefcase-business',
  support: 'i-lucide-message-circle-question-mark',
} as const

/** Where that is seen what a conversation is about, as its reader may see it; undefined: nowhere. */
export function aboutPath({ about, side }: Pick<Conversation, 'about' | 'side'>): `/${string}` | undefined {
  const { kind, event_id, event_order_id, application_id, job_post_id } = about
  if (kind === 'event') return event_id === null ? undefined : `/eventdetails/${event_id}`
  if (kind === 'application') {
    if (side === 'asker') return '/jobapplications'
    return job_post_id === null ? undefined : `/hiring/job/${job_post_id}/applicants?applicant=${application_id}`
  }
  if (event_order_id === null) return undefined
  if (side === 'asker') return `/event_order/${lowerCase(event_order_id)}`
  return kind === 'order' && event_id !== null ? `/sellerevents/event/${event_id}/orders?q=${event_order_id}` : undefined
}
