import type { Language } from '#contract/core/languages.ts'
import type { ProblemCode } from '#contract/core/problem.ts'

/**
 * What a write that was not acknowledged can be. `draft`: its owner changes it just now; `waiting`: it goes out by itself; `sending`;
 * `sent`: the service has it, and has answered; `needs-you`: the service refused, and only its owner can decide; `login`: it goes on when
 * its owner has signed in; `ask-first`: so much time has passed that its owner is asked before it is sent; `discarded`: can be taken back
 * for a moment. @see facts "PWA, offline" 2.6
 */
export const OUTBOX_STATES = ['draft', 'waiting', 'sending', 'sent', 'needs-you', 'login', 'ask-first', 'discarded'] as const
type OutboxState = (typeof OUTBOX_STATES)[number]

/** The owner of what belongs to no account but to this phone: the scans of its gates, comments without an account. No account has this id. */
export const PHONE = 0
/** What writers without an account have in the outbox of this phone, as entries name it. */
export const GUEST_COMMENTS = 'guest-comments'
/** Parcels that were handed over by the link of a rider, who needs no account. */
export const RIDER_DELIVERIES = 'rider-deliveries'
/** What the screens of the outbox show of this phone's own; scans are shown at their gates. */
const SHOWN_OF_PHONE: readonly string[] = [GUEST_COMMENTS, RIDER_DELIVERIES]
export const isShownOfPhone = ({ noun }: Pick<OutboxEntry, 'noun'>): boolean => SHOWN_OF_PHONE.includes(noun)

/** One write of one person, kept in that person's database until the service has acknowledged it and its owner has seen so. */
export interface OutboxEntry {
  id: string
  /** Goes along with every try of the same intent; a changed intent has another one. */
  idempotency_key: string
  /** What it is about, as folders name it: `orders`. */
  noun: string
  method: string
  /** Canonical address without origin. */
  address: string
  body: unknown
  /** Files of a form, by field, several of one in their order, or the one that is the body (`UPLOAD_FIELD`): their bytes lie beside the entry. Absent where there are none, and in what earlier versions wrote. */
  files?: Record<string, FileOfEntry | FileOfEntry[]>
  /** What it sets, where only the last wish counts, such as `reaction 12`: a newer one about the same replaces it as long as it cannot have arrived. */
  subject?: string
  /** An earlier one about the same subject that may have arrived, by its id: that one is settled first. */
  after?: string
  /** Entries of one noun with the same word go out one after the other, as they were made, also where the first gets no answer: steps of one order. */
  in_turn?: string
  /** What the noun's own screen shows of it; its shape is the noun's. */
  about: unknown
  language: Language
  /** ISO 8601 UTC, all of them by this phone's clock. */
  created_at: string
  changed_at: string
  /** From then on its owner is asked before it is sent; null: never. */
  ask_after: string | null
  /** From then on it is sent no more, and its owner decides: what it asks for would have passed. By this phone's clock; absent: never. */
  send_before?: string
  state: OutboxState
  tries: number
  next_at: string | null
  /** A try went out and no answer came: the service may have it. */
  may_have_arrived: boolean
  /** Why it stands where it stands; null while nothing is wrong. */
  problem: { code: ProblemCode; fields?: Record<string, string>; facts?: Record<string, number> } | null
  /** What the service answered; null before. */
  answer: unknown
}

/** A file that waits with its entry. */
export interface FileOfEntry {
  /** Under which its bytes lie in the same database. */
  key: string
  /** As the phone calls it; empty where it has no name. */
  name: string
  /** MIME type. */
  type: string
  /** Bytes. */
  size: number
}

/**
 * Whether a newer wish about the same subject may stand in its place: the service has certainly not received the older one. One that is being sent, or whose
 * answer was lost, may have been done, and done again after the newer one it would undo that.
 */
export const isReplaceable = ({ state, may_have_arrived }: OutboxEntry): boolean => !may_have_arrived && state !== 'sending' && state !== 'sent'

/** What would still be sent. */
export const isToBeSent = ({ state }: Pick<OutboxEntry, 'state'>): boolean => state === 'waiting' || state === 'login' || state === 'ask-first'

/** The name of the file of an entry whose body is that file, as those of a form have the names of their fields. */
export const UPLOAD_FIELD = 'file'

/** In the private database of its owner all that the outbox has lies under keys that begin so. */
export const OUTBOX_KEY = 'outbox '
/** The bytes of files do so too: versions that know of none leave them where they are. No name of an entry begins with the sign. */
export const OUTBOX_FILE_KEY = `${OUTBOX_KEY}~`

/** Whether an entry lies there, and not a file of one. */
export const isEntryKey = (key: string): boolean => key.startsWith(OUTBOX_KEY) && !key.startsWith(OUTBOX_FILE_KEY)
