import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { flagText } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { oneLine, oneLineRequired, someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'
import { BASKET_LIMITS } from './basket-lines.ts'
import { DECLINE_REASONS, REMEDIES, RETURN_LIMITS, RETURN_STATES, RETURN_WHYS } from './return-rules.ts'
import { OrderNumber, Tracking } from './shop-orders.ts'

const say = (reason: Reason) => reason

/** What a step comes to: the complaint itself is read by `readShopReturn`. Small, because the worker carries it for each of them. */
const ReturnStep = v.object({ number: v.string(), state: v.picklist(RETURN_STATES) })
export type ReturnStep = v.InferOutput<typeof ReturnStep>

const params = v.object({ number: OrderNumber })

/** As a phone has it: one picture of a message. */
export const RETURN_PICTURE = { types: PICTURE_UPLOAD.types, mostBytes: 5 * 1024 * 1024 } as const

/** Lines of an order and how many pieces of each, as a form has them: `12:1,13:2`. */
export const ReturnLinesText = v.pipe(
  v.string(say('required')),
  v.minLength(1, say('required')),
  v.maxLength(BASKET_LIMITS.linesMost * 20, say('too-many')),
  v.regex(/^[1-9]\d{0,9}:[1-9]\d?(?:,[1-9]\d{0,9}:[1-9]\d?)*$/, say('does-not-fit')),
  v.transform((text) =>
    text.split(',').map((line) => {
      const [id = 0, quantity = 0] = line.split(':').map(Number)
      return { id, quantity }
    }),
  ),
  v.check((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, say('does-not-fit')),
)

const TextOfReturn = someLines(RETURN_LIMITS.textLongest)
/** Whole taka that go back. */
export const ReturnTaka = v.pipe(
  v.number(say('not-a-number')),
  v.integer(say('not-a-number')),
  v.minValue(1, say('too-small')),
  v.maxValue(9_999_999, say('too-large')),
)

/**
 * The fields of the form, all of them texts; the same on both sides. Words are needed where a picture alone does not say what is wrong; whether the pieces
 * are there, and how much can go back, is the service's to see.
 */
export const ReturnForm = v.pipe(
  v.object({
    order: OrderNumber,
    why: v.picklist(RETURN_WHYS, say('required')),
    wish: v.picklist(REMEDIES, say('required')),
    lines: ReturnLinesText,
    text: v.optional(TextOfReturn, ''),
    /** Whole taka that are asked for; absent: what the pieces cost. */
    amount: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, say('not-a-number')), v.transform(Number))),
    /** Of who has changed their mind: it was not used. */
    is_unused: v.optional(flagText),
  }),
  v.forward(
    v.partialCheck([['why'], ['text']], ({ why, text }) => why === 'not-come' || why === 'changed-mind' || text !== '', say('required')),
    ['text'],
  ),
  v.forward(
    v.partialCheck([['why'], ['is_unused']], ({ why, is_unused }) => why !== 'changed-mind' || is_unused === true, say('required')),
    ['is_unused'],
  ),
  v.forward(
    v.partialCheck([['why'], ['wish']], ({ why, wish }) => why !== 'changed-mind' || wish === 'refund', say('does-not-fit')),
    ['wish'],
  ),
)
export type ReturnForm = v.InferOutput<typeof ReturnForm>

/**
 * `bad-state`: there is an open complaint about the order (`facts.open` 1), there were too many (`facts.most`), or it is not for complaints.
 * `bad-input`: of `lines`, pieces that cannot be complained of (any more); of `why`, a reason that does not fit the order; of `amount`, more than can go back
 * (`facts.most`).
 */
export const createShopReturn = endpoint({
  method: 'POST',
  path: '/api/shop_return/',
  summary: 'Complains of an order of goods, or sends some of it back: multipart, with up to five pictures as pictures. The seller has 72 hours to answer',
  access: 'signed-in',
  perMinute: 10,
  once: true,
  form: {
    files: { pictures: { ...RETURN_PICTURE, most: RETURN_LIMITS.picturesMost } },
    mostBytes: RETURN_LIMITS.picturesMost * RETURN_PICTURE.mostBytes + 64 * 1024,
    mostFields: 40,
  },
  body: ReturnForm,
  answer: ReturnStep,
  offline: 'queue',
})

/** A step of a complaint. Made twice it is one step; what is past it is refused as bad-state. */
const step = { method: 'POST', access: 'signed-in', perMinute: 60, once: true, params, answer: ReturnStep, offline: 'queue' } as const
const nothing = v.object({})

/**
 * Money that was paid online begins to go back with it where no goods come back. Where a replacement was agreed on, it can be sent again with `refund` and
 * no less than the pieces cost. `bad-input`: of `amount`, more than can go back (`facts.most`), or too little then (`facts.least`); of `goes_back`, of goods
 * that never came.
 */
export const agreeToReturn = endpoint({
  ...step,
  isMoney: true,
  path: '/api/shop_return/{number}/agree/',
  summary: 'The seller agrees: to so much money or to a replacement, with or without the goods coming back. The answer says where they are sent',
  body: v.variant('remedy', [
    v.object({ remedy: v.literal('refund'), amount: ReturnTaka, goes_back: v.boolean(), answer: v.optional(TextOfReturn, '') }),
    v.object({ remedy: v.literal('replacement'), goes_back: v.boolean(), answer: v.optional(TextOfReturn, '') }),
  ]),
})

export const declineReturn = endpoint({
  ...step,
  path: '/api/shop_return/{number}/decline/',
  summary: 'The seller declines, and says why; the buyer can ask staff for seven days',
  body: v.object({
    reason: v.picklist(DECLINE_REASONS),
    answer: v.pipe(
      TextOfReturn,
      v.check((text) => text !== '', say('required')),
    ),
  }),
})

const Parcel = v.object({ courier: v.optional(oneLine(RETURN_LIMITS.courierLongest), ''), tracking: v.optional(Tracking, '') })

export const sendReturnBack = endpoint({
  ...step,
  path: '/api/shop_return/{number}/send_back/',
  summary: 'The buyer has sent the goods back; named again, courier and number are corrected',
  body: Parcel,
})

export const receiveReturn = endpoint({
  ...step,
  isMoney: true,
  path: '/api/shop_return/{number}/receive/',
  summary: 'The goods are back with the seller: what is whole is in stock again, and money that was paid online goes back',
  body: v.object({ is_whole: v.boolean() }),
})

export const noteReturnRefund = endpoint({
  ...step,
  isMoney: true,
  path: '/api/shop_return/{number}/refund_sent/',
  summary: 'The seller has sent money back that was paid in cash, and names the transfer',
  body: v.object({ reference: oneLineRequired(RETURN_LIMITS.referenceLongest) }),
})

/** `sold-out`: some piece is not there any more (`facts` by `variant_<id>`); the seller agrees once more, to a refund. */
export const sendReplacement = endpoint({
  ...step,
  path: '/api/shop_return/{number}/send_replacement/',
  summary: 'The seller has sent the replacement; its pieces are taken from stock',
  body: Parcel,
})

export const confirmReturn = endpoint({
  ...step,
  isMoney: true,
  path: '/api/shop_return/{number}/confirm/',
  summary: 'The buyer has the money or the replacement',
  body: nothing,
})

export const withdrawReturn = endpoint({
  ...step,
  path: '/api/shop_return/{number}/withdraw/',
  summary: 'The buyer takes a complaint back',
  body: nothing,
})

export const escalateReturn = endpoint({
  ...step,
  path: '/api/shop_return/{number}/escalate/',
  summary: 'One side asks staff to decide, and says why',
  body: v.object({ text: v.optional(TextOfReturn, '') }),
})
