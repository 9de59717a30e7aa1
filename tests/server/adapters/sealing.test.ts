import { describe, expect, it } from 'vitest'
import { CannotUnseal, seal, unseal } from '#server/adapters/sealing.ts'

const SECRET = 'a secret of the tests, at least 32 bytes'

describe('answers', () => {
  it('opens what it has sealed, in any script', () => {
    expect(unseal(SECRET, 'push key', seal(SECRET, 'push key', 'গোপন 🔑'))).toBe('গোপন 🔑')
  })

  it('seals the same text differently each time', () => {
    expect(seal(SECRET, 'push key', 'same')).not.toBe(seal(SECRET, 'push key', 'same'))
  })
})

describe('refuses', () => {
  const sealed = seal(SECRET, 'push key', 'a private key')

  it('another secret, another purpose', () => {
    expect(() => unseal(`${SECRET}!`, 'push key', sealed)).toThrow(CannotUnseal)
    expect(() => unseal(SECRET, 'ticket key', sealed)).toThrow(CannotUnseal)
  })

  it('what was changed at any byte, cut off, or never sealed', () => {
    const bytes = Buffer.from(sealed, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => unseal(SECRET, 'push key', changed.toString('base64url'))).toThrow(CannotUnseal)
    }
    expect(() => unseal(SECRET, 'push key', bytes.subarray(0, -1).toString('base64url'))).toThrow(CannotUnseal)
    expect(() => unseal(SECRET, 'push key', '')).toThrow(CannotUnseal)
  })
})
