import { BASE32_SIGNS } from '../../core/base32-signs.ts'

/** Browsers and Node have both. */
declare const crypto: { subtle: { digest: (name: 'SHA-256', bytes: Uint8Array) => Promise<ArrayBuffer> } }

const LENGTH = 16

/** 16 signs of the SHA-256 of an order's key: who reads them knows whether a key fits, and cannot make one that does. @param key a `ClientKey` */
export async function keyHash(key: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest(
      'SHA-256',
      Uint8Array.from(key, (sign) => sign.charCodeAt(0)),
    ),
  )
  const bits = Array.from(bytes.subarray(0, (LENGTH * 5) / 8), (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32_SIGNS[Number.parseInt(five, 2)]).join('')
}
