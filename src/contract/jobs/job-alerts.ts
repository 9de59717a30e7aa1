import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, idText } from '../core/fields.ts'
import { storedFilter } from '../core/filter-schema.ts'
import { oneLine } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { JOB_FILTER } from './jobs-filter.ts'

export const ALERT_LIMITS = { mostOfOne: 20, nameLongest: 80, listedInLetter: 10 } as const

const say = (reason: Reason) => reason
/** What an alert asks: the filter of the list of jobs without its order. */
export const AlertQuestion = storedFilter(JOB_FILTER, ['sort'])
export type AlertQuestion = v.InferOutput<typeof AlertQuestion>

const options = {
  /** Empty: the screen names it after its filter. */
  name: v.optional(oneLine(ALERT_LIMITS.nameLongest), ''),
  by_mail: v.boolean(),
  by_push: v.boolean(),
}

/** A search that tells of new matches, at most once a day. In the app it always does. */
export const JobAlert = v.object({
  alert_id: Id,
  name: v.string(),
  question: AlertQuestion,
  by_mail: v.boolean(),
  by_push: v.boolean(),
  is_paused: v.boolean(),
  created_at: Instant,
  told_at: v.nullable(Instant),
})
export type JobAlert = v.InferOutput<typeof JobAlert>

export const listJobAlerts = endpoint({
  method: 'GET',
  path: '/api/job_alert/',
  summary: 'One’s own alerts, the latest first',
  access: 'signed-in',
  answer: v.array(JobAlert),
  offline: { keepDays: 90, noun: 'job-alerts', shape: 'list' },
})

export const addJobAlert = endpoint({
  method: 'POST',
  path: '/api/job_alert/',
  summary: 'Keeps a search that tells of new matches. The same question again is the same alert',
  access: 'signed-in',
  perMinute: 20,
  body: v.object({
    ...options,
    question: v.pipe(
      AlertQuestion,
      v.check((question) => Object.keys(question).length > 0, say('required')),
    ),
  }),
  answer: JobAlert,
  offline: 'refuse',
})

export const changeJobAlert = endpoint({
  method: 'PATCH',
  path: '/api/job_alert/{alert_id}/',
  summary: 'How an alert tells, and whether it rests',
  access: 'signed-in',
  perMinute: 60,
  params: v.object({ alert_id: idText }),
  body: v.partial(v.object({ ...options, is_paused: v.boolean() })),
  answer: JobAlert,
  offline: 'refuse',
})

export const removeJobAlert = endpoint({
  method: 'DELETE',
  path: '/api/job_alert/{alert_id}/',
  summary: 'Forgets an alert',
  access: 'signed-in',
  perMinute: 60,
  params: v.object({ alert_id: idText }),
  answer: v.object({ removed: Id }),
  offline: 'refuse',
})

/** Of the link in an e-mail: works without a session, and only pauses that one alert. */
export const stopJobAlert = endpoint({
  method: 'POST',
  path: '/api/job_alert/stop/',
  summary: 'Pauses the alert that a letter’s link names',
  access: 'anyone',
  body: v.object({ token: v.pipe(v.string(), v.regex(/^[\w.-]{16,200}$/)) }),
  answer: v.object({ stopped: v.literal(true) }),
  offline: 'refuse',
})
