/** Every code there is, with its HTTP status; 0: made on the phone. Texts: locales, problems.json. */
export const PROBLEMS = {
  'bad-input': 400,
  /** `facts.locked` is 1 where staff have locked the account: signing in does not help. */
  'not-signed-in': 401,
  /** One answer for every cause: wrong name, wrong password, locked account. */
  'wrong-login': 401,
  'not-allowed': 403,
  /** The session is good, but its last proof of the password is too old for this. */
  'password-needed': 403,
  /** The e-mail must be verified first. */
  'not-verified': 403,
  /** More than an account may post before its e-mail is verified; `facts` has the limit by its name in contract/accounts/unverified-limits.ts. */
  'unverified-limit': 403,
  /** Staff let this person write nothing that others read; `facts.until` is the end in milliseconds since the epoch, 0 for good, `fields.silence` the reason. */
  silenced: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  /** It is taken already; `fields` says what. */
  taken: 409,
  /** Fewer seats are left than were asked for; `facts` says how many, by ticket. Nothing was taken. */
  'sold-out': 409,
  /** What was asked for costs something else by now; `facts` has the new prices. */
  'price-changed': 409,
  /** The event is over, was called off, or its tickets are not on sale now. */
  'event-closed': 409,
  /** It was changed since it was seen; `facts.version` says which version stands. Nothing was changed. */
  stale: 409,
  /** Some of it was sold or given back since its stock was seen; `facts` has what is left, as `variant_<id>`. Nothing was changed. */
  'stock-changed': 409,
  /** Fewer seats than are sold or held; `facts.taken` says how many those are. */
  'below-sold': 409,
  /** One cannot apply for it any more: it was closed, its deadline is over, or it was taken away. `facts.expired` is 1 where the deadline is why. */
  'job-closed': 409,
  /** It offers something else than what was seen; `facts.terms_version` says which offer stands. Nothing was sent. */
  'job-changed': 409,
  /** One has applied for it already; `facts.application_id` says which application that is. */
  'already-applied': 409,
  /** Staff have not let one write for the E-MAGAZINE. */
  'not-an-author': 403,
  /** Staff have taken it off; its owner cannot make it public again. */
  'taken-off': 403,
  /** Staff have taken one’s shop off: nothing new can be posted until they restore it. */
  'shop-taken-off': 403,
  /** The order is past that. */
  'bad-state': 409,
  /** Enough unpaid orders for one event. */
  'too-many-held': 409,
  /** The promo code is unknown, over, used up, or not for these tickets. */
  'coupon-refused': 409,
  /** Fewer pieces of a variant are left than were asked for, or it cannot be ordered any more; `facts`: `contract/shop/checkout-refusals.ts`. Nothing was taken. */
  'out-of-stock': 409,
  /** A shop in the order takes no orders at the moment; `facts` as above, as for the codes that follow. */
  'shop-closed': 409,
  /** The delivery option does not go to this address, or is no more. */
  'not-delivered-there': 409,
  /** A seller takes no cash with the delivery option. */
  'cod-refused': 409,
  /** Delivery costs something else by now. */
  'fee-changed': 409,
  /** The delivery of a purchase in cash is paid online in advance, and its buyer has not seen how much. */
  'fee-in-advance': 409,
  /** Enough purchases of goods that wait for their payment, or pieces of one variant in them. */
  'unpaid-limit': 409,
  /** Enough open orders to be paid in cash; `facts` has how many are open, what they come to, and the most of both: open, taka, open_most, taka_most. */
  'cod-limit': 409,
  /** Parcels were refused without cause: no cash for a time; `facts.until` is its end in milliseconds since the epoch. */
  'cod-paused': 409,
  /** The seller cannot be paid by mobile wallet now, or not so much of it; `facts` as of a checkout. */
  'wallet-refused': 409,
  /** The TrxID belongs to another claim; `fields.order` is its order, where that is one's own. */
  'trxid-used': 409,
  /** An account with open orders of goods cannot be deleted; `facts` has how many, `bought` and `sold`. */
  'orders-open': 409,
  /** The account is owed money by the house, or owes it: `owed` and `due`, whole taka. */
  'money-open': 409,
  /**
   * The time is taken, has passed, or is not offered (any more): nothing was booked. `facts.near_1` to `near_3` are the nearest free ones, in milliseconds
   * since the epoch; `facts.passed` is 1 where it has passed.
   */
  'time-gone': 409,
  /** Enough requests that wait for an answer; `facts.most` is how many there may be, `facts.of_one` is 1 where it is about this provider alone. */
  'too-many-asked': 409,
  /** Somebody has bookings to come; `facts.bookings` says how many. Nothing was changed. */
  'bookings-open': 409,
  /** It is not possible here: one of the two has blocked the other; neither learns which. */
  'not-possible': 403,
  /** Who has no shop opens a public page of their own first: nothing of a buyer is public without it. */
  'page-needed': 403,
  /** One follows, has muted or blocked as many as one may; `facts.most` is how many. */
  'relations-full': 409,
  /** Its author lets no further comment be written. */
  'comments-closed': 409,
  /** Not the code that the buyer has; `facts.left` says how often one may still be typed. */
  'wrong-code': 409,
  /** The order cannot be paid: it is over, paid, half made, or costs something else by now. 400, because the specified client reacts to that. */
  'cannot-pay': 400,
  /** The payment provider does not answer, or not so that it can be believed. Nothing was charged. */
  'gateway-down': 500,
  /** The payment provider has said nothing yet, and is still asked. Nothing was charged by asking. 500 as above. */
  'gateway-silent': 500,
  /** The same request is being worked on at this moment. */
  'in-progress': 409,
  /** The key was used for something else. */
  'key-reused': 422,
  /** The link of a mail was used, or is too old. */
  'link-expired': 410,
  'too-large': 413,
  /** What was sent came too slowly to wait for the rest. Nothing was changed. */
  'sent-too-slowly': 408,
  /** The pictures of this person take up all the room that one person has; `facts.most_mb` says how much that is. */
  'pictures-full': 507,
  'unsupported-media': 415,
  'too-many-requests': 429,
  bug: 500,
  /** Google did not confirm who this is. */
  'google-failed': 502,
  busy: 503,
  /** The disk of the service is full. Nothing was changed. */
  'service-full': 507,
  /** Made on the phone: it refuses to store more. Never on the wire. */
  'out-of-space': 0,
  /** Made on the phone: no answer came. Never on the wire. */
  offline: 0,
  /** Made on the phone: a part of the app that is not on it is wanted, and there is no network to fetch it. Never on the wire. */
  'not-on-phone': 0,
  /** Made on the phone: no answer came in time. Never on the wire. */
  'too-slow': 0,
  /** Made on the phone: something answered, but not our service (a captive portal, another version). Never on the wire. */
  'strange-answer': 0,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof PROBLEMS

const TRIED_AGAIN: readonly ProblemCode[] = [
  'in-progress',
  'sent-too-slowly',
  'too-many-requests',
  'bug',
  'busy',
  'service-full',
  'out-of-space',
  'offline',
  'not-on-phone',
  'too-slow',
  'strange-answer',
]

/** Whether the outbox sends a write that was answered so again by itself; else it keeps it for the user to decide. */
export const isTriedAgain = (code: ProblemCode): boolean => TRIED_AGAIN.includes(code)

export const isProblemCode = (value: unknown): value is ProblemCode => typeof value === 'string' && Object.hasOwn(PROBLEMS, value)

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
    return PROBLEMS[this.code]
  }
}
