/** What the outbox does with a write that was answered so: try again by itself, or keep it for the user to decide. */
type OutboxStep = 'later' | 'needs-you'

const PROBLEM_TABLE = {
  'bad-input': { status: 400, outbox: 'needs-you' },
  /** `facts.locked` is 1 where staff have locked the account: signing in does not help. */
  'not-signed-in': { status: 401, outbox: 'needs-you' },
  /** One answer for every cause: wrong name, wrong password, locked account. */
  'wrong-login': { status: 401, outbox: 'needs-you' },
  'not-allowed': { status: 403, outbox: 'needs-you' },
  /** The session is good, but its last proof of the password is too old for this. */
  'password-needed': { status: 403, outbox: 'needs-you' },
  /** The e-mail must be verified first. */
  'not-verified': { status: 403, outbox: 'needs-you' },
  /** More than an account may post before its e-mail is verified; `facts` has the limit by its name in contract/accounts/unverified-limits.ts. */
  'unverified-limit': { status: 403, outbox: 'needs-you' },
  /** Staff let this person write nothing that others read; `facts.until` is the end in milliseconds since the epoch, 0 for good, `fields.silence` the reason. */
  silenced: { status: 403, outbox: 'needs-you' },
  'not-found': { status: 404, outbox: 'needs-you' },
  'method-not-allowed': { status: 405, outbox: 'needs-you' },
  /** It is taken already; `fields` says what. */
  taken: { status: 409, outbox: 'needs-you' },
  /** Fewer seats are left than were asked for; `facts` says how many, by ticket. Nothing was taken. */
  'sold-out': { status: 409, outbox: 'needs-you' },
  /** What was asked for costs something else by now; `facts` has the new prices. */
  'price-changed': { status: 409, outbox: 'needs-you' },
  /** The event is over, was called off, or its tickets are not on sale now. */
  'event-closed': { status: 409, outbox: 'needs-you' },
  /** It was changed since it was seen; `facts.version` says which version stands. Nothing was changed. */
  stale: { status: 409, outbox: 'needs-you' },
  /** Fewer seats than are sold or held; `facts.taken` says how many those are. */
  'below-sold': { status: 409, outbox: 'needs-you' },
  /** One cannot apply for it any more: it was closed, its deadline is over, or it was taken away. `facts.expired` is 1 where the deadline is why. */
  'job-closed': { status: 409, outbox: 'needs-you' },
  /** It offers something else than what was seen; `facts.terms_version` says which offer stands. Nothing was sent. */
  'job-changed': { status: 409, outbox: 'needs-you' },
  /** One has applied for it already; `facts.application_id` says which application that is. */
  'already-applied': { status: 409, outbox: 'needs-you' },
  /** Staff have not let one write for the E-MAGAZINE. */
  'not-an-author': { status: 403, outbox: 'needs-you' },
  /** Staff have taken it off; its owner cannot make it public again. */
  'taken-off': { status: 403, outbox: 'needs-you' },
  /** Staff have taken one’s shop off: nothing new can be posted until they restore it. */
  'shop-taken-off': { status: 403, outbox: 'needs-you' },
  /** The order is past that. */
  'bad-state': { status: 409, outbox: 'needs-you' },
  /** Enough unpaid orders for one event. */
  'too-many-held': { status: 409, outbox: 'needs-you' },
  /** The promo code is unknown, over, used up, or not for these tickets. */
  'coupon-refused': { status: 409, outbox: 'needs-you' },
  /** The order cannot be paid: it is over, paid, half made, or costs something else by now. 400, because the specified client reacts to that. */
  'cannot-pay': { status: 400, outbox: 'needs-you' },
  /** The payment provider does not answer, or not so that it can be believed. Nothing was charged. */
  'gateway-down': { status: 500, outbox: 'needs-you' },
  /** The payment provider has said nothing yet, and is still asked. Nothing was charged by asking. 500 as above. */
  'gateway-silent': { status: 500, outbox: 'needs-you' },
  /** The same request is being worked on at this moment. */
  'in-progress': { status: 409, outbox: 'later' },
  /** The key was used for something else. */
  'key-reused': { status: 422, outbox: 'needs-you' },
  /** The link of a mail was used, or is too old. */
  'link-expired': { status: 410, outbox: 'needs-you' },
  'too-large': { status: 413, outbox: 'needs-you' },
  /** What was sent came too slowly to wait for the rest. Nothing was changed. */
  'sent-too-slowly': { status: 408, outbox: 'later' },
  /** The pictures of this person take up all the room that one person has; `facts.most_mb` says how much that is. */
  'pictures-full': { status: 507, outbox: 'needs-you' },
  'unsupported-media': { status: 415, outbox: 'needs-you' },
  'too-many-requests': { status: 429, outbox: 'later' },
  bug: { status: 500, outbox: 'later' },
  /** Google did not confirm who this is. */
  'google-failed': { status: 502, outbox: 'needs-you' },
  busy: { status: 503, outbox: 'later' },
  /** The disk of the service is full. Nothing was changed. */
  'service-full': { status: 507, outbox: 'later' },
  /** Made on the phone: it refuses to store more. Never on the wire. */
  'out-of-space': { status: 0, outbox: 'later' },
  /** Made on the phone: no answer came. Never on the wire. */
  offline: { status: 0, outbox: 'later' },
  /** Made on the phone: a part of the app that is not on it is wanted, and there is no network to fetch it. Never on the wire. */
  'not-on-phone': { status: 0, outbox: 'later' },
  /** Made on the phone: no answer came in time. Never on the wire. */
  'too-slow': { status: 0, outbox: 'later' },
  /** Made on the phone: something answered, but not our service (a captive portal, another version). Never on the wire. */
  'strange-answer': { status: 0, outbox: 'later' },
} as const satisfies Record<string, { status: number; outbox: OutboxStep }>

export type ProblemCode = keyof typeof PROBLEM_TABLE

/** Every code there is: its HTTP status (0 = made on the phone) and what the outbox does with it. Texts: locales, problems.json. */
export const PROBLEMS: Record<ProblemCode, { status: number; outbox: OutboxStep }> = PROBLEM_TABLE

export const isProblemCode = (value: unknown): value is ProblemCode => typeof value === 'string' && Object.hasOwn(PROBLEM_TABLE, value)

/** The body of a refused request. @see RFC 9457; decisions "The service interface" */
export interface ProblemBody {
  type: 'about:blank'
  title: string
  status: number
  code: ProblemCode
  /** The inputs at fault, by name, each with a short machine-made reason in English. */
  fields?: Record<string, string>
  /** Numbers that explain it, such as the seats that are left. */
  facts?: Record<string, number>
  request_id?: string
}

/**
 * An expected failure: it has a code, and a text in both languages.
 * The server throws it where it knows; the page throws the same class again from the answer.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  /** Numbers that explain it; which ones is said where it is thrown. */
  readonly facts: Record<string, number> | undefined
  /** Seconds to wait before asking again, when the answer named them. */
  readonly retryAfterSeconds: number | undefined
  /** Set on the phone from the answer, so that a user can quote it. */
  readonly requestId: string | undefined

  constructor(
    code: ProblemCode,
    more: { fields?: Record<string, string>; facts?: Record<string, number>; retryAfterSeconds?: number; requestId?: string; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause })
    this.name = 'Problem'
    this.code = code
    this.fields = more.fields
    this.facts = more.facts
    this.retryAfterSeconds = more.retryAfterSeconds
    this.requestId = more.requestId
  }

  get status(): number {
    return PROBLEMS[this.code].status
  }
}
