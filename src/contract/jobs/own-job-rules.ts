/** Where one's own job stands. `draft`: no applicant has seen it; `expired`: its deadline is over; `closed`: by its employer before that. */
export const JOB_PHASES = ['draft', 'open', 'expired', 'closed'] as const
export type JobPhase = (typeof JOB_PHASES)[number]

/** @param now milliseconds since the epoch */
export function jobPhase(job: { published_at: string | null; is_closed: boolean; deadline: string }, now: number): JobPhase {
  if (job.published_at === null) return 'draft'
  if (job.is_closed) return 'closed'
  return Date.parse(job.deadline) < now ? 'expired' : 'open'
}

/** What an application can be; `withdrawn` by who applied, the rest by the employer. @see README "Jobs" */
export const APPLICATION_STATES = ['sent', 'seen', 'shortlisted', 'rejected', 'hired', 'withdrawn'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** What an employer may make of one, and may change again: people change their minds. Never of one that was withdrawn. */
export const DECISIONS = ['seen', 'shortlisted', 'rejected', 'hired'] as const
export type Decision = (typeof DECISIONS)[number]

/** Whether the applicant is notified of it: that the employer has looked is seen in the list, and no news. */
export const isNews = (state: ApplicationState): state is 'shortlisted' | 'rejected' | 'hired' =>
  state === 'shortlisted' || state === 'rejected' || state === 'hired'
