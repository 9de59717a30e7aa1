import { hash, timingSafeEqual } from 'node:crypto'
import { lowerCase } from '#contract/core/one-form.ts'

/** Without these a signature says nothing about the payment. */
const ALWAYS_SIGNED = ['status', 'tran_id', 'amount', 'currency', 'store_id']
const SIGN = /^[0-9a-f]{32}$/i

/**
 * The signature of the fields that `verify_key` names and the message has.
 * @returns lower-case hex. MD5 is the provider's choice and keeps out noise only.
 * @see facts "SSLCOMMERZ v4" 5
 */
export function signatureOf(fields: ReadonlyMap<string, string>, storePassword: string, kind: 'md5' | 'sha256' = 'md5'): string {
  const signed = new Map([...namesIn(fields)].map((name) => [name, fields.get(name) ?? '']))
  signed.set('store_passwd', hash('md5', storePassword))
  // Plain byte order, as names of the protocol are ASCII.
  const names = [...signed.keys()].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
  return hash(kind, names.map((name) => `${name}=${signed.get(name)}`).join('&'))
}

/** Whether the gateway has signed the fields, and among them all that say what was paid. */
export function isSigned(fields: ReadonlyMap<string, string>, storePassword: string): boolean {
  const names = namesIn(fields)
  const needed = fields.get('status') === 'VALID' ? [...ALWAYS_SIGNED, 'val_id'] : ALWAYS_SIGNED
  const claimed = fields.get('verify_sign') ?? ''
  if (!SIGN.test(claimed) || !needed.every((name) => names.has(name))) return false
  return timingSafeEqual(Buffer.from(lowerCase(claimed)), Buffer.from(signatureOf(fields, storePassword)))
}

/** Fields of the message that are signed; what is not among them must not be used. */
export function namesIn(fields: ReadonlyMap<string, string>): Set<string> {
  return new Set((fields.get('verify_key') ?? '').split(',').filter((name) => fields.has(name)))
}
