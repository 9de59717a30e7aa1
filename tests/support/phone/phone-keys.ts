import { createECDH } from 'node:crypto'
import type { OpeningKey, SealingKey } from '#contract/accounts/phone-keys.ts'

/** The keys of a user on this phone, as the service derives them. @param of names them: the same name has the same keys. @param secret of the service */
export function phoneKeysOf(of: string, secret = 'a secret'): { sealing: SealingKey; opening: OpeningKey } {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(`${of} ${secret}`.padEnd(32, '.').slice(0, 32)))
  const point = pair.getPublicKey()
  const sealing = { mark: of.padEnd(22, '0'), x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  return { sealing, opening: { ...sealing, d: pair.getPrivateKey().toString('base64url') } }
}
