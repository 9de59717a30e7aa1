import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals what may lie in the database but must not be read there: AES-256-GCM under a key of its own, made from the secret of the app.
 * @param purpose what it is, such as `push key`: what was sealed as one thing opens as no other. @returns base64url.
 * @see RFC 5869; NIST SP 800-38D
 */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/**
 * What was sealed.
 * @throws {CannotUnseal} another secret or purpose sealed it, or it was changed.
 */
export function unseal(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const tagAt = bytes.length - TAG_BYTES
  if (tagAt < NONCE_BYTES) throw new CannotUnseal(purpose)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(tagAt))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, tagAt)), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new CannotUnseal(purpose, { cause })
  }
}

/** The secret is another one than when it was sealed, or the row was changed. */
export class CannotUnseal extends Error {
  override name = 'CannotUnseal'

  constructor(purpose: string, options?: ErrorOptions) {
    super(`the ${purpose} in the database was not sealed with this APP_SECRET`, options)
  }
}

const keyOf = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `hatkhola sealing: ${purpose}`, 32))
