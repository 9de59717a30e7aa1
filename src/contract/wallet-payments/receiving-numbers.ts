import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, idText, MediaPath, MobileNumber } from '../core/fields.ts'
import { PICTURE_UPLOAD } from '../core/images.ts'
import { RECEIVING_KINDS, WALLETS } from './wallets.ts'

/** A number of a seller to which buyers pay. */
export const ReceivingNumber = v.object({
  number_id: Id,
  wallet: v.picklist(WALLETS),
  /** `+8801…`. */
  number: v.string(),
  kind: v.picklist(RECEIVING_KINDS),
  /** Its QR code, as the wallet gives it to merchants. Answers of earlier versions have none. */
  picture: v.optional(v.nullable(MediaPath), null),
  /** Buyers are shown it. */
  is_active: v.boolean(),
  /** Buyers have paid to it: it can be switched off, and not deleted. */
  is_used: v.boolean(),
  created_at: Instant,
})
export type ReceivingNumber = v.InferOutput<typeof ReceivingNumber>

const results = v.object({ results: v.array(ReceivingNumber) })
const params = v.object({ number_id: idText })

export const listReceivingNumbers = endpoint({
  method: 'GET',
  path: '/api/wallet_payments/numbers/',
  summary: 'The numbers to which buyers of one’s shop pay by mobile wallet',
  access: 'seller',
  answer: results,
  offline: { keepDays: 365, noun: 'wallet-payments', shape: 'list' },
})

/** Once more, it is the same number. Asks for a fresh proof: who changes it changes where money goes. `bad-input` of `number`: there are enough. */
export const addReceivingNumber = endpoint({
  method: 'POST',
  path: '/api/wallet_payments/numbers/',
  summary: 'Adds a number to which buyers pay by mobile wallet; asks for a fresh proof, and is on record',
  access: 'seller',
  perMinute: 10,
  once: true,
  body: v.object({ wallet: v.picklist(WALLETS), number: MobileNumber, kind: v.picklist(RECEIVING_KINDS) }),
  answer: results,
  offline: 'refuse',
})

/** Switching it on asks for a fresh proof. */
export const switchReceivingNumber = endpoint({
  method: 'PATCH',
  path: '/api/wallet_payments/numbers/{number_id}/',
  summary: 'Shows a number to buyers, or shows it no more',
  access: 'seller',
  perMinute: 20,
  params,
  body: v.object({ is_active: v.boolean() }),
  answer: results,
  offline: 'refuse',
})

/** `bad-state`: buyers have paid to it. */
export const deleteReceivingNumber = endpoint({
  method: 'DELETE',
  path: '/api/wallet_payments/numbers/{number_id}/',
  summary: 'Deletes a number to which no buyer has paid',
  access: 'seller',
  perMinute: 20,
  params,
  answer: results,
  offline: 'refuse',
})

/** In place of the one before. Asks for a fresh proof, as a new number does: who scans it pays to whom it says. */
export const saveNumberPicture = endpoint({
  method: 'POST',
  path: '/api/wallet_payments/numbers/{number_id}/picture/',
  summary: 'The QR code of a number, to buyers: the bytes of a JPEG, PNG or WebP as the body; asks for a fresh proof, and is on record',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 20,
  params,
  upload: PICTURE_UPLOAD,
  answer: results,
  offline: 'refuse',
})

export const dropNumberPicture = endpoint({
  method: 'DELETE',
  path: '/api/wallet_payments/numbers/{number_id}/picture/',
  summary: 'Removes the QR code of a number',
  access: 'seller',
  perMinute: 20,
  params,
  answer: results,
  offline: 'refuse',
})

/** At most so many as a basket has shops. */
const Sellers = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,19}$/),
  v.transform((text) => text.split(',').map(Number)),
  v.check((ids) => ids.every((id) => id <= 2_147_483_647)),
)

export const listWalletOffers = endpoint({
  method: 'GET',
  path: '/api/wallet_payments/offers/',
  summary: 'By which mobile wallets sellers can be paid',
  access: 'signed-in',
  query: v.object({ sellers: Sellers }),
  answer: v.object({ results: v.array(v.object({ seller: Id, wallets: v.array(v.picklist(WALLETS)) })) }),
  offline: { keepDays: 30, noun: 'wallet-payments', shape: 'list' },
})
