import type { OpeningKey, SealingKey } from '#contract/accounts/phone-keys.ts'

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const
const NONCE_BYTES = 12

/** Bytes that only the opening key's owner can read, and that cannot be changed, moved or left out unseen. */
export interface SealedBytes {
  nonce: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** A key for one package alone. It lives in memory, and cannot be read out of it. */
export interface PackageKey {
  key: CryptoKey
  /** The public half of a pair whose private half is thrown away: with it the owner of the opening key makes the same key. */
  once: Uint8Array<ArrayBuffer>
}

/**
 * Makes a key for one package, which from then on only the opening key can make again: not even this phone.
 * @see NIST SP 800-56A (ephemeral-static Diffie-Hellman); RFC 5869; RFC 9180 §4 for the same idea
 */
export async function newPackageKey({ x, y }: SealingKey): Promise<PackageKey> {
  const theirs = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, CURVE, false, [])
  const pair = await crypto.subtle.generateKey(CURVE, false, ['deriveBits'])
  const once = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
  return { once, key: await agreedKey(pair.privateKey, theirs, once) }
}

/** The key of a package, for who has the opening key. */
export async function packageKeyOf({ x, y, d }: OpeningKey, once: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const ours = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y, d }, CURVE, false, ['deriveBits'])
  return agreedKey(ours, await crypto.subtle.importKey('raw', once, CURVE, false, []), once)
}

async function agreedKey(ours: CryptoKey, theirs: CryptoKey, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, ours, 256)
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode('hatkhola keep for me') }
  return crypto.subtle.deriveKey(algorithm, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** @param place of the bytes in their package: sealed for one place they open in no other. */
export async function sealBytes(key: CryptoKey, place: string, bytes: ArrayBuffer): Promise<SealedBytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  return { nonce, bytes: await crypto.subtle.encrypt(howAt(nonce, place), key, bytes) }
}

/** @throws {DOMException} OperationError — another key or place, or changed bytes. */
export const openBytes = (key: CryptoKey, place: string, { nonce, bytes }: SealedBytes): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(howAt(nonce, place), key, bytes)

const howAt = (nonce: Uint8Array<ArrayBuffer>, place: string): AesGcmParams => ({ name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(place) })
