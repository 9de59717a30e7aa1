import type { Notice } from '#contract/notices/notices.ts'
import { NOTICE_STYLES } from './notice-styles.ts'

/** A screen, its tab where it has some, and the part of it. */
export interface Place {
  path: string
  tab?: string
  hash?: string
}

/** Where a notice leads: as near to what it is about as there is a screen. */
export function placeOf({ kind, event_order_id, job, reply }: Notice): Place {
  const path = `/${NOTICE_STYLES[kind].to}`
  if (event_order_id !== null) return { path: `${path}/${event_order_id}` }
  if (reply) return { path: `${path}/${reply.blog_id}`, hash: `comment-${reply.comment_id}` }
  const id = job?.job_post_id
  if (kind === 'applicants' && id) return { path: `/hiring/job/${id}/applicants` }
  if (kind !== 'job-alert') return { path }
  return id && job.count === 1 ? { path: `/jobdetails/${id}` } : { path: '/jobapplications', tab: 'alerts' }
}
