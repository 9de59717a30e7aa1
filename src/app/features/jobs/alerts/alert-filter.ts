import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { AlertQuestion } from '#contract/jobs/job-alerts.ts'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'

/** What of a question to the list an alert asks: its order is none of its matter. */
export function alertFilterOf({ sort: _, ...question }: JobFilter): AlertQuestion {
  return Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined)) as AlertQuestion
}

/** Whether anything is asked. */
export const asksSomething = (question: AlertQuestion): boolean => canonicalQuery(question) !== ''

export const asksTheSame = (one: AlertQuestion, other: AlertQuestion): boolean => canonicalQuery(one) === canonicalQuery(other)

/** Where what it finds is listed. */
export const listPath = (question: AlertQuestion): `/${string}` => `/jobportal${canonicalQuery(question)}`
