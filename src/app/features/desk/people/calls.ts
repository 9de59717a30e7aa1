import * as contract from '#contract/desk/people.ts'
import type { CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'

const withCursor = <Q extends object>(query: Q, cursor?: string) => ({ ...query, ...(cursor !== undefined && { cursor }) })
const about = (username: string) => ({ params: { username } })

export const searchPeople = (q: string, options: CallOptions, cursor?: string) => call(contract.findPeople, { query: withCursor({ q }, cursor) }, options)
export const loadPerson = (username: string, options: CallOptions) => call(contract.readPerson, about(username), options)
export const loadObjections = (options: CallOptions, cursor?: string) => call(contract.listObjections, { query: withCursor({}, cursor) }, options)

/** What the log is narrowed down to; empty texts narrow nothing. */
export interface LogFilter {
  kind: string
  user: string
  by: string
}
export const loadLog = ({ kind, user, by }: LogFilter, options: CallOptions, cursor?: string) => {
  const known = contract.LOG_KINDS.find((one) => one === kind)
  return call(contract.readLog, { query: withCursor({ user, by, ...(known && { kind: known }) }, cursor) }, options)
}

/** Recorded with every call. */
export const showContact = async (username: string) => (await call(contract.showContact, { ...about(username), body: {} })).value

const ACTIONS = {
  lock: contract.lockPerson,
  unlock: contract.unlockPerson,
  endSessions: contract.endPersonSessions,
  lift: contract.liftSilence,
  suspendSelling: contract.suspendSelling,
  releaseSelling: contract.releaseSelling,
  forgive: contract.forgiveBuyer,
  grantStaff: contract.grantStaff,
  revokeStaff: contract.revokeStaff,
} as const
export type PersonAction = keyof typeof ACTIONS

export const actOnPerson = async (action: PersonAction, username: string, reason: string) =>
  (await call(ACTIONS[action], { ...about(username), body: { reason } })).value

export const silencePerson = async (username: string, body: { reason: string; days: 1 | 7 | 30 | null; remove_recent: boolean }) =>
  (await call(contract.silencePerson, { ...about(username), body })).value

export const answerObjection = async (username: string, body: { decision: 'lift' | 'uphold'; answer: string }) =>
  (await call(contract.answerObjection, { ...about(username), body })).value
