import { type AlertQuestion, addJobAlert, changeJobAlert, type JobAlert, listJobAlerts, removeJobAlert, stopJobAlert } from '#contract/jobs/job-alerts.ts'
import { type JobCategory, listJobCategories } from '#contract/jobs/jobs.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

export const loadAlerts = (options: CallOptions = {}): Promise<Answer<JobAlert[]>> => call(listJobAlerts, {}, options)

export interface AlertOptions {
  name: string
  by_mail: boolean
  by_push: boolean
}

/** Keeps a search. The same filter again is the same alert. */
export const addAlert = async (question: AlertQuestion, settings: AlertOptions): Promise<JobAlert> =>
  (await call(addJobAlert, { body: { ...settings, question } })).value

export const changeAlert = async (alert_id: number, change: Partial<AlertOptions & { is_paused: boolean }>): Promise<JobAlert> =>
  (await call(changeJobAlert, { params: { alert_id }, body: change })).value

export const removeAlert = async (alert_id: number): Promise<void> => void (await call(removeJobAlert, { params: { alert_id } }))

/** Pauses the alert that an e-mail's link names, no matter which account is signed in. @throws {Problem} link-expired, not-found, bad-input */
export const stopAlert = async (token: string): Promise<void> => void (await call(stopJobAlert, { body: { token } }))

export const loadCategories = async (): Promise<JobCategory[]> => (await call(listJobCategories, {})).value
