import * as v from 'valibot'
import { say } from '../accounts/account-fields.ts'
import { SECURITY_EVENT_KINDS } from '../accounts/security-events.ts'
import { Silence } from '../accounts/silences.ts'
import { CASE_KINDS, CASE_STATES, REPORT_REASONS } from '../cases/case-kinds.ts'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, MediaPath, Words } from '../core/fields.ts'
import { someLines } from '../core/names.ts'
import { PURCHASE_KINDS } from '../purchases/purchase-kinds.ts'
import { PURCHASE_STATES } from '../purchases/purchase-rules.ts'
import { Suspension } from '../sellers/suspension.ts'

export const DESK_LIMITS = {
  reasonShortest: 3,
  reasonLongest: 300,
  answerLongest: 500,
  /** Rows of a page of results, of the log and of the queue. */
  perPage: 30,
  /** Orders, silences and actions that the page of a person shows. */
  listed: 20,
  /** What is removed together with a silence. */
  recentHours: 24,
} as const

/** How long a silence may be, beside for good. */
export const SILENCE_DAYS = [1, 7, 30] as const

/** Why staff do what they do. */
export const DeskReason = v.pipe(
  someLines(DESK_LIMITS.reasonLongest),
  v.check((text) => text !== '', say('required')),
  v.check((text) => [...text].length >= DESK_LIMITS.reasonShortest, say('too-short')),
)
const Reasoned = v.object({ reason: DeskReason })

/** A username, also of a deleted account (`deleted#12`), or the number of an account (`#12`). */
const named = v.object({ username: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) })

const Role = {
  is_staff: v.boolean(),
  is_author: v.boolean(),
  locked_at: v.nullable(Instant),
  deleted_at: v.nullable(Instant),
  /** Whether staff let them write nothing that others read. */
  is_silenced: v.boolean(),
}

/** A person in a list: nothing by which they could be reached. */
export const FoundPerson = v.object({
  user_id: Id,
  username: v.string(),
  full_name: v.string(),
  /** Name of the shop; null: they sell nothing. */
  shop: v.nullable(v.string()),
  created_at: Instant,
  ...Role,
})
export type FoundPerson = v.InferOutput<typeof FoundPerson>

export const findPeople = endpoint({
  method: 'GET',
  path: '/api/desk/people/',
  summary: 'Accounts whose username or full name begins so, or whose email or phone number it is exactly; all where nothing is asked. The latest first',
  access: 'staff',
  perMinute: 60,
  query: v.object({ q: v.optional(v.pipe(Words, v.maxLength(254))), cursor: v.optional(Cursor) }),
  answer: v.object({ results: v.array(FoundPerson), next_cursor: v.nullable(v.string()) }),
  offline: 'never',
})

/** A silence, to staff. */
export const DeskSilence = v.object({
  id: Id,
  ...Silence.entries,
  /** Usernames of staff. */
  by: v.nullable(v.string()),
  lifted_by: v.nullable(v.string()),
  answered_by: v.nullable(v.string()),
})
export type DeskSilence = v.InferOutput<typeof DeskSilence>

/** What happened, for staff. Nothing in it names or reaches a person, but for usernames. */
export const LogRow = v.object({
  id: Id,
  at: Instant,
  kind: v.picklist(SECURITY_EVENT_KINDS),
  by: v.picklist(['person', 'staff', 'service']),
  /** To whose account; null where there is none of that name. */
  username: v.nullable(v.string()),
  /** Who of the staff did it; null where it was done at a terminal, or not by staff. */
  staff: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
})
export type LogRow = v.InferOutput<typeof LogRow>

/** By which the log can be narrowed down. */
export const LOG_KINDS = SECURITY_EVENT_KINDS

/** A person to staff. Email and phone number are masked: they are had from `showContact`. */
export const DeskPerson = v.object({
  ...FoundPerson.entries,
  /** Whether it is the account of who asks. */
  is_own: v.boolean(),
  /** Whether it was asked to make it one of staff, and a second member of staff has not decided. */
  is_grant_waiting: v.boolean(),
  profile_picture: v.nullable(MediaPath),
  email_verified: v.boolean(),
  masked: v.object({ email: v.string(), phone: v.nullable(v.string()) }),
  shops: v.array(v.object({ name: v.string(), slug: v.string() })),
  orders: v.object({
    total: Count,
    latest: v.array(
      v.object({ number: v.string(), kind: v.picklist(PURCHASE_KINDS), state: v.picklist(PURCHASE_STATES), final_price: Count, created_at: Instant }),
    ),
  }),
  /** Cases about what is theirs. */
  cases: v.object({
    total: Count,
    latest: v.array(v.object({ case_id: Id, kind: v.picklist(CASE_KINDS), state: v.picklist(CASE_STATES), report_count: Count, opened_at: Instant })),
  }),
  /** What they reported of others. */
  reports: v.object({
    total: Count,
    latest: v.array(v.object({ case_id: Id, kind: v.picklist(CASE_KINDS), state: v.picklist(CASE_STATES), reason: v.picklist(REPORT_REASONS), at: Instant })),
  }),
  /** What they did with parcels in the days that count; null: they have never ordered goods. */
  buying: v.nullable(v.object({ received: Count, refused: Count, forgiven_at: v.nullable(Instant), cash_paused_until: v.nullable(Instant) })),
  /** Their shop; null: they have none. */
  selling: v.nullable(
    v.object({
      /** Orders of goods of the days that count in which the seller's part is decided, and how many of them were in time. */
      orders: Count,
      on_time: Count,
      /** Of the same days: cancelled by the seller, and late now. */
      cancelled: Count,
      late: Count,
      /** Staff let it sell nothing. */
      suspended: v.nullable(Suspension),
    }),
  ),
  silences: v.array(DeskSilence),
  sessions: v.array(v.object({ device: v.string(), created_at: Instant, last_used_at: Instant })),
  /** What staff did with the account, the latest first. */
  actions: v.array(LogRow),
})
export type DeskPerson = v.InferOutput<typeof DeskPerson>

const about = { access: 'staff', params: named, answer: DeskPerson } as const

export const readPerson = endpoint({
  method: 'GET',
  path: '/api/desk/people/{username}/',
  summary: 'An account as staff see it, without email and phone number. That it was looked at is recorded',
  ...about,
  perMinute: 60,
  offline: 'never',
})

export const showContact = endpoint({
  method: 'POST',
  path: '/api/desk/people/{username}/show_contact/',
  summary: 'Email and phone number of an account. That they were shown is recorded',
  ...about,
  perMinute: 20,
  body: v.object({}),
  answer: v.object({ email: v.string(), phone: v.nullable(v.string()) }),
  offline: 'refuse',
})

const decision = { method: 'POST', ...about, perMinute: 20, body: Reasoned, offline: 'refuse' } as const

export const lockPerson = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/lock/',
  summary:
    'Locks an account: its sessions end, nobody can log in to it, its events are off sale and its jobs closed. `password-needed` as for the password; never one’s own',
})

export const unlockPerson = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/unlock/',
  summary: 'Lets the owner of a locked account log in again. `password-needed` as for the password',
})

export const endPersonSessions = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/end_sessions/',
  summary: 'Logs an account out on every device',
})

export const silencePerson = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/silence/',
  summary:
    'Lets a person write nothing that others read, for some days or for good (`days` null); `remove_recent` removes what they wrote in the last 24 hours. `bad-state`: they are silenced, deleted, or of the staff',
  body: v.object({ ...Reasoned.entries, days: v.nullable(v.picklist(SILENCE_DAYS)), remove_recent: v.optional(v.boolean(), false) }),
})

export const liftSilence = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/lift/',
  summary: 'Ends the silence of a person before its time. `bad-state`: there is none',
})

export const suspendSelling = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/suspend_selling/',
  summary:
    'Lets a shop sell nothing: its goods are in no public list and cannot be ordered; orders that were placed go on. Its seller reads the reason. `bad-state`: it is suspended, or there is no shop',
})

export const releaseSelling = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/release_selling/',
  summary: 'Lets a suspended shop sell again; its seller reads the reason. `bad-state`: it is not suspended',
})

export const forgiveBuyer = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/forgive/',
  summary: 'Parcels that were refused until now count no more: cash on delivery is open to the buyer again. `bad-state`: none counts',
})

/** What staff answer to an objection. */
export const ObjectionAnswer = v.pipe(
  someLines(DESK_LIMITS.answerLongest),
  v.check((text) => text !== '', say('required')),
  v.check((text) => [...text].length >= DESK_LIMITS.reasonShortest, say('too-short')),
)

export const answerObjection = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/objection/',
  summary: 'Answers the objection to a silence, and lifts or upholds it; the person reads the answer. `bad-state`: none waits for an answer',
  body: v.object({
    decision: v.picklist(['lift', 'uphold']),
    answer: ObjectionAnswer,
  }),
})

export const grantStaff = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/grant_staff/',
  summary:
    'Asks for an account to be made one of staff: a second member of staff must agree. `password-needed` as for the password; `bad-state`: it is, or it was asked for',
})

export const revokeStaff = endpoint({
  ...decision,
  path: '/api/desk/people/{username}/revoke_staff/',
  summary: 'Makes an account of staff an ordinary one, at once. `password-needed` as for the password; never one’s own',
})

/** An objection that waits for an answer. */
export const WaitingObjection = v.object({ username: v.string(), silence: DeskSilence })
export type WaitingObjection = v.InferOutput<typeof WaitingObjection>

export const listObjections = endpoint({
  method: 'GET',
  path: '/api/desk/objections/',
  summary: 'Objections to silences that wait for an answer, the oldest silence first',
  access: 'staff',
  perMinute: 60,
  query: v.object({ cursor: v.optional(Cursor) }),
  answer: v.object({ results: v.array(WaitingObjection), next_cursor: v.nullable(v.string()), total: Count }),
  offline: 'never',
})

export const readLog = endpoint({
  method: 'GET',
  path: '/api/desk/log/',
  summary:
    'What happened to accounts and what staff did, the latest first: of one kind, to one account (`user`), by one of the staff (`by`). Looks of staff are in it too',
  access: 'staff',
  perMinute: 60,
  query: v.object({
    kind: v.optional(v.picklist(SECURITY_EVENT_KINDS)),
    user: v.optional(v.pipe(Words, v.maxLength(60))),
    by: v.optional(v.pipe(Words, v.maxLength(60))),
    cursor: v.optional(Cursor),
  }),
  answer: v.object({ results: v.array(LogRow), next_cursor: v.nullable(v.string()) }),
  offline: 'never',
})
