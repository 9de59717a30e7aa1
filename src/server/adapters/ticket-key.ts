import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { TicketSigner } from './ticket-signer.ts'

/** Both halves of a key: the point as in a JWK, the private half as PKCS #8 in base64url. */
interface TicketKey {
  x: string
  y: string
  secret_half: string
}

/** A new key: ECDSA over P-256. @see FIPS 186-5 §6 */
export function makeTicketKey(): TicketKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return { x, y, secret_half: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url') }
}

/** Signs with the private half of a key. @param kid what the key is called in QR codes, 0 to 255. */
export function signerWith(kid: number, secret_half: string): TicketSigner {
  const key = createPrivateKey({ key: Buffer.from(secret_half, 'base64url'), format: 'der', type: 'pkcs8' })
  // As WebCrypto has it: r and s one after the other, not in ASN.1.
  return { kid, sign: (claim) => sign('sha256', claim, { key, dsaEncoding: 'ieee-p1363' }) }
}
