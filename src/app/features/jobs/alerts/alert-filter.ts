import { canonicalQuery } from '#contract/core/endpoint.ts'
import type { AlertQuestion } from '#contract/jobs/job-alerts.ts'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'

/** What an alert takes from the filter of a list: everything but the order. */
export function alertFilterOf({ sort: _, ...filter }: JobFilter): AlertQuestion {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as AlertQuestion
}

/** Whether anything is asked. */
export const asksSomething = (filter: AlertQuestion): boolean => canonicalQuery(filter) !== ''

export const asksTheSame = (one: AlertQuestion, other: AlertQuestion): boolean => canonicalQuery(one) === canonicalQuery(other)

/** Where what it finds is listed. */
export const listPath = (filter: AlertQuestion): `/${string}` => `/jobportal${canonicalQuery(filter)}`
