import { lowerCase } from '#contract/core/one-form.ts'
import type { Notice } from './payment.ts'
import { isSigned, namesIn } from './signature.ts'

const MOST_BYTES = 16 * 1024
const MOST_FIELDS = 80
const TRAN_ID = /^[A-Za-z0-9-]{1,30}$/
const VAL_ID = /^[A-Za-z0-9]{1,50}$/
const CLAIM = /^[A-Z_]{1,30}$/

/**
 * What a message claims that the gateway has signed for this store.
 * @param form the body as it came, urlencoded. @returns undefined — too large, a field twice, not ours, or not signed.
 */
export function readNotice(form: string, store: { store_id: string; store_password: string }): Notice | undefined {
  if (Buffer.byteLength(form) > MOST_BYTES) return undefined
  const pairs = [...new URLSearchParams(form)]
  const fields = new Map(pairs)
  if (pairs.length > MOST_FIELDS || fields.size < pairs.length) return undefined
  if (fields.get('store_id') !== store.store_id || !isSigned(fields, store.store_password)) return undefined
  const signed = namesIn(fields)
  const tran_id = fields.get('tran_id') ?? ''
  const claimed = fields.get('status') ?? ''
  // Absent and empty both mean that there is none.
  const val_id = (signed.has('val_id') && fields.get('val_id')) || undefined
  const isWhole = TRAN_ID.test(tran_id) && CLAIM.test(claimed) && (val_id === undefined ? claimed !== 'VALID' : VAL_ID.test(val_id))
  // It was just found to be the one of what is signed.
  const mark = lowerCase(fields.get('verify_sign') ?? '')
  return isWhole ? { tran_id, val_id, claimed, mark } : undefined
}
