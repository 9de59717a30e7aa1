import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Instant, idText } from '../core/fields.ts'
import { oneLineRequired } from '../core/names.ts'
import { PAYOUT_LIMITS, PAYOUT_REASONS, PAYOUT_STATES, PAYOUT_WAYS } from '../wallet/payout-rules.ts'
import { FOUR_EYES_ABOVE_TAKA } from './approval-kinds.ts'
import { StaffReason } from './staff-reason.ts'

/** Which withdrawals staff look at: those that wait, or were sent lately and may come back. */
export const PAYOUT_QUEUES = ['open', 'sent'] as const

/** A withdrawal as staff see it in the list. */
export const DeskPayout = v.object({
  number: v.string(),
  state: v.picklist(PAYOUT_STATES),
  paisa: Count,
  way: v.picklist(PAYOUT_WAYS),
  masked: v.string(),
  seller: v.object({ username: v.string(), full_name: v.string() }),
  asked_at: Instant,
  taken_at: v.nullable(Instant),
  sent_at: v.nullable(Instant),
  reference: v.string(),
  /** It has waited for more working days than it should. */
  is_late: v.boolean(),
  /** Whether a second member of staff must agree before it is taken up, or is waited for; null: neither. */
  second: v.nullable(v.picklist(['needed', 'waiting'])),
  /** Why it must wait; null: nothing stops it. */
  paused: v.nullable(v.picklist(['locked', 'suspended', 'disputed', 'checking'])),
  /** One's own money is for others to send. */
  is_own: v.boolean(),
})
export type DeskPayout = v.InferOutput<typeof DeskPayout>

const staff = { access: 'staff', offline: 'refuse' } as const
const act = { ...staff, method: 'POST', isMoney: true, once: true, perMinute: 60 } as const
const numbers = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.minLength(1), v.maxLength(100))

export const listDeskPayouts = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/desk/payouts/',
  summary: 'Withdrawals that wait, the oldest first; or those that were sent, the latest first',
  query: v.object({
    queue: v.optional(v.picklist(PAYOUT_QUEUES), 'open'),
    cursor: v.optional(Cursor),
    limit: v.optional(v.pipe(idText, v.maxValue(PAYOUT_LIMITS.listed))),
  }),
  answer: v.object({ results: v.array(DeskPayout), next_cursor: v.nullable(v.string()), total: Count }),
  offline: 'never',
})

/** What came of each of several: done, or not, and why. */
const Outcomes = v.object({
  results: v.array(v.object({ number: v.string(), outcome: v.picklist(['done', 'before', 'asked', 'own', 'paused', 'bad-state', 'not-found']) })),
})

export const takeDeskPayouts = endpoint({
  ...act,
  path: '/api/desk/payouts/take/',
  summary: `Takes withdrawals up, each once, never one’s own; above ${FOUR_EYES_ABOVE_TAKA} taka a second member of staff is asked. Asks for a fresh proof`,
  body: v.object({ numbers }),
  answer: Outcomes,
})

export const sendDeskPayouts = endpoint({
  ...act,
  path: '/api/desk/payouts/sent/',
  summary: 'Notes that withdrawals were paid, each with its reference, once. Asks for a fresh proof',
  body: v.object({
    payouts: v.pipe(
      v.array(v.object({ number: v.pipe(v.string(), v.maxLength(60)), reference: oneLineRequired(PAYOUT_LIMITS.referenceLongest) })),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  answer: Outcomes,
})

export const endDeskPayout = endpoint({
  ...act,
  path: '/api/desk/payouts/{number}/end/',
  summary: 'Refuses a withdrawal, or notes that one which was sent came back: the money is its seller’s again, who reads why. Asks for a fresh proof',
  params: v.object({ number: v.pipe(v.string(), v.maxLength(60)) }),
  body: v.object({ reason: v.picklist(PAYOUT_REASONS), note: StaffReason }),
  answer: Outcomes,
})

export const downloadPayoutBatch = endpoint({
  ...staff,
  method: 'GET',
  path: '/api/desk/payouts/batch_csv/',
  summary: 'The withdrawals that one has taken up as CSV, with names and numbers, for the bank. Who has read them is on record. Asks for a fresh proof',
  perMinute: 10,
  download: true,
  answer: v.unknown(),
  offline: 'never',
})
